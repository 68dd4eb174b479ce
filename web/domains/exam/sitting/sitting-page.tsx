import { useQueryClient } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { describe } from '#lib/http/trouble'
import { Empty } from '#ui/feedback/empty'
import { Skeleton } from '#ui/feedback/skeleton'
import { Button, ButtonLink } from '#ui/form/button'
import { useSitting } from '../answering/open-sitting.ts'
import { useExamPages } from '../exam-query.ts'
import { text } from '../text/index.ts'
import { SittingView } from './sitting-view.tsx'
import './sitting.css'

/** the page where a paper is answered. Without an open attempt it redirects to the start page. */
export function SittingPage() {
  const t = useText(text)
  const pages = useExamPages()
  const client = useQueryClient()
  const [query] = useSearchParams()
  const { itmId = '' } = pages.progress.read(query)
  const sitting = useSitting(itmId)
  usePageTitle(sitting.data?.intro.title ?? t.exam)

  if (itmId === '' || sitting.data === null) return <Navigate to={pages.tips.to({ itmId })} replace />
  if (sitting.isError)
    return (
      <Empty kind="net" title={t.sitting.notOpened} hint={describe(sitting.error)} isPage>
        <Button look="primary" onClick={() => void sitting.refetch()}>
          {t.sitting.tryAgain}
        </Button>
        <ButtonLink to={pages.tips.to({ itmId })}>{t.sitting.toTips}</ButtonLink>
      </Empty>
    )
  if (!sitting.data)
    return (
      <div className="ly-wrap exam-loading">
        <Skeleton height="640px" />
      </div>
    )
  const { running } = sitting.data
  return (
    <SittingView
      key={`${running.id}/${running.generation}`}
      sitting={sitting.data}
      onTakeUp={() => void client.resetQueries({ queryKey: ['exam.sitting', itmId] })}
    />
  )
}
