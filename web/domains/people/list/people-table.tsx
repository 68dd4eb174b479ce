import type { PeopleColumn, PeopleSort, PersonRow } from '@lyceum/contract/people'
import { Link } from 'react-router'
import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Portrait } from '#ui/picture/portrait'
import { type Column, Table } from '#ui/work/table'
import { text } from '../text/index.ts'
import { PersonState } from '../person/person-state.tsx'
import type { ListControl } from './use-people.ts'

type PeopleTableProps = {
  readonly people: readonly PersonRow[]
  readonly columns: readonly PeopleColumn[]
  readonly list: ListControl
  readonly selected: ReadonlySet<string>
  readonly onSelect: (selected: ReadonlySet<string>) => void
  readonly isStale: boolean
}

const sortable: readonly string[] = ['name', 'staffNo', 'joinedOn', 'lastLoginAt'] satisfies PeopleSort[]
const isSort = (name: string): name is PeopleSort => sortable.includes(name)

/** A page of people in the chosen columns. */
export function PeopleTable({ people, columns, list, ...ticks }: PeopleTableProps) {
  const t = useText(text)
  const cells = useCells()
  const { sort, direction } = list.state
  const all = (['name', ...columns] as const).map((name): Column<PersonRow> => ({
    name,
    title: t.columns[name],
    isSortable: isSort(name),
    render: cells[name],
  }))
  return (
    <Table<PersonRow>
      label={t.title}
      isDense
      columns={all}
      rows={people}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      sort={{ by: sort, isUp: direction === 'asc' }}
      onSort={({ by, isUp }) => {
        // A new sort column starts ascending.
        const isNew = by !== sort
        if (isSort(by)) list.sortBy(by, isNew || isUp ? 'asc' : 'desc')
      }}
      {...ticks}
    />
  )
}

type Cells = Readonly<Record<PeopleColumn | 'name', Column<PersonRow>['render']>>

function useCells(): Cells {
  const t = useText(text)
  const zone = useZone()
  const time = (moment: string | null) =>
    moment && <span className="people-figure">{shownTime(moment, zone)}</span>
  return {
    name: ({ id, name }) => (
      <Link className="people-name" to={`/people/${id}`} title={name}>
        <Portrait name={name} picture="" seed={id} size={24} />
        <span>{name}</span>
      </Link>
    ),
    userName: ({ userName }) => clipped(userName),
    staffNo: ({ staffNo }) => staffNo && <span className="people-figure">{staffNo}</span>,
    unit: ({ unitName }) => clipped(unitName),
    position: ({ positionName }) => clipped(positionName),
    grade: ({ gradeName }) => gradeName,
    state: (person) => <PersonState person={person} />,
    email: ({ email }) => clipped(email),
    phone: ({ phone }) => phone && <span className="people-figure">{phone}</span>,
    roles: ({ roles }) => clipped(t.list(roles.map((role) => t.roles[role])) || null),
    joinedOn: ({ joinedOn }) => joinedOn && <span className="people-figure">{joinedOn}</span>,
    lastLoginAt: ({ lastLoginAt }) => time(lastLoginAt) ?? <span className="people-none">{t.never}</span>,
    expiresAt: ({ expiresAt }) => time(expiresAt),
  }
}

/** Long text is clipped; a tooltip shows all of it. */
const clipped = (value: string | null) =>
  value && (
    <span className="people-cut" title={value}>
      {value}
    </span>
  )
