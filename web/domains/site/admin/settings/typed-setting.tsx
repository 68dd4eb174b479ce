import { useState } from 'react'
import { useText } from '#lib/text'
import { Input } from '#ui/form/input'
import { Icon } from '#ui/picture/icon'
import { type Problem, problemWith } from './setting-check.ts'
import type { SettingEntry } from './setting-list.ts'
import { text } from './text/index.ts'

type TypedSettingProps = {
  readonly id: string
  readonly entry: SettingEntry
  readonly value: unknown
  readonly onChange: (value: string | number) => void
}

/** A text input: number, address or text. Enter saves the page. */
export function TypedSetting({ id, entry, value, onChange }: TypedSettingProps) {
  const t = useText(text)
  const [typed, setTyped] = useTyped(String(value))
  const { kind, bounds } = entry
  const problem = problemWith(entry, typed.trim())

  function take(next: string) {
    const trimmed = next.trim()
    const isNumber = kind === 'number' && problemWith(entry, trimmed) === undefined
    const given = isNumber ? Number(trimmed) : trimmed
    setTyped(next, String(given))
    onChange(given)
  }

  return (
    <div className={`typed-setting typed-setting-${kind}`}>
      <Input
        id={id}
        value={typed}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={problem ? `${id}-problem` : `${id}-hint`}
        aria-invalid={problem !== undefined}
        {...(kind === 'address' ? { placeholder: 'https://', inputMode: 'url' } : {})}
        {...(kind === 'number' ? { inputMode: 'numeric' } : {})}
        end={bounds && <small className="typed-setting-unit">{t.units[unitOf(entry)]}</small>}
        onChange={({ target }) => take(target.value)}
      />
      {problem && (
        <p className="setting-error" id={`${id}-problem`}>
          <Icon name="warning" size={14} />
          {sentenceOf(problem, t)}
        </p>
      )}
    </div>
  )
}

/** The typed text, including spaces; reset when the value changes after save or undo. */
function useTyped(value: string) {
  const [{ from, typed }, set] = useState({ from: value, typed: value })
  if (from !== value) set({ from: value, typed: value })
  return [typed, (typed: string, from: string) => set({ from, typed })] as const
}

type Unit =
  | 'megabytes'
  | 'minutes'
  | 'days'
  | 'letters'
  | 'messages'
  | 'percent'
  | 'people'
  | 'hours'
  | 'credits'

const units: Readonly<Partial<Record<SettingEntry['name'], Unit>>> = {
  'session.idleMinutes': 'minutes',
  'password.maxAgeDays': 'days',
  'approval.escalateDays': 'days',
  'exam.outageMinutes': 'minutes',
  'import.brakePercent': 'percent',
  'import.brakePeople': 'people',
  'sms.dailyBudget': 'messages',
  'goal.weekHours': 'hours',
  'goal.yearCredits': 'credits',
  'storage.personMb': 'megabytes',
}

const unitOf = ({ name }: SettingEntry): Unit => units[name] ?? 'letters'

type Sentences = {
  readonly badAddress: string
  readonly tooLong: (max: number) => string
  readonly outOfRange: (min: number, max: number) => string
}

function sentenceOf(problem: Problem, t: Sentences) {
  if (problem.is === 'out-of-range') return t.outOfRange(problem.min, problem.max)
  return problem.is === 'bad-address' ? t.badAddress : t.tooLong(problem.max)
}
