import type { ReactNode } from 'react'
import { useZone } from '#domains/site'
import { formatSize } from '#lib/language/format-size'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Progress } from '#ui/data/progress'
import { StatusDot } from '#ui/feedback/status-dot'
import { Tag } from '#ui/status/tag'
import { type Column, Table } from '#ui/work/table'
import { text } from '../text/index.ts'
import { DownloadActs } from './download-acts.tsx'
import type { Download } from './use-downloads.ts'

const tones = {
  waiting: 'open',
  running: 'brand',
  done: 'success',
  failed: 'error',
  refused: 'warning',
  cancelled: 'past',
} as const

type DownloadTableProps = { readonly downloads: readonly Download[]; readonly empty: ReactNode }

export function DownloadTable({ downloads, empty }: DownloadTableProps) {
  const t = useText(text).downloads
  const zone = useZone()
  const columns: readonly Column<Download>[] = [
    {
      name: 'title',
      title: t.columns.title,
      render: ({ title, subject, format }) => (
        <span className="download-title">
          <b>{title}</b>
          <Tag>{format.toUpperCase()}</Tag>
          {subject && <small>{subject}</small>}
        </span>
      ),
    },
    {
      name: 'state',
      title: t.columns.state,
      width: 260,
      render: (download) => <State download={download} zone={zone} />,
    },
    {
      name: 'rows',
      title: t.columns.rows,
      width: 100,
      align: 'right',
      render: ({ rowsDone }) => rowsDone.toLocaleString('en-US'),
    },
    {
      name: 'size',
      title: t.columns.size,
      width: 100,
      align: 'right',
      render: ({ size }) => (size === null ? '–' : formatSize(size)),
    },
    {
      name: 'createdAt',
      title: t.columns.createdAt,
      width: 160,
      render: ({ createdAt }) => <span className="download-quiet">{shownTime(createdAt, zone)}</span>,
    },
    {
      name: 'acts',
      title: t.columns.acts,
      width: 230,
      align: 'right',
      render: (download) => <DownloadActs download={download} />,
    },
  ]
  return <Table label={t.title} columns={columns} rows={downloads} idOf={({ id }) => id} empty={empty} />
}

/** The progress; an export without a known total shows its row count instead. */
function State({ download, zone }: { readonly download: Download; readonly zone: string }) {
  const t = useText(text).downloads
  const { state, rowsDone, rowsTotal, size, expiresAt, title } = download
  const isGone = state === 'done' && size === null
  if (isGone) return <StatusDot tone="past">{t.gone}</StatusDot>
  return (
    <div className="download-state">
      <StatusDot tone={tones[state]}>{t.states[state]}</StatusDot>
      {state === 'running' && rowsTotal !== null && rowsTotal > 0 && (
        <Progress percent={(rowsDone / rowsTotal) * 100} hasNumber isThin label={t.progress(title)} />
      )}
      {state === 'done' && expiresAt && <small>{t.until(shownTime(expiresAt, zone).slice(5))}</small>}
    </div>
  )
}
