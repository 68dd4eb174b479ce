import type { ReactNode } from 'react'
import { useText } from '#lib/text'
import { Checkbox } from '../form/checkbox.tsx'
import { Icon } from '../picture/icon.tsx'
import { text } from '../text/index.ts'
import './table.css'

export type Column<Row> = {
  readonly name: string
  /** Empty for a column of buttons, which needs no visible title; screen readers get one. */
  readonly title: string
  readonly render: (row: Row) => ReactNode
  readonly align?: 'left' | 'right'
  readonly width?: number
  readonly isSortable?: boolean
}

export type Sort = { readonly by: string; readonly isUp: boolean }

type TableProps<Row> = {
  /** What the table contains, for screen readers. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly idOf: (row: Row) => string
  /** The row's name, read with its checkbox. */
  readonly nameOf?: (row: Row) => string
  readonly isDense?: boolean
  readonly sort?: Sort
  readonly onSort?: (sort: Sort) => void
  readonly selected?: ReadonlySet<string>
  readonly onSelect?: (selected: ReadonlySet<string>) => void
  /** The rows belong to the previous query until the new ones have loaded: read-only, not selectable. */
  readonly isStale?: boolean
  /** Shown when there are no rows. */
  readonly empty?: ReactNode
}

/** A table with a strong rule below its head and light rules between rows. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, rows, isDense = false, isStale = false, empty } = props
  const t = useText(text).table
  return (
    <div className="ly-table-place">
      <table
        className={classOf(isDense, props.onSelect !== undefined)}
        aria-label={label}
        aria-busy={isStale || undefined}
      >
        <Head {...props} />
        <tbody>
          {rows.map((row) => (
            <BodyRow key={props.idOf(row)} row={row} {...props} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && (empty ?? <p className="ly-table-empty">{t.empty}</p>)}
    </div>
  )
}

function Head<Row>({ columns, rows, idOf, sort, onSort, selected, onSelect, isStale }: TableProps<Row>) {
  const t = useText(text).table
  const isAll = rows.length > 0 && rows.every((row) => selected?.has(idOf(row)))
  return (
    <thead>
      <tr>
        {onSelect && (
          <th className="ly-table-tick">
            <Checkbox
              aria-label={t.selectAll}
              checked={isAll}
              disabled={isStale}
              onChange={() => onSelect(new Set(isAll ? [] : rows.map(idOf)))}
            />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.name}
            className={column.align === 'right' ? 'ly-table-right' : undefined}
            style={{ width: column.width }}
            aria-sort={sortOf(column.name, sort)}
          >
            {column.isSortable && onSort ? (
              <SortButton column={column} sort={sort} onSort={onSort} />
            ) : (
              column.title || <span className="ly-hidden">{t.acts}</span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type SortButtonProps = {
  readonly column: { readonly name: string; readonly title: string }
  readonly sort: Sort | undefined
  readonly onSort: (sort: Sort) => void
}

function SortButton({ column: { name, title }, sort, onSort }: SortButtonProps) {
  const t = useText(text).table
  const isSorted = sort?.by === name
  return (
    <button
      type="button"
      aria-label={t.sort(title)}
      onClick={() => onSort({ by: name, isUp: isSorted && !sort.isUp })}
    >
      {title}
      <Icon name={isSorted ? (sort.isUp ? 'up' : 'down') : 'sort'} size={14} />
    </button>
  )
}

function BodyRow<Row>({ row, ...table }: TableProps<Row> & { readonly row: Row }) {
  const t = useText(text).table
  const { columns, idOf, nameOf, selected, onSelect, isStale } = table
  const id = idOf(row)
  const isSelected = selected?.has(id) ?? false
  return (
    <tr aria-selected={onSelect ? isSelected : undefined}>
      {onSelect && (
        <td className="ly-table-tick">
          <Checkbox
            aria-label={t.select(nameOf?.(row) ?? id)}
            checked={isSelected}
            disabled={isStale}
            onChange={() => onSelect(toggled(selected ?? new Set(), id))}
          />
        </td>
      )}
      {columns.map(({ name, render, align }) => (
        <td key={name} className={align === 'right' ? 'ly-table-right' : undefined}>
          {render(row)}
        </td>
      ))}
    </tr>
  )
}

const classOf = (isDense: boolean, isTicked: boolean) =>
  `ly-table${isDense ? ' ly-table-dense' : ''}${isTicked ? ' ly-table-ticked' : ''}`

function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected)
  if (!next.delete(id)) next.add(id)
  return next
}

function sortOf(name: string, sort: Sort | undefined) {
  if (sort?.by !== name) return undefined
  return sort.isUp ? 'ascending' : 'descending'
}
