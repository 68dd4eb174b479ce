import { shownTime, startOfDay } from '#lib/time/time'
import { Input } from '../form/input.tsx'

type MomentBoxProps = {
  readonly id: string
  /** The site's time zone. */
  readonly zone: string
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly isWrong?: boolean
  readonly isLocked?: boolean
}

/** A date and time field in the site's time zone. */
export function MomentBox({ id, zone, value, onChange, isWrong = false, isLocked = false }: MomentBoxProps) {
  return (
    <Input
      id={id}
      type="datetime-local"
      aria-invalid={isWrong || undefined}
      disabled={isLocked}
      value={value === null ? '' : shownTime(value, zone).replace(' ', 'T')}
      onChange={({ target }) => onChange(momentOf(target.value, zone))}
    />
  )
}

/** `2026-05-01T09:30` in the site's time zone. */
function momentOf(typed: string, zone: string): string | null {
  const [day = '', time = ''] = typed.split('T')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  return new Date(Date.parse(startOfDay(day, zone)) + (hours * 60 + minutes) * 60_000).toISOString()
}
