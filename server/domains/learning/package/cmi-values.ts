/** The value to store, or undefined where it is invalid. */
type Fit = (value: string) => string | undefined

/** Values come in any case; `not attempted` also joined. */
const oneOf =
  (...allowed: readonly string[]): Fit =>
  (value) => {
    const plain = value.trim().toLowerCase()
    return allowed.find(
      (candidate) => candidate === plain || candidate.replace(' ', '') === plain.replace(/[ _-]/, ''),
    )
  }

const decimals = 7
/** Tolerance for rounding in a package at a bound. */
const slack = 1e-6

/** Numbers as programs print them: any number of digits, an exponent, a decimal comma. */
const printed = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d{1,3})?$/i

const numberWithin =
  (least: number, most: number): Fit =>
  (value) => {
    const plain = value.trim()
    if (!printed.test(plain)) return undefined
    const number = Number(plain.replace(',', '.'))
    if (!(number >= least - slack && number <= most + slack)) return undefined
    const rounded = Number(Math.min(most, Math.max(least, number)).toFixed(decimals))
    // Never `-0` nor `1e-7`: the package reads it back.
    return rounded === 0 ? '0' : rounded.toFixed(decimals).replace(/\.?0+$/, '')
  }

const orBlank =
  (fit: Fit): Fit =>
  (value) =>
    value.trim() === '' ? '' : fit(value)

/** Hours, minutes and seconds of SCORM 1.2, at most in hundredths. */
const clockTime: Fit = (value) => {
  const [, hours, minutes, seconds, part] =
    /^(\d{1,4}):([0-5]?\d):([0-5]?\d)(?:[.,](\d*))?$/.exec(value.trim()) ?? []
  if (hours === undefined || minutes === undefined || seconds === undefined) return undefined
  const whole = [hours, minutes, seconds].map((digits) => digits.padStart(2, '0')).join(':')
  return `${whole}${hundredths(part)}`
}

/** A duration of SCORM 2004 (ISO 8601), its seconds cut to hundredths. */
const duration: Fit = (value) => {
  const plain = value.trim().toUpperCase().replace(',', '.')
  const isOne = /^P(?=\d|T\d)(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d*)?S)?)?$/.test(
    plain,
  )
  return isOne ? plain.replace(/\.(\d*)S$/, (_, part: string) => `${hundredths(part)}S`) : undefined
}

const hundredths = (part: string | undefined) => (part ? `.${part.slice(0, 2)}` : '')

const score = orBlank(numberWithin(-1_000_000_000, 1_000_000_000))

/** Validators by field, for SCORM 1.2 and 2004. Other fields are stored unchecked. */
export const valueFits: Readonly<Record<string, Fit>> = {
  'cmi.core.lesson_status': oneOf('passed', 'completed', 'failed', 'incomplete', 'browsed', 'not attempted'),
  'cmi.core.score.raw': score,
  'cmi.core.score.min': score,
  'cmi.core.score.max': score,
  'cmi.core.session_time': clockTime,
  'cmi.core.exit': orBlank(oneOf('time-out', 'suspend', 'logout')),
  'cmi.completion_status': oneOf('completed', 'incomplete', 'not attempted', 'unknown'),
  'cmi.success_status': oneOf('passed', 'failed', 'unknown'),
  'cmi.score.scaled': orBlank(numberWithin(-1, 1)),
  'cmi.score.raw': score,
  'cmi.score.min': score,
  'cmi.score.max': score,
  'cmi.session_time': duration,
  'cmi.exit': orBlank(oneOf('time-out', 'suspend', 'logout', 'normal')),
  'cmi.progress_measure': orBlank(numberWithin(0, 1)),
}
