import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { mediaField, useMedia } from '#domains/file'
import { loadPart } from '#lib/page/load-part'
import { useText } from '#lib/text'
import type { Editor } from '../editor.ts'
import { type FileModule, filePurposes } from '../module-kinds.ts'
import { text } from '../text/index.ts'

const MediaField = lazy(async () => ({ default: await loadPart(mediaField) }))

type FileBodyProps = { readonly editor: Editor; readonly module: FileModule }

/** The file of a module: how far it is processed, what is wrong with it, and the possible actions. */
export function FileBody({ editor, module }: FileBodyProps) {
  const t = useText(text).module
  const { type, body } = module
  useMeasuredMinutes(editor, module)
  return (
    <div className="ly-field">
      <span className="ly-field-label">
        {t.files[type]}
        <span className="ly-field-must" aria-hidden="true">
          *
        </span>
      </span>
      <Suspense fallback={null}>
        <MediaField
          purpose={filePurposes[type]}
          fileId={body.fileId}
          stored={editor.fileOf(body.fileId)}
          isDisabled={editor.isLocked}
          onChange={(fileId) => change(editor, module, fileId)}
        />
      </Suspense>
    </div>
  )
}

/** A newly uploaded recording sets the length when the author has not. */
function useMeasuredMinutes(editor: Editor, module: FileModule): void {
  const { fileId } = module.body
  const isNew = fileId !== null && editor.fileOf(fileId) === undefined
  const { data } = useMedia(isNew ? fileId : null)
  const seconds = data?.state === 'failed' ? 0 : (data?.seconds ?? 0)
  const fill = useEffectEvent(() => {
    if (!editor.isLocked && module.minutes === 0)
      editor.changeModule(module, { minutes: Math.max(1, Math.round(seconds / 60)) })
  })
  useEffect(() => {
    if (seconds > 0) fill()
  }, [seconds])
}

/** The same change for each kind, separated for the compiler. */
function change(editor: Editor, module: FileModule, fileId: string | null): void {
  if (module.type === 'RDG') editor.changeModule(module, { body: { ...module.body, fileId } })
  else if (module.type === 'SCO') editor.changeModule(module, { body: { fileId } })
  else if (module.type === 'REF') editor.changeModule(module, { body: { fileId } })
  else if (module.type === 'VOD') editor.changeModule(module, { body: { ...module.body, fileId } })
  else editor.changeModule(module, { body: { ...module.body, fileId } })
}
