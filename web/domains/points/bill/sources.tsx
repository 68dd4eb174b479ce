import { sumEntries } from '@lyceum/contract/points'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { ShareBars } from '#ui/chart/share-bars'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { SectionHead } from '#ui/layout/section-head'
import { ruleName } from './rule-name.ts'
import { text } from './text/index.ts'

/** Where the user's points came from and went to. */
export function Sources() {
  const t = useText(text)
  const sums = useQuery(read(sumEntries))
  if (sums.isError) return <ErrorPanel onRetry={() => void sums.refetch()} />
  if (!sums.data) return <RowsWaiting count={6} />
  const { records, income, outgo } = sums.data
  if (records.length === 0) return <Empty kind="start" title={t.empty} hint={t.emptyHint} />
  const sides = [
    { title: t.income, total: income, sign: 1 },
    { title: t.outgo, total: outgo, sign: -1 },
  ]
  return sides.map(({ title, total, sign }) => {
    const side = records.filter(({ amount }) => amount * sign > 0)
    return (
      side.length > 0 && (
        <section key={sign} className="bill-sources">
          <SectionHead title={title} sub={total.toLocaleString('en-US')} />
          <ShareBars
            shares={side.map(({ rule, amount }) => ({
              name: ruleName(rule, t.names),
              value: Math.abs(amount),
              shown: Math.abs(amount).toLocaleString('en-US'),
              colour: sign > 0 ? 'var(--c-reward)' : 'var(--c-text-4)',
            }))}
          />
        </section>
      )
    )
  })
}
