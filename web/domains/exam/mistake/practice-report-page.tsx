import { getPracticeReport } from '@lyceum/contract/exam'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Stat, StatRow } from '#ui/data/stat'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { ButtonLink } from '#ui/form/button'
import { Breadcrumb } from '#ui/layout/breadcrumb'
import { CheckedQuestion } from '../report/checked-question.tsx'
import { unsaid } from '../report/report.ts'
import { text as reportText } from '../report/text/index.ts'
import { practiceReportQuery } from '../mistake-query.ts'
import { partOf } from './question-part.ts'
import { text } from './text/index.ts'
import './mistake.css'

/** the result of a round, question by question. */
export function PracticeReportPage() {
  const t = useText(text)
  const { report: r } = useText(reportText)
  const [query] = useSearchParams()
  const { id = '' } = practiceReportQuery.read(query)
  const report = useQuery({ ...read(getPracticeReport, { id }), enabled: id !== '' })
  usePageTitle(t.report)
  if (id === '' || report.isError) return <ErrorPanel onRetry={() => void report.refetch()} />
  const items = report.data?.items ?? []
  return (
    <div className="ly-wrap mistake-page">
      <Breadcrumb trail={[{ title: t.title, to: '/personal/mistakeExercises' }, { title: t.report }]} />
      <h1>{t.report}</h1>
      {report.isPending && <RowsWaiting count={4} />}
      {report.data && (
        <StatRow>
          <Stat label={r.right} value={report.data.correct ?? 0} unit={`/ ${report.data.questions}`} />
          <Stat
            label={t.newlyMastered}
            value={items.filter(({ isMastered }) => isMastered).length}
            unit={t.questions}
          />
        </StatRow>
      )}
      {items.map((item, at) => (
        <CheckedQuestion
          key={item.questionVersionId}
          checked={{
            question: partOf(item, at + 1),
            parts: [{ ...item, ...unsaid }],
          }}
        />
      ))}
      <div className="mistake-ways">
        <ButtonLink look="primary" to="/personal/mistakeExercises">
          {t.back}
        </ButtonLink>
      </div>
    </div>
  )
}
