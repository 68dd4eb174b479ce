import type { Result } from '@lyceum/contract/kit'
import type { listNews, NewsKind, NewsState } from '@lyceum/contract/news'
import { Link } from 'react-router'
import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Progress } from '#ui/data/progress'
import { StatusDot, type Tone } from '#ui/feedback/status-dot'
import { Tag } from '#ui/status/tag'
import { type Column, Table } from '#ui/work/table'
import { NewsActs } from './news-acts.tsx'
import { text } from './text/index.ts'

type NewsRow = Result<typeof listNews>['records'][number]

export const stateTones: Readonly<Record<NewsState, Tone>> = {
  draft: 'open',
  scheduled: 'info',
  shown: 'success',
  over: 'past',
  withdrawn: 'warning',
}

const shown = (count: number) => count.toLocaleString('en-US')

type NewsTableProps = { readonly kind: NewsKind; readonly news: readonly NewsRow[] }

export function NewsTable({ kind, news }: NewsTableProps) {
  const t = useText(text)
  const agreed: readonly Column<NewsRow>[] = [
    {
      name: 'agreed',
      title: t.columns.agreed,
      width: 170,
      render: (row) => <Agreed row={row} />,
    },
  ]
  const columns: readonly Column<NewsRow>[] = [
    { name: 'title', title: t.columns.title, render: (row) => <Title row={row} /> },
    {
      name: 'state',
      title: t.columns.state,
      width: 130,
      render: ({ state }) => <StatusDot tone={stateTones[state]}>{t.states[state]}</StatusDot>,
    },
    { name: 'from', title: t.columns.from, width: 190, render: (row) => <Span row={row} /> },
    { name: 'reads', title: t.columns.reads, width: 90, align: 'right', render: ({ reads }) => shown(reads) },
    ...(kind === 'notice' ? agreed : []),
    {
      name: 'acts',
      title: t.columns.acts,
      width: 72,
      align: 'right',
      render: (row) => <NewsActs news={row} kind={kind} />,
    },
  ]
  return (
    <div className="news-desk-table">
      <Table label={t.title} columns={columns} rows={news} idOf={({ id }) => id} isDense />
    </div>
  )
}

type RowProps = { readonly row: NewsRow }

function Title({ row: { id, title, author, isPinned, isPublic } }: RowProps) {
  const t = useText(text)
  return (
    <span className="news-desk-name">
      <Link to={`/news/${id}`} title={title}>
        {title}
      </Link>
      {isPinned && <Tag tone="brand">{t.pinned}</Tag>}
      {isPublic && <Tag>{t.isPublic}</Tag>}
      <small>{t.by(author)}</small>
    </span>
  )
}

function Span({ row: { shownFrom, shownUntil } }: RowProps) {
  const t = useText(text)
  const zone = useZone()
  if (!shownFrom) return <span className="news-desk-quiet">{t.noTime}</span>
  const from = shownTime(shownFrom, zone)
  return (
    <span className="news-desk-time">
      {shownUntil ? t.span(from, shownTime(shownUntil, zone)) : t.since(from)}
    </span>
  )
}

function Agreed({ row: { id, title, mustAcknowledge, acknowledged, meant: notified, state } }: RowProps) {
  const t = useText(text)
  if (!mustAcknowledge) return <span className="news-desk-quiet">{t.notAsked}</span>
  const figures = notified === null ? shown(acknowledged) : t.of(shown(acknowledged), shown(notified))
  const bar = (
    <>
      <span>{figures}</span>
      <Progress percent={notified ? (acknowledged / notified) * 100 : 0} isThin label="" />
    </>
  )
  if (state === 'draft') return <span className="news-desk-quiet">{figures}</span>
  return (
    <Link className="news-desk-agreed" to={`/news/${id}/readers`}>
      {bar}
      <span className="ly-hidden">{t.progressOf(title)}</span>
    </Link>
  )
}
