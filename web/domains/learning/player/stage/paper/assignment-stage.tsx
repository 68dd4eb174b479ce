import type { Result } from '@lyceum/contract/kit'
import {
  getAssignment,
  getLearningRecord,
  getModule,
  getModuleTree,
  type Studied,
  submitAssignment,
} from '@lyceum/contract/learning'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useZone } from '#domains/site'
import { read, useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { usePictureAddresses } from '#lib/picture-addresses'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time'
import { DocumentView } from '#ui/document/document-view'
import { Button } from '#ui/form/button'
import { TextArea } from '#ui/form/text-area'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { Icon } from '#ui/picture/icon'
import { text } from '../../text/index.ts'
import { accepted, useAttachments } from './use-attachments.ts'
import './questions.css'

type AssignmentProps = {
  readonly content: Extract<Studied, { kind: 'assignment' }>
  readonly modId: string
  readonly module: { readonly title: string } | undefined
  readonly isReview: boolean
  readonly onCompleted: () => void
}

type Work = Result<typeof getAssignment>

/** A task, and the work that answers it: written, attached, handed in once, and then marked. */
export function AssignmentStage({ content, modId, module, isReview, onCompleted }: AssignmentProps) {
  const { data: work } = useQuery(read(getAssignment, { modId }))
  const addressOf = usePictureAddresses(content.task)
  return (
    <div className="study-paper">
      <header>
        <h2>{module?.title}</h2>
        <div className="study-task">
          <DocumentView tree={content.task} addressOf={addressOf} />
        </div>
      </header>
      {work && (work.handedAt !== null || isReview) && <Handed work={work} />}
      {work && work.handedAt === null && !isReview && (
        <Writer work={work} modId={modId} maxFiles={content.maxFiles} onCompleted={onCompleted} />
      )}
    </div>
  )
}

function Handed({ work }: { readonly work: Work }) {
  const t = useText(text)
  const zone = useZone()
  return (
    <div className="study-handed">
      {work.handedAt !== null && (
        <p className="study-quiet">{t.ass.handed(shownTime(work.handedAt, zone))}</p>
      )}
      <p className="study-work">{work.words}</p>
      <ul className="study-files">
        {work.files.map(({ id, name, url }) => (
          <li key={id}>
            <Icon name="clip" size={16} />
            <a href={`${url}?download`}>{name}</a>
          </li>
        ))}
      </ul>
      {work.markedAt === null ? (
        <output>{t.ass.waiting}</output>
      ) : (
        <div className="study-mark">
          <b>{t.ass.marked(work.score ?? 0, work.fullScore)}</b>
          {work.comment !== '' && (
            <p>
              {t.ass.comment(work.markedBy)}：{work.comment}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

type WriterProps = {
  readonly work: Work
  readonly modId: string
  readonly maxFiles: number
  readonly onCompleted: () => void
}

function Writer({ work, modId, maxFiles, onCompleted }: WriterProps) {
  const t = useText(text)
  const [words, setWords] = useState(work.words)
  const { files, isBringing, bring, remove } = useAttachments(work.files, maxFiles)
  const [isAsking, setIsAsking] = useState(false)
  const send = useCommand(submitAssignment, {
    refresh: [getAssignment, getModuleTree, getModule, getLearningRecord],
  })

  async function save(isDraft: boolean) {
    const { completion } = await send.mutateAsync({
      modId,
      words,
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
      <TextArea
        aria-label={t.ass.yours}
        rows={5}
        limit={20_000}
        value={words}
        placeholder={t.ass.placeholder}
        onChange={({ target }) => setWords(target.value)}
      />
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
                // The same file may be chosen again, once it has its right name.
                target.value = ''
              }}
            />
          </label>
        )}
        <span />
        <Button isBusy={send.isPending} onClick={() => void save(true)}>
          {t.ass.draft}
        </Button>
        <Button
          look="primary"
          disabled={words.trim() === '' && files.length === 0}
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
