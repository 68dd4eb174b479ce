import { type ReactNode, useId } from 'react'
import './choices.css'

type RadioGroupProps<Value extends string> = {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly title: ReactNode }[]
  readonly value: Value | undefined
  readonly onChoose: (value: Value) => void
  /** One below the other. */
  readonly isStacked?: boolean
}

/** One of a few that should all be seen. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChoose,
  isStacked = false,
}: RadioGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset className={`ly-radios${isStacked ? ' ly-radios-stacked' : ''}`}>
      <legend className="ly-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="ly-radio">
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <i />
          {option.title}
        </label>
      ))}
    </fieldset>
  )
}

type SwitchProps = {
  readonly isOn: boolean
  readonly onSwitch: (isOn: boolean) => void
  readonly isDisabled?: boolean
  /** Read in the place of a sentence. */
  readonly label?: string
  readonly children?: ReactNode
}

/** On or off, at once: no button has to be pressed afterwards. */
export function Switch({ isOn, onSwitch, isDisabled = false, label, children }: SwitchProps) {
  return (
    <label className="ly-switch">
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        aria-label={label}
        checked={isOn}
        disabled={isDisabled}
        onChange={() => onSwitch(!isOn)}
      />
      <i />
      {children}
    </label>
  )
}
