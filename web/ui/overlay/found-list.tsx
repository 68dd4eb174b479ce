/* eslint-disable jsx-a11y/prefer-tag-over-role -- the list of a combobox: a select would take the focus from its field */
import type { ReactNode } from 'react'
import { Icon, type IconName } from '#ui/picture/icon'
import './found-list.css'

export type FoundRow = {
  readonly group: string
  /** Where it leads; unique among the rows. */
  readonly to: string
  readonly icon: IconName
  readonly title: ReactNode
  /** Beside the title, small. */
  readonly note: string
}

type FoundListProps<Row extends FoundRow> = {
  readonly id: string
  readonly label: string
  /** The group headings, in the order of the groups. */
  readonly titles: Readonly<Record<Row['group'], string>>
  readonly rows: readonly Row[]
  /** The row that Enter would open; -1: none. */
  readonly at: number
  readonly isShown?: boolean
  readonly onPoint: (at: number) => void
  readonly onChoose: (row: Row) => void
  /** Shown when there is no result. */
  readonly none?: string
}

/** The results of a search field, by group, while the field keeps the focus; the option of row n has the id `id-n`. */
export function FoundList<Row extends FoundRow>({
  id,
  label,
  titles,
  rows,
  at,
  isShown = true,
  onPoint,
  onChoose,
  none,
}: FoundListProps<Row>) {
  const groups = [...new Set(rows.map(({ group }): Row['group'] => group))]
  return (
    <div className="ly-found" hidden={!isShown}>
      <div id={id} role="listbox" aria-label={label}>
        {groups.map((group) => (
          <div key={group} role="group" aria-label={titles[group]}>
            <p aria-hidden="true">{titles[group]}</p>
            {rows.map(
              (row, place) =>
                row.group === group && (
                  <div
                    key={row.to}
                    id={`${id}-${place}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={place === at}
                    onPointerMove={() => onPoint(place)}
                    onPointerDown={(event) => {
                      event.preventDefault()
                      onChoose(row)
                    }}
                  >
                    <Icon name={row.icon} size={16} />
                    <span>{row.title}</span>
                    {row.note && <small>{row.note}</small>}
                  </div>
                ),
            )}
          </div>
        ))}
      </div>
      {isShown && rows.length === 0 && none && <p className="ly-found-none">{none}</p>}
    </div>
  )
}
