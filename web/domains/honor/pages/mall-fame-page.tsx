import { getMallRanking } from '@lyceum/contract/honor'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { useZone } from '#domains/site'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { Breadcrumb } from '#ui/layout/breadcrumb'
import { Segmented } from '#ui/layout/segmented'
import { mallFameQuery } from '../fame-query.ts'
import { BoardList } from '../parts/board.tsx'
import { text } from '../text/index.ts'
import './fame-page.css'

const shownPeriods = ['month', 'all'] as const

/** people by points earned, this month and in total. */
export function MallFamePage() {
  const t = useText(text)
  const zone = useZone()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const period = mallFameQuery.read(search).period === 'month' ? 'month' : 'all'
  const ranking = useQuery({
    ...read(getMallRanking, { period, pageSize: 50 }),
    placeholderData: keepPreviousData,
  })
  usePageTitle(t.mallFame)
  const asOf = ranking.data?.asOf
  return (
    <div className="ly-wrap fame">
      <Breadcrumb trail={[{ title: t.backToMall, to: '/integral-mall/list' }, { title: t.mallFame }]} />
      <header className="fame-head">
        <h1>{t.mallFame}</h1>
        {asOf && <p>{t.updated(shownTime(asOf, zone))}</p>}
      </header>
      <div className="fame-tools">
        <Segmented
          label={t.period}
          value={period}
          options={shownPeriods.map((value) => ({ value, title: t.periods[value] }))}
          onChoose={(value) => void navigate(mallFameQuery.to(value === 'all' ? {} : { period: value }))}
        />
      </div>
      {ranking.isPending && <RowsWaiting count={8} />}
      {ranking.isError && <ErrorPanel onRetry={() => void ranking.refetch()} />}
      {ranking.data && (
        <BoardList
          board={ranking.data}
          source={getMallRanking}
          formatScore={(score) => t.points(score.toLocaleString('en-US'))}
        />
      )}
    </div>
  )
}
