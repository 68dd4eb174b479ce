import { getLearningRecord } from '@lyceum/contract/learning'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { Button, ButtonLink } from '#ui/form/button'
import { Modal } from '#ui/layout/modal'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import './done-dialog.css'

type DoneDialogProps = { readonly itmId: string; readonly title: string; readonly onClose: () => void }

/** Shown once when a course is completed, with what was credited. */
export function DoneDialog({ itmId, title, onClose }: DoneDialogProps) {
  const t = useText(text)
  const { data: record } = useQuery(read(getLearningRecord, { itmId }))
  const completion = record?.completion
  return (
    <Modal
      title={t.done.title}
      width={460}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.done.close}</Button>
          <ButtonLink look="primary" to={`/course/detail?itmId=${itmId}`}>
            {t.done.course}
          </ButtonLink>
        </>
      }
    >
      <div className="study-done">
        <span>
          <Icon name="medal" size={28} />
        </span>
        <p>{t.done.content(title)}</p>
        {typeof completion?.score === 'number' && <p>{t.done.score(completion.score)}</p>}
        {completion && <small>{t.done.entry(completion.versionNumber)}</small>}
      </div>
    </Modal>
  )
}
