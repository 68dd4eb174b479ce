import { type ReactNode, useId } from 'react'
import './choices.css'

type RadioGroupProps<Value extends string> = {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly title: ReactNode }[]
  readonly value: Value | undefined
  readonly onChoose: (value: Value) => void
  /** Below each other. */
  readonly isStacked?: boolean
}

/** A single choice of a few options that should all be visible. */
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
  /** The accessible name, in place of a visible label. */
  readonly label?: string
  readonly children?: ReactNode
}

/** A switch that takes effect at once. */
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
