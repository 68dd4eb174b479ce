import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Segmented } from '#ui/layout/segmented'
import { directions } from './bill-query.ts'
import { text } from './text/index.ts'

type EntryFilterProps = {
  readonly direction: (typeof directions)[number]
  readonly from: string
  readonly to: string
  readonly onChange: (values: Readonly<Record<string, string>>) => void
}

/** Filters entries by direction and days. */
export function EntryFilter({ direction, from, to, onChange }: EntryFilterProps) {
  const t = useText(text).filter
  return (
    <div className="bill-filter">
      <Segmented
        label={t.direction}
        options={directions.map((value) => ({ value, title: t[value] }))}
        value={direction}
        onChoose={(value) => onChange({ direction: value, page: '' })}
      />
      <label>
        <span>{t.from}</span>
        <input
          type="date"
          value={from}
          max={to || undefined}
          onChange={({ target }) => onChange({ from: target.value, page: '' })}
        />
      </label>
      <label>
        <span>{t.to}</span>
        <input
          type="date"
          value={to}
          min={from || undefined}
          onChange={({ target }) => onChange({ to: target.value, page: '' })}
        />
      </label>
      {(from || to) && (
        <Button look="quiet" onClick={() => onChange({ from: '', to: '', page: '' })}>
          {t.clear}
        </Button>
      )}
    </div>
  )
}
