import { getExamIntro } from '@lyceum/contract/exam'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router'
import { hasErrorCode, read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { Breadcrumb } from '#ui/layout/breadcrumb'
import { aboutQuery, useExamPages } from '../exam-query.ts'
import { text } from '../text/index.ts'
import { Composition } from './composition.tsx'
import { Entry } from './entry.tsx'
import { ExamDetails } from './exam-details.tsx'
import { Help } from './help.tsx'
import { History } from './history.tsx'
import { Poster } from './poster.tsx'
import { Rules } from './rules.tsx'
import './tips.css'

/** the exam information, the rules and the entry. */
export function TipsPage() {
  const t = useText(text)
  const pages = useExamPages()
  const [query] = useSearchParams()
  const { itmId = '' } = pages.tips.read(query)
  const intro = useQuery({
    ...read(getExamIntro, { itmId }),
    enabled: itmId !== '',
    staleTime: 0,
    meta: { quiet: true },
  })
  usePageTitle(intro.data?.title ?? t.tips.title)

  // An exam course without an exam yet.
  if (hasErrorCode(intro.error, 'NOT_FOUND')) return <Navigate to={aboutQuery.to({ itmId })} replace />
  if (itmId === '' || intro.isError) return <ErrorPanel onRetry={() => void intro.refetch()} />
  return (
    <div className="exam-mist">
      <div className="exam-tips">
        <Breadcrumb trail={[{ title: t.exam, to: '/exam/list' }, { title: t.tips.title }]} />
        {intro.data ? (
          <div className="exam-sheet">
            <Poster intro={intro.data} />
            <ExamDetails intro={intro.data} />
            <div className="exam-two">
              <div>
                <Composition types={intro.data.types} />
                <Rules intro={intro.data} />
                <Help intro={intro.data} />
              </div>
              <div>
                <History intro={intro.data} />
                <Entry
                  intro={intro.data}
                  receivedAt={intro.dataUpdatedAt}
                  onLook={() => void intro.refetch()}
                />
              </div>
            </div>
          </div>
        ) : (
          <Skeleton height="640px" />
        )}
      </div>
    </div>
  )
}
