import { useState } from 'react'
import { Input } from '../form/input.tsx'

type NumberBoxProps = {
  readonly id?: string
  readonly label: string
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  readonly min?: number
  readonly max: number
  readonly step?: number
  /** The meaning of an empty field; without it, empty counts as the minimum. */
  readonly empty?: string
  readonly unit?: string
  readonly isLocked?: boolean
}

/** A number field: on blur an invalid value becomes the nearest valid one. */
export function NumberBox(props: NumberBoxProps) {
  const { id, label, value, onChange, min = 0, max, step = 1, empty, unit, isLocked = false } = props
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? (value === null ? '' : String(value))

  function leave() {
    if (typed === undefined) return
    setTyped(undefined)
    const number = typed.trim() === '' ? Number.NaN : Number(typed)
    if (Number.isNaN(number)) return onChange(empty === undefined ? min : null)
    const near = Math.round(Math.min(Math.max(number, min), max) / step) * step
    return onChange(Number(near.toFixed(2)))
  }

  return (
    <Input
      {...(id ? { id } : { 'aria-label': label })}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      placeholder={empty}
      disabled={isLocked}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={leave}
      onKeyDown={({ key }) => {
        if (key === 'Enter') leave()
      }}
      end={unit && <span className="ly-input-unit">{unit}</span>}
    />
  )
}
