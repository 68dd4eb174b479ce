import { getPractice } from '@lyceum/contract/exam'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { practiceQuery, practiceReportQuery } from '../mistake-query.ts'
import { Round } from './practice-round.tsx'
import { text } from './text/index.ts'

/** a practice round of mistakes. */
export function PracticePage() {
  const t = useText(text)
  const [query] = useSearchParams()
  const { id = '' } = practiceQuery.read(query)
  const practice = useQuery({
    ...read(getPractice, { id }),
    enabled: id !== '',
    staleTime: Infinity,
    gcTime: 0,
  })
  usePageTitle(t.title)
  if (id === '') return <Navigate to="/personal/mistakeExercises" replace />
  if (practice.isError) return <ErrorPanel onRetry={() => void practice.refetch()} />
  if (!practice.data) return <Skeleton height="560px" />
  if (practice.data.submittedAt !== null) return <Navigate to={practiceReportQuery.to({ id })} replace />
  return <Round practice={practice.data} />
}
