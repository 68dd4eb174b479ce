import { getMistakeBank, listMistakeExams, pagePractices } from '@lyceum/contract/exam'
import type { Result } from '@lyceum/contract/kit'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useZone } from '#domains/site'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Stat, StatRow } from '#ui/data/stat'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { SectionHead } from '#ui/layout/section-head'
import { detailQuery, practiceQuery, practiceReportQuery } from '../mistake-query.ts'
import { PracticeForm } from './practice-form.tsx'
import { Today } from './today-portion.tsx'
import { text } from './text/index.ts'
import './mistake.css'

/** the mistake notebook: counts, sources, and starting a practice round. */
export function NotebookPage() {
  const t = useText(text)
  const id = useUser()?.usrEntId ?? ''
  const bank = useQuery({ ...read(getMistakeBank, { id }), enabled: id !== '' })
  const exams = useQuery({ ...read(listMistakeExams, { id }), enabled: id !== '' })
  usePageTitle(t.title)
  if (bank.isError) return <ErrorPanel onRetry={() => void bank.refetch()} />
  if (!bank.data || !exams.data) return <RowsWaiting count={6} />
  const { open, due, today, mastered, practices } = bank.data
  return (
    <div className="mistake-page">
      <h1>{t.title}</h1>
      <StatRow>
        <Stat label={t.open} value={open} unit={t.questions} />
        <Stat label={t.due} value={today} unit={t.questions} />
        <Stat label={t.mastered} value={mastered} unit={t.questions} />
        <Stat label={t.practices} value={practices} unit={t.rounds} />
      </StatRow>
      <p className="mistake-hint">{t.hint}</p>
      {open + mastered === 0 ? (
        <Empty kind="start" title={t.none} hint={t.noneHint} />
      ) : (
        <>
          {due > 0 && <Today due={due} today={today} />}
          {open > 0 && <PracticeForm open={open} exams={exams.data.records} />}
          <ByExam exams={exams.data.records} />
        </>
      )}
      <History />
    </div>
  )
}

type Exams = Result<typeof listMistakeExams>['records']

/** The exams of the open mistakes; nothing once all are mastered. */
function ByExam({ exams }: { readonly exams: Exams }) {
  const t = useText(text)
  if (exams.length === 0) return null
  return (
    <section>
      <SectionHead title={t.byExam} />
      <ul className="mistake-rows">
        {exams.map(({ itmId, title, open }) => (
          <li key={itmId}>
            <Link to={detailQuery.to({ itmId })}>{title}</Link>
            <span>{t.count(open)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function History() {
  const t = useText(text)
  const zone = useZone()
  const { data: rounds } = useQuery(read(pagePractices, { pageNo: 1 }))
  return (
    <section>
      <SectionHead title={t.history} />
      {rounds?.records.length === 0 && <p className="mistake-hint">{t.noHistory}</p>}
      <ul className="mistake-rows">
        {rounds?.records.map(({ id, beganAt, submittedAt, questions, correct }) => (
          <li key={id}>
            <Link to={submittedAt === null ? practiceQuery.to({ id }) : practiceReportQuery.to({ id })}>
              {shownTime(beganAt, zone)}
            </Link>
            <span>{submittedAt === null ? t.goOn : t.result(correct ?? 0, questions)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
