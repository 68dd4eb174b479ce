import { Icon } from '#ui/picture/icon'
import './chips.css'

type ChipsProps<Value extends string> = {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly title: string }[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
}

/** A single choice: the chosen one is a dark pill. */
export function Chips<Value extends string>({ label, options, value, onChoose }: ChipsProps<Value>) {
  return (
    <fieldset className="ly-chips">
      <legend className="ly-hidden">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="ly-chip"
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          {option.title}
        </button>
      ))}
    </fieldset>
  )
}

type ChoiceChipsProps = {
  readonly label: string
  readonly options: readonly { readonly value: string; readonly title: string }[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** Multiple choice: interests, tags. A chosen one can be removed, another added. */
export function ChoiceChips({ label, options, chosen, onChange }: ChoiceChipsProps) {
  return (
    <fieldset className="ly-chips">
      <legend className="ly-hidden">{label}</legend>
      {options.map(({ value, title }) => {
        const isChosen = chosen.includes(value)
        const without = chosen.filter((other) => other !== value)
        return (
          <button
            key={value}
            type="button"
            className="ly-chip ly-chip-choice"
            aria-pressed={isChosen}
            onClick={() => onChange(isChosen ? without : [...chosen, value])}
          >
            {!isChosen && <Icon name="plus" size={14} />}
            {title}
            {isChosen && <Icon name="close" size={14} />}
          </button>
        )
      })}
    </fieldset>
  )
}
