import { listEntries } from '@lyceum/contract/points'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useZone } from '#domains/site'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { Pagination } from '#ui/list/pagination'
import { Tag } from '#ui/status/tag'
import { signed } from '../format-signed.ts'
import { billQuery } from './bill-query.ts'
import { EntryFilter } from './entry-filter.tsx'
import { ruleName } from './rule-name.ts'
import { text } from './text/index.ts'

const pageSize = 20

/** The filter of entries from the URL, and changing it. */
function useWanted() {
  const [search, setSearch] = useSearchParams()
  const { direction = 'all', from = '', to = '', page = '1' } = billQuery.read(search)
  const span = { ...(from ? { from } : {}), ...(to ? { to } : {}) }
  const pageNo = Math.max(1, Number.parseInt(page, 10) || 1)
  const go = (values: Readonly<Record<string, string>>) => {
    const nextSearch = { view: 'entries', direction, ...span, ...values }
    setSearch(Object.fromEntries(Object.entries(nextSearch).filter(([, value]) => value !== '')), {
      replace: true,
    })
  }
  return { direction, from, to, pageNo, params: { pageNo, pageSize, direction, ...span }, go }
}

/** All entries of the user, newest first. */
export function Entries() {
  const t = useText(text)
  const { direction, from, to, pageNo, params, go } = useWanted()
  const entries = useQuery({ ...read(listEntries, params), placeholderData: keepPreviousData })
  if (entries.isError) return <ErrorPanel onRetry={() => void entries.refetch()} />
  const { total = 0, records } = entries.data ?? {}
  const isFiltered = direction !== 'all' || from + to !== ''
  return (
    <>
      <EntryFilter direction={direction} from={from} to={to} onChange={go} />
      {!records && <RowsWaiting count={8} />}
      {records?.length === 0 && <NoEntries isFiltered={isFiltered} />}
      <ul className="bill-entries">
        {records?.map((entry) => (
          <Entry key={`${entry.id}${entry.amount}`} {...entry} />
        ))}
      </ul>
      {total > pageSize && (
        <Pagination
          page={pageNo}
          total={total}
          pageSize={pageSize}
          totalText={t.count(total.toLocaleString('en-US'))}
          onGo={(next) => go({ page: String(next) })}
        />
      )}
    </>
  )
}

function NoEntries({ isFiltered }: { readonly isFiltered: boolean }) {
  const t = useText(text)
  if (isFiltered) return <Empty kind="start" title={t.nothing} />
  return <Empty kind="start" title={t.empty} hint={t.emptyHint} />
}

type EntryProps = {
  readonly at: string
  readonly kind: string
  readonly rule: string
  readonly amount: number
  readonly about: string | null
  readonly reason: string | null
}

function Entry({ at, kind, rule, amount, about, reason }: EntryProps) {
  const t = useText(text)
  const zone = useZone()
  const gift = amount > 0 ? t.received : undefined
  const mark = { release: t.returned, reverse: t.reversed, suspect: t.checking, tip: gift }[kind]
  return (
    <li>
      <span className="bill-what">
        <span>{ruleName(rule, t.names)}</span>
        {mark && <Tag>{mark}</Tag>}
        {about && <small>{about}</small>}
        {reason && <small>{reason}</small>}
      </span>
      <time dateTime={at}>{shownTime(at, zone)}</time>
      <b data-direction={amount > 0 ? 'in' : 'out'}>{signed(amount)}</b>
    </li>
  )
}
