import type { Result } from '@lyceum/contract/kit'
import type { listHandIns } from '@lyceum/contract/learning'
import { Link } from 'react-router'
import { useZone } from '#domains/site'
import { useNow } from '#lib/time/use-now'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { ButtonLink } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { type Column, Table } from '#ui/work/table'
import { text } from './text/index.ts'

type HandIn = Result<typeof listHandIns>['records'][number]

type HandInTableProps = { readonly state: 'waiting' | 'marked'; readonly work: readonly HandIn[] }

export function HandInTable({ state, work }: HandInTableProps) {
  const t = useText(text)
  const columns = useColumns(state)
  return <Table<HandIn> label={t.title} columns={columns} rows={work} idOf={({ id }) => id} />
}

function useColumns(state: HandInTableProps['state']): readonly Column<HandIn>[] {
  const t = useText(text)
  const zone = useZone()
  const isWaiting = state === 'waiting'
  const last: Column<HandIn> = isWaiting
    ? {
        name: 'waited',
        title: t.columns.waited,
        width: 120,
        render: ({ handedAt }) => <Waited since={handedAt} />,
      }
    : {
        name: 'score',
        title: t.columns.score,
        width: 120,
        render: ({ score, fullScore }) => <b>{t.scored(score ?? 0, fullScore)}</b>,
      }
  return [
    {
      name: 'work',
      title: t.columns.work,
      render: ({ id, moduleTitle, courseTitle }) => (
        <span className="marking-name">
          <Link to={`/marking/${id}`}>{moduleTitle}</Link>
          <small>{courseTitle}</small>
        </span>
      ),
    },
    { name: 'who', title: t.columns.who, width: 140, render: ({ name }) => name },
    { name: 'kind', title: t.columns.kind, width: 110, render: ({ type }) => t.kinds[type] },
    {
      name: 'files',
      title: t.columns.files,
      width: 90,
      render: ({ fileCount }) =>
        fileCount > 0 ? (
          <span className="marking-files-count">
            <Icon name="clip" size={14} />
            {fileCount}
          </span>
        ) : (
          <span className="marking-quiet">–</span>
        ),
    },
    {
      name: 'at',
      title: isWaiting ? t.columns.handed : t.columns.marked,
      width: 160,
      render: ({ handedAt, markedAt }) => (
        <span className="marking-quiet">
          {shownTime(isWaiting ? handedAt : (markedAt ?? handedAt), zone)}
        </span>
      ),
    },
    last,
    {
      name: 'acts',
      title: t.columns.acts,
      width: 96,
      align: 'right',
      render: ({ id, name, moduleTitle }) => (
        <ButtonLink
          size="small"
          to={`/marking/${id}`}
          aria-label={t.markOf(isWaiting ? t.mark : t.look, name, moduleTitle)}
        >
          {isWaiting ? t.mark : t.look}
        </ButtonLink>
      ),
    },
  ]
}

function Waited({ since }: { readonly since: string }) {
  const t = useText(text)
  const now = useNow()
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 86_400_000))
  return <span className={days >= 3 ? 'marking-late' : undefined}>{t.waited(days)}</span>
}
