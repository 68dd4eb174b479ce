import { listCourseCentre, listRecommendable, recommendCourse } from '@lyceum/contract/learning'
import type { Result } from '@lyceum/contract/kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { read, useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { SearchBox } from '#ui/form/search-box'
import { Modal } from '#ui/layout/modal'
import { text } from './text/index.ts'

type RecommendDialogProps = {
  /** The chosen recipients. */
  readonly people: readonly string[]
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Finds a course and recommends it to the chosen people, who decide themselves whether to enrol. */
export function RecommendDialog({ people, onDone, onClose }: RecommendDialogProps) {
  const t = useText(text).recommend
  const [itmId, setItmId] = useState<string>()
  const [note, setNote] = useState('')
  const send = useCommand(recommendCourse, { refresh: [listRecommendable] })

  async function recommend(itmId: string) {
    const { sent, skipped } = await send.mutateAsync({ itmId, people: [...people], note: note.trim() })
    showSuccess(skipped.length > 0 ? t.partly(String(sent), String(skipped.length)) : t.done(String(sent)))
    onDone()
  }

  return (
    <Modal
      title={t.title}
      sub={t.to(String(people.length))}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            look="primary"
            isBusy={send.isPending}
            disabled={itmId === undefined}
            onClick={() => void recommend(itmId ?? '').catch(() => undefined)}
          >
            {t.send}
          </Button>
        </>
      }
    >
      <CourseChoice chosen={itmId} onChoose={setItmId} />
      <Field label={t.note}>
        {(names) => (
          <Input
            {...names}
            value={note}
            maxLength={100}
            placeholder={t.notePlace}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
    </Modal>
  )
}

type Course = Result<typeof listCourseCentre>['records'][number]
type CourseChoiceProps = {
  readonly chosen: string | undefined
  readonly onChoose: (itmId: string) => void
}

const most = 6

function CourseChoice({ chosen, onChoose }: CourseChoiceProps) {
  const t = useText(text).recommend
  const [searchText, setSearchText] = useState('')
  const found = useQuery({
    ...read(listCourseCentre, { searchText, pageNo: 1, pageSize: most }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className="desk-choice">
      <SearchBox placeholder={t.find} value={searchText} onSearch={setSearchText} />
      <div className="desk-choices">
        {found.isError && <ErrorPanel onRetry={() => void found.refetch()} />}
        {found.isPending && <RowsWaiting count={3} />}
        {found.data?.records.length === 0 && <Empty kind="search" title={t.none} />}
        <Courses rows={found.data?.records ?? []} chosen={chosen} onChoose={onChoose} />
      </div>
    </div>
  )
}

function Courses({ rows, chosen, onChoose }: CourseChoiceProps & { readonly rows: readonly Course[] }) {
  const t = useText(text).recommend
  const name = useId()
  return rows.map(({ itmId, title, hours }) => (
    <label key={itmId}>
      <input type="radio" name={name} checked={itmId === chosen} onChange={() => onChoose(itmId)} />
      <b>{title}</b>
      {hours > 0 && <small>{t.hours(String(hours))}</small>}
    </label>
  ))
}
