import { type CandidateShow, candidateShows, listCandidates } from '@lyceum/contract/exam'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { read } from '#lib/api'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { useTicks } from '#lib/page/use-ticks'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { TableWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { Segmented } from '#ui/layout/segmented'
import { Onward } from '#ui/list/onward'
import { Icon } from '#ui/picture/icon'
import { ExportMenu } from '#ui/work/export-menu'
import type { Exam } from '../setup/exam.ts'
import { ExamFrame } from '../setup/exam-frame.tsx'
import { AddDialog } from './add-dialog.tsx'
import { AllowDialog, type Whom } from './allow-dialog.tsx'
import { CandidateTable } from './candidate-table.tsx'
import { text } from './text/index.ts'
import './candidate.css'

/** The candidates of an exam, absences, and allowances. */
export function CandidatesPage() {
  return <ExamFrame tab="candidates">{(exam) => <Candidates exam={exam} />}</ExamFrame>
}

function Candidates({ exam }: { readonly exam: Exam }) {
  const t = useText(text)
  const { show, after, go } = usePlace()
  const { ticked, tick, clear } = useTicks({ show, after })
  const [whom, setWhom] = useState<Whom>()
  const found = useQuery({
    ...read(listCandidates, { id: exam.id, show, after }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <div className="candidate-bar">
        <Segmented
          label={t.show}
          value={show}
          options={candidateShows.map((value) => ({ value, title: t.shows[value] }))}
          onChoose={(next) => go(next)}
        />
        <Acts exam={exam} show={show} selected={ticked} onAllow={setWhom} onClear={clear} />
      </div>
      {found.isError && <ErrorPanel onRetry={() => void found.refetch()} />}
      {found.isPending && <TableWaiting count={6} columns={6} />}
      {found.data && (
        <CandidateTable
          candidates={found.data.records}
          selected={ticked}
          onSelect={tick}
          isStale={found.isPlaceholderData}
          onAllow={({ accountId, name }) => setWhom({ accountIds: [accountId], name })}
          empty={
            show === 'all' ? (
              <Empty kind="start" title={t.empty} hint={t.emptyHint} />
            ) : (
              <Empty kind="search" title={t.none} />
            )
          }
        />
      )}
      <Onward label={t.title} after={after} next={found.data?.next} onGo={(next) => go(show, next)} />
      {whom && (
        <AllowDialog
          examId={exam.id}
          whom={whom}
          given={found.data?.records.find(({ accountId }) => isOnly(whom, accountId))}
          onClose={() => setWhom(undefined)}
        />
      )}
    </>
  )
}

const isOnly = ({ accountIds }: Whom, accountId: string) =>
  accountIds?.length === 1 && accountIds[0] === accountId

/** The filter and the position from the URL. */
function usePlace() {
  const [params, setParams] = useSearchParams()
  return {
    show: candidateShows.find((option) => option === params.get('show')) ?? 'all',
    after: params.get('after') ?? '',
    go: (show: string, after = '') =>
      setParams({ ...(show === 'all' ? {} : { show }), ...(after ? { after } : {}) }),
  }
}

type ActsProps = {
  readonly exam: Exam
  readonly show: CandidateShow
  readonly selected: ReadonlySet<string>
  readonly onAllow: (whom: Whom) => void
  readonly onClear: () => void
}

function Acts({ exam, show, selected, onAllow, onClear }: ActsProps) {
  const t = useText(text)
  const access = useUser()?.access ?? []
  const [isAdding, setIsAdding] = useState(false)
  if (selected.size > 0)
    return (
      <span className="exams-acts">
        <span>{t.selected(selected.size)}</span>
        <Button look="primary" onClick={() => onAllow({ accountIds: [...selected] })}>
          {t.allow}
        </Button>
        <Button look="quiet" onClick={onClear}>
          {t.clear}
        </Button>
      </span>
    )
  return (
    <span className="exams-acts">
      {access.includes('download.use') && (
        <ExportMenu kind="exam.candidates" filter={{ id: exam.id, show }} title={t.exportTitle} />
      )}
      <Button onClick={() => onAllow({})}>{t.allowUnits}</Button>
      {access.includes('learning.assign') && (
        <Button look="primary" onClick={() => setIsAdding(true)}>
          <Icon name="plus" size={16} />
          {t.add}
        </Button>
      )}
      {isAdding && <AddDialog courseId={exam.itmId} onClose={() => setIsAdding(false)} />}
    </span>
  )
}
