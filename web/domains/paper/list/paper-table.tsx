import type { listPapers } from '@lyceum/contract/paper'
import type { Result } from '@lyceum/contract/kit'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { StatusDot } from '#ui/feedback/status-dot'
import { Tag } from '#ui/status/tag'
import { type Column, Table } from '#ui/work/table'
import { stateTones } from '#domains/question'
import { text } from '../text/index.ts'
import { PaperActs } from './paper-acts.tsx'

type Paper = Result<typeof listPapers>['records'][number]

type PaperTableProps = {
  readonly papers: readonly Paper[]
  readonly mayAuthor: boolean
  readonly empty: ReactNode
}

/** Papers, one to a row. */
export function PaperTable({ papers, mayAuthor, empty }: PaperTableProps) {
  const t = useText(text)
  const zone = useZone()
  const columns: readonly Column<Paper>[] = [
    {
      name: 'title',
      title: t.columns.title,
      render: ({ id, title }) => (
        <Link className="papers-name" to={`/papers/${id}`}>
          {title}
        </Link>
      ),
    },
    { name: 'kind', title: t.columns.kind, width: 104, render: ({ kind }) => <Tag>{t.kinds[kind]}</Tag> },
    {
      name: 'count',
      title: t.columns.count,
      width: 88,
      align: 'right',
      render: ({ questionCount }) => <span className="papers-figure">{questionCount}</span>,
    },
    {
      name: 'score',
      title: t.columns.score,
      width: 88,
      align: 'right',
      render: ({ fullScore }) => <span className="papers-figure">{fullScore}</span>,
    },
    {
      name: 'state',
      title: t.columns.state,
      width: 104,
      render: ({ state }) => <StatusDot tone={stateTones[state]}>{t.states[state]}</StatusDot>,
    },
    { name: 'by', title: t.columns.by, width: 120, render: ({ byName }) => byName },
    {
      name: 'updated',
      title: t.columns.updated,
      width: 152,
      render: ({ updatedAt }) => <span className="papers-figure">{shownTime(updatedAt, zone)}</span>,
    },
    ...(mayAuthor
      ? [
          {
            name: 'act',
            title: t.columns.act,
            width: 64,
            align: 'right' as const,
            render: (paper: Paper) => <PaperActs id={paper.id} title={paper.title} />,
          },
        ]
      : []),
  ]
  return <Table<Paper> label={t.title} rows={papers} idOf={({ id }) => id} columns={columns} empty={empty} />
}
