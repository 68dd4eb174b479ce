import { useQueryClient } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { describe } from '#lib/trouble'
import { Empty } from '#ui/feedback/empty'
import { Skeleton } from '#ui/feedback/skeleton'
import { Button, ButtonLink } from '#ui/form/button'
import { useSitting } from '../answering/open-sitting.ts'
import { useWays } from '../exam-query.ts'
import { text } from '../text/index.ts'
import { SittingDesk } from './sitting-desk.tsx'
import './desk.css'

/** where a paper is answered. Whoever comes without an open attempt is shown where one begins. */
export function SittingPage() {
  const t = useText(text)
  const ways = useWays()
  const client = useQueryClient()
  const [query] = useSearchParams()
  const { itmId = '' } = ways.progress.read(query)
  const sitting = useSitting(itmId)
  usePageTitle(sitting.data?.intro.title ?? t.exam)

  if (itmId === '' || sitting.data === null) return <Navigate to={ways.tips.to({ itmId })} replace />
  if (sitting.isError)
    return (
      <Empty kind="net" title={t.desk.notOpened} hint={describe(sitting.error)} isPage>
        <Button look="primary" onClick={() => void sitting.refetch()}>
          {t.desk.tryAgain}
        </Button>
        <ButtonLink to={ways.tips.to({ itmId })}>{t.desk.toTips}</ButtonLink>
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
    <SittingDesk
      key={`${running.id}/${running.generation}`}
      sitting={sitting.data}
      onTakeUp={() => void client.resetQueries({ queryKey: ['exam.sitting', itmId] })}
    />
  )
}
