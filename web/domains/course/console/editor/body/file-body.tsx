import { useState } from 'react'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { MediaField } from '#ui/media/media-field'
import { FileGlyph, type FileKind } from '#ui/picture/file/file-glyph'
import type { Editor } from '../editor.ts'
import { type FileModule, filePurposes, type FileType } from '../module-kinds.ts'
import { text } from '../text/index.ts'
import type { StoredFile } from '../use-editor.ts'

type FileBodyProps = { readonly editor: Editor; readonly module: FileModule }

const glyphs: Readonly<Record<FileType, FileKind>> = {
  VOD: 'video',
  AUD: 'audio',
  SCO: 'zip',
  RDG: 'pdf',
  REF: 'pdf',
}

/**
 * The file of a module. What stood there when the course was opened is shown as it is, whoever brought it; what is
 * brought now is sent in pieces and shown until it can be played.
 */
export function FileBody({ editor, module }: FileBodyProps) {
  const t = useText(text).module
  const { type, body } = module
  const stood = editor.fileOf(body.fileId)
  const [isReplacing, setIsReplacing] = useState(false)
  return (
    <div className="ly-field">
      <span className="ly-field-label">
        {t.files[type]}
        <span className="ly-field-must" aria-hidden="true">
          *
        </span>
      </span>
      {stood && !isReplacing ? (
        <Stood
          file={stood}
          kind={glyphs[type]}
          onReplace={editor.isLocked ? undefined : () => setIsReplacing(true)}
        />
      ) : (
        <MediaField
          purpose={filePurposes[type]}
          fileId={stood ? null : body.fileId}
          isDisabled={editor.isLocked}
          onChange={(fileId) => change(editor, module, fileId)}
        />
      )}
    </div>
  )
}

type StoodProps = {
  readonly file: StoredFile
  readonly kind: FileKind
  readonly onReplace: (() => void) | undefined
}

function Stood({ file, kind, onReplace }: StoodProps) {
  const t = useText(text).module
  return (
    <div className="body-file">
      <FileGlyph kind={kind} />
      <span>
        <b className="ly-clamp-1">{file.name}</b>
        <small>{sizeOf(file.size)}</small>
      </span>
      {onReplace && (
        <Button size="small" onClick={onReplace}>
          {t.replace}
        </Button>
      )}
    </div>
  )
}

/** The same change for each kind, told apart for the compiler. */
function change(editor: Editor, module: FileModule, fileId: string | null): void {
  if (module.type === 'RDG') editor.changeModule(module, { body: { ...module.body, fileId } })
  else if (module.type === 'SCO') editor.changeModule(module, { body: { fileId } })
  else if (module.type === 'REF') editor.changeModule(module, { body: { fileId } })
  else if (module.type === 'VOD') editor.changeModule(module, { body: { ...module.body, fileId } })
  else editor.changeModule(module, { body: { ...module.body, fileId } })
}

const sizeOf = (bytes: number) =>
  bytes >= 1_048_576 ? `${(bytes / 1_048_576).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`
