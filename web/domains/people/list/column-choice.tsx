import { type PeopleColumn, peopleColumns } from '@lyceum/contract/people'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Checkbox } from '#ui/form/checkbox'
import { Popover } from '#ui/overlay/popover'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'

type ColumnChoiceProps = {
  readonly columns: readonly PeopleColumn[]
  readonly onChoose: (columns: PeopleColumn[]) => void
}

/** Chooses the columns; the name is always shown, and one more must stay. */
export function ColumnChoice({ columns, onChoose }: ColumnChoiceProps) {
  const t = useText(text).columns
  const toggled = (name: PeopleColumn) =>
    peopleColumns.filter((column) => (column === name) !== columns.includes(column))
  return (
    <Popover
      label={t.choose}
      align="end"
      width={220}
      renderButton={(opener) => (
        <Button {...opener} look="quiet">
          <Icon name="sliders" size={16} />
          {t.choose}
        </Button>
      )}
    >
      <fieldset className="people-columns">
        <legend className="ly-hidden">{t.choose}</legend>
        {peopleColumns.map((column) => (
          <Checkbox
            key={column}
            checked={columns.includes(column)}
            onChange={() => {
              const next = toggled(column)
              if (next.length > 0) onChoose(next)
            }}
          >
            {t[column]}
          </Checkbox>
        ))}
      </fieldset>
    </Popover>
  )
}
