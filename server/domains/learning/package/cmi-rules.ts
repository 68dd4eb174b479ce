/** What a package may say, field by field, in the words of SCORM 1.2 and 2004. Whatever is not here is kept unread. */
const fields: Readonly<Record<string, RegExp>> = {
  'cmi.core.lesson_status': /^(?:passed|completed|failed|incomplete|browsed|not attempted)$/,
  'cmi.core.score.raw': /^(?:|\d{1,3}(?:\.\d{1,7})?)$/,
  'cmi.core.score.min': /^(?:|-?\d{1,3}(?:\.\d{1,7})?)$/,
  'cmi.core.score.max': /^(?:|\d{1,3}(?:\.\d{1,7})?)$/,
  'cmi.core.session_time': /^\d{2,4}:\d{2}:\d{2}(?:\.\d{1,2})?$/,
  'cmi.core.exit': /^(?:|time-out|suspend|logout)$/,
  'cmi.completion_status': /^(?:completed|incomplete|not attempted|unknown)$/,
  'cmi.success_status': /^(?:passed|failed|unknown)$/,
  'cmi.score.scaled': /^-?(?:0(?:\.\d{1,7})?|1(?:\.0{1,7})?)$/,
  'cmi.score.raw': /^-?\d{1,9}(?:\.\d{1,7})?$/,
  'cmi.score.min': /^-?\d{1,9}(?:\.\d{1,7})?$/,
  'cmi.score.max': /^-?\d{1,9}(?:\.\d{1,7})?$/,
  'cmi.session_time': /^P(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d{1,2})?S)?)?$/,
  'cmi.exit': /^(?:|time-out|suspend|logout|normal)$/,
  'cmi.progress_measure': /^(?:0(?:\.\d{1,7})?|1(?:\.0{1,7})?)$/,
}

type Cmi = Readonly<Record<string, string>>

/** The first field that says what it cannot say. */
export function unfitField(cmi: Cmi): string | undefined {
  return Object.entries(cmi).find(([name, value]) => fields[name] && !fields[name].test(value))?.[0]
}

export type Reported = {
  /** The package says that it is done. */
  readonly isDone: boolean
  /** Of `full`, as far as a score can be read out of it. */
  readonly score: number | null
}

/** What a package says of itself, in the house's measure. It is noted as its word (`isAsserted`), not as a proof. */
export function reportedIn(cmi: Cmi, full: number): Reported {
  const isDone =
    ['completed', 'passed'].includes(cmi['cmi.core.lesson_status'] ?? '') ||
    cmi['cmi.completion_status'] === 'completed' ||
    cmi['cmi.success_status'] === 'passed'
  const share = shareOf(cmi)
  return { isDone, score: share === null ? null : Math.round(share * full * 10) / 10 }
}

/** Between nought and one. */
function shareOf(cmi: Cmi): number | null {
  const scaled = cmi['cmi.score.scaled']
  if (scaled !== undefined && scaled !== '') return within(Number(scaled))
  const raw = numberIn(cmi, 'raw')
  if (raw === null) return null
  const [min, max] = [numberIn(cmi, 'min') ?? 0, numberIn(cmi, 'max') ?? 100]
  return max > min ? within((raw - min) / (max - min)) : null
}

/** A part of the score, in whichever version's words. */
function numberIn(cmi: Cmi, part: 'raw' | 'min' | 'max'): number | null {
  const text = cmi[`cmi.core.score.${part}`] ?? cmi[`cmi.score.${part}`] ?? ''
  return text === '' ? null : Number(text)
}

const within = (share: number) => Math.min(1, Math.max(0, share))
