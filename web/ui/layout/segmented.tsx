import { useId } from 'react'
import { Icon } from '#ui/picture/icon'
import type { IconName } from '../picture/icon-paths.ts'
import './segmented.css'

type SegmentedProps<Value extends string> = {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly title: string; readonly icon?: IconName }[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
}

/** A single choice of a few, side by side: radio buttons in one track. */
export function Segmented<Value extends string>({ label, options, value, onChoose }: SegmentedProps<Value>) {
  const name = useId()
  return (
    <fieldset className="ly-segmented">
      <legend className="ly-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span>
            {option.icon && <Icon name={option.icon} size={16} />}
            {option.title}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
