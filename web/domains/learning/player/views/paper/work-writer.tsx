import { charactersIn, documentPlainText, type Result } from '@lyceum/contract/kit'
import {
  getAssignment,
  getLearningRecord,
  getModule,
  getModuleTree,
  submitAssignment,
  workLimit,
} from '@lyceum/contract/learning'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { DocumentEditor } from '#ui/document/document-editor'
import { Button } from '#ui/form/button'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { Icon } from '#ui/picture/icon'
import { text } from '../../text/index.ts'
import { accepted, useAttachments } from './use-attachments.ts'

type WriterProps = {
  readonly work: Result<typeof getAssignment>
  readonly modId: string
  readonly maxFiles: number
  readonly onCompleted: () => void
}

/** Pictures are attachments. */
const noPicture = () => undefined

/** Writes a work with formatting and attachments; a draft is saved, handing in is final. */
export function WorkWriter({ work, modId, maxFiles, onCompleted }: WriterProps) {
  const t = useText(text)
  const [content, setContent] = useState(work.content)
  const length = charactersIn(documentPlainText(content))
  const isTooLong = length > workLimit
  const { files, isBringing, bring, remove } = useAttachments(work.files, maxFiles)
  const [isAsking, setIsAsking] = useState(false)
  const send = useCommand(submitAssignment, {
    refresh: [getAssignment, getModuleTree, getModule, getLearningRecord],
  })

  async function save(isDraft: boolean) {
    const { completion } = await send.mutateAsync({
      modId,
      content,
      fileIds: files.map(({ id }) => id),
      isDraft,
    })
    setIsAsking(false)
    if (isDraft) showSuccess(t.ass.drafted)
    if (completion) onCompleted()
  }
  return (
    <div className="study-writer">
      <h3>{t.ass.yours}</h3>
      <DocumentEditor
        label={t.ass.yours}
        tree={work.content}
        placeholder={t.ass.placeholder}
        addressOf={noPicture}
        onChange={setContent}
      />
      <p className="study-count" data-over={isTooLong || undefined}>
        {isTooLong ? t.ass.tooLong(length, workLimit) : t.ass.length(length, workLimit)}
      </p>
      <p className="study-quiet">
        {t.ass.files(maxFiles)} {t.ass.naming}
      </p>
      <ul className="study-files">
        {files.map(({ id, name }) => (
          <li key={id}>
            <Icon name="clip" size={16} />
            <span>{name}</span>
            <button type="button" aria-label={t.ass.remove(name)} onClick={() => remove(id)}>
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
      </ul>
      <footer>
        {files.length < maxFiles && (
          <label className="study-bring" aria-busy={isBringing}>
            <Icon name="upload" size={16} />
            {t.ass.add}
            <input
              type="file"
              multiple
              accept={accepted}
              onChange={({ target }) => {
                void bring([...(target.files ?? [])])
                // Allows choosing the same file again.
                target.value = ''
              }}
            />
          </label>
        )}
        <span />
        <Button isBusy={send.isPending} disabled={isTooLong} onClick={() => void save(true)}>
          {t.ass.draft}
        </Button>
        <Button
          look="primary"
          disabled={isTooLong || (length === 0 && files.length === 0)}
          onClick={() => setIsAsking(true)}
        >
          {t.ass.hand}
        </Button>
      </footer>
      {isAsking && (
        <ConfirmDialog
          title={t.ass.hand}
          confirm={t.ass.hand}
          onConfirm={() => save(false)}
          onClose={() => setIsAsking(false)}
        >
          {t.ass.sure}
        </ConfirmDialog>
      )}
    </div>
  )
}
