import type { listSubordinates, Risk } from '@lyceum/contract/learning'
import type { Result } from '@lyceum/contract/kit'
import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Progress } from '#ui/data/progress'
import { Portrait } from '#ui/picture/portrait'
import { Tag } from '#ui/status/tag'
import { Table } from '#ui/work/table'
import { text } from './text/index.ts'

type Row = Result<typeof listSubordinates>['records'][number]

type SubordinateTableProps = {
  readonly rows: readonly Row[]
  readonly onOpen: (personId: string) => void
  readonly selected: ReadonlySet<string>
  readonly onSelect: (selected: ReadonlySet<string>) => void
  readonly isStale: boolean
}

export function SubordinateTable({ rows, onOpen, ...ticks }: SubordinateTableProps) {
  const t = useText(text)
  const zone = useZone()
  return (
    <Table
      label={t.people.title}
      rows={rows}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      {...ticks}
      columns={[
        { name: 'person', title: t.people.person, render: (row) => <Person row={row} onOpen={onOpen} /> },
        {
          name: 'running',
          title: t.people.running,
          align: 'right',
          width: 84,
          render: ({ running }) => running,
        },
        {
          name: 'completed',
          title: t.people.completed,
          align: 'right',
          width: 84,
          render: ({ completed }) => completed,
        },
        {
          name: 'progress',
          title: t.people.progress,
          width: 168,
          render: ({ progress, name }) =>
            progress === null ? (
              <span className="desk-quiet">{t.people.nothing}</span>
            ) : (
              <Progress percent={progress} hasNumber label={t.people.progressOf(name)} />
            ),
        },
        { name: 'risk', title: t.people.risk, width: 216, render: (row) => <Risks row={row} /> },
        {
          name: 'studied',
          title: t.people.studied,
          width: 148,
          render: ({ studiedAt }) =>
            studiedAt ? shownTime(studiedAt, zone) : <span className="desk-quiet">{t.people.never}</span>,
        },
      ]}
    />
  )
}

function Person({
  row: { id, name, unit },
  onOpen,
}: { readonly row: Row } & Pick<SubordinateTableProps, 'onOpen'>) {
  return (
    <span className="desk-person">
      <Portrait name={name} picture="" seed={id} size={36} />
      <span>
        <button type="button" className="ly-link" onClick={() => onOpen(id)}>
          {name}
        </button>
        <small>{unit}</small>
      </span>
    </span>
  )
}

const tones: Readonly<Record<Risk, 'error' | 'warning' | 'plain'>> = {
  overdue: 'error',
  dueSoon: 'warning',
  idle: 'plain',
}

function Risks({ row }: { readonly row: Row }) {
  const t = useText(text)
  const pressing = (['overdue', 'dueSoon', 'idle'] as const).filter((risk) => row[risk] > 0)
  if (pressing.length === 0) return <span className="desk-quiet">{t.people.fine}</span>
  return (
    <span className="desk-risks">
      {pressing.map((risk) => (
        <Tag key={risk} tone={tones[risk]}>
          {t.pressing[risk](String(row[risk]))}
        </Tag>
      ))}
    </span>
  )
}
