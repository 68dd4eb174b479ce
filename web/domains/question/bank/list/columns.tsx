import { useState } from 'react'
import { deviceStorage, readJson } from '#lib/storage/storage'
import { useText } from '#lib/text'
import { Checkbox } from '#ui/form/checkbox'
import { IconButton } from '#ui/form/icon-button'
import { Popover } from '#ui/overlay/popover'
import { text } from '../text/index.ts'

const all = [
  'number',
  'point',
  'difficulty',
  'facility',
  'used',
  'state',
  'tags',
  'score',
  'updated',
] as const

/** An optional column; type and text are always shown. */
export type BankColumn = (typeof all)[number]

const usual: readonly BankColumn[] = ['point', 'difficulty', 'facility', 'used', 'updated']
const place = 'exam.bank.columns'

/** The columns chosen on this device. */
export function useColumns(): [readonly BankColumn[], (columns: readonly BankColumn[]) => void] {
  const [columns, setColumns] = useState<readonly BankColumn[]>(() => {
    const stored = readJson(deviceStorage, place)
    return Array.isArray(stored) ? all.filter((item) => stored.includes(item)) : usual
  })
  return [
    columns,
    (next) => {
      deviceStorage.set(place, JSON.stringify(next))
      setColumns(next)
    },
  ]
}

type ColumnChoiceProps = {
  readonly columns: readonly BankColumn[]
  readonly onChoose: (columns: readonly BankColumn[]) => void
}

/** Chooses the columns of the list. */
export function ColumnChoice({ columns, onChoose }: ColumnChoiceProps) {
  const t = useText(text).columns
  return (
    <Popover
      label={t.choose}
      align="end"
      width={200}
      renderButton={(opener) => <IconButton {...opener} icon="sliders" label={t.choose} />}
    >
      <fieldset className="bank-columns">
        <legend className="ly-hidden">{t.choose}</legend>
        {all.map((column) => (
          <Checkbox
            key={column}
            checked={columns.includes(column)}
            onChange={() => onChoose(all.filter((item) => (item === column) !== columns.includes(item)))}
          >
            {t[column]}
          </Checkbox>
        ))}
      </fieldset>
    </Popover>
  )
}
