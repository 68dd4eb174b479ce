import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { Breadcrumb } from '#ui/layout/breadcrumb'
import { useExamPages } from '../exam-query.ts'
import { text } from './text/index.ts'
import { Distribution } from './distribution.tsx'
import { ReportDetails } from './report-details.tsx'
import { Mistakes } from './mistakes.tsx'
import { Points } from './knowledge-points.tsx'
import { Proof } from './receipt-check.tsx'
import { type Report, reportQuery } from './report.ts'
import { Score } from './score.tsx'
import { TypeTable } from './type-table.tsx'
import './report.css'

/** the result. While the paper is being scored or marked the page polls. */
export function ReportPage() {
  const t = useText(text)
  const pages = useExamPages()
  const [query] = useSearchParams()
  const { attemptId = '' } = pages.score.read(query)
  const report = useQuery(reportQuery(attemptId))
  usePageTitle(t.report.title)

  if (attemptId === '' || report.isError) return <ErrorPanel onRetry={() => void report.refetch()} />
  return (
    <div className="ly-wrap exam-report">
      {report.data ? <Shown report={report.data} /> : <Skeleton height="560px" />}
    </div>
  )
}

function Shown({ report }: { readonly report: Report }) {
  const t = useText(text)
  const pages = useExamPages()
  return (
    <>
      <Breadcrumb
        trail={[
          { title: t.exam, to: '/exam/list' },
          { title: report.title, to: pages.tips.to({ itmId: report.itmId }) },
          { title: t.report.title },
        ]}
      />
      <h1 className="ly-hidden">
        {report.title} {t.report.title}
      </h1>
      <section className="exam-result">
        <Score report={report} />
        <ReportDetails report={report} />
      </section>
      {report.isScoreShown && report.types.length > 0 && (
        <div className="exam-report-two">
          {report.points.length > 0 && <Points points={report.points} teaching={report.teaching} />}
          <div className="exam-report-side">
            <Distribution report={report} />
            <TypeTable types={report.types} />
          </div>
        </div>
      )}
      {report.mayCheckAnswers && <Mistakes report={report} />}
      <Proof report={report} />
    </>
  )
}
