import { useText } from '#lib/text'
import { text } from '../text/index.ts'
import { type FilterLevel, type FilterOption, levelsOf } from './filter-levels.ts'
import './filter-bar.css'

export type FilterRow = {
  readonly name: string
  readonly label: string
  readonly options: readonly FilterOption[]
}

/** The choice in each row, from the top level down; empty means all. Pages keep it in the address. */
export type Chosen = Readonly<Record<string, readonly string[]>>

type FilterBarProps = {
  readonly rows: readonly FilterRow[]
  readonly chosen: Chosen
  readonly onChoose: (chosen: Chosen) => void
}

/** Rows of filters above a list. “All” clears a choice. */
export function FilterBar({ rows, chosen, onChoose }: FilterBarProps) {
  const t = useText(text).filter
  const isAnything = rows.some(({ name }) => (chosen[name]?.length ?? 0) > 0)
  return (
    <section className="ly-filter" aria-label={t.label}>
      {rows.map(({ name, label, options }) => (
        <Row
          key={name}
          label={label}
          levels={levelsOf(options, chosen[name] ?? [])}
          onChoose={(path) => onChoose({ ...chosen, [name]: path })}
        />
      ))}
      {isAnything && (
        <button type="button" className="ly-filter-clear" onClick={() => onChoose({})}>
          {t.clear}
        </button>
      )}
    </section>
  )
}

type RowProps = {
  readonly label: string
  readonly levels: readonly FilterLevel[]
  readonly onChoose: (path: readonly string[]) => void
}

function Row({ label, levels: [first, ...below], onChoose }: RowProps) {
  return (
    <fieldset className="ly-filter-row">
      <legend className="ly-hidden">{label}</legend>
      <span className="ly-filter-label" aria-hidden="true">
        {label}
      </span>
      {first && <Level level={first} onChoose={onChoose} />}
      {below.length > 0 && (
        <div className="ly-filter-tray">
          {below.map((level) => (
            <Level key={level.above.join('/')} level={level} onChoose={onChoose} />
          ))}
        </div>
      )}
    </fieldset>
  )
}

type LevelProps = { readonly level: FilterLevel; readonly onChoose: RowProps['onChoose'] }

function Level({ level: { options, chosen, above }, onChoose }: LevelProps) {
  const t = useText(text).filter
  return (
    <div className="ly-filter-level">
      <button type="button" aria-pressed={chosen === undefined} onClick={() => onChoose(above)}>
        {above.length > 1 ? t.any : t.all}
      </button>
      {options.map(({ value, title }) => (
        <button
          key={value}
          type="button"
          className="ly-filter-choice"
          aria-pressed={value === chosen}
          onClick={() => onChoose([...above, value])}
        >
          {title}
        </button>
      ))}
    </div>
  )
}
