import { valueFits } from './cmi-values.ts'

export type Cmi = Readonly<Record<string, string>>

/** The fields of a report that can be stored, and those that cannot: one bad field does not affect the others. */
export type Sorted = { readonly stored: Cmi; readonly unkept: Cmi }

/** Rounds overly precise values, and separates only the invalid ones (M-01). */
export function sortCmi(cmi: Cmi): Sorted {
  const sorted = Object.entries(cmi).map(([name, value]) => {
    const fit = Object.hasOwn(valueFits, name) ? valueFits[name] : undefined
    return { name, value, stored: fit ? fit(value) : value }
  })
  const stored = Object.fromEntries(
    sorted.flatMap(({ name, stored }) => (stored === undefined ? [] : [[name, stored]])),
  )
  const unfit = sorted.flatMap(({ name, value, stored }) =>
    stored === undefined ? [[name, value] as const] : [],
  )
  return { stored, unkept: { ...Object.fromEntries(unfit), ...unreadScore(stored) } }
}

/** A raw score above a hundred is meaningless without a maximum. */
function unreadScore(cmi: Cmi): Cmi {
  const name = cmi['cmi.core.score.raw'] === undefined ? 'cmi.score.raw' : 'cmi.core.score.raw'
  const raw = cmi[name] ?? ''
  return raw !== '' && scaledOf(cmi) === null && shareOf(cmi) === null ? { [name]: raw } : {}
}

export type Reported = {
  /** The package reports itself as done. */
  readonly isDone: boolean
  /** Between zero and one, as far as a score can be read. */
  readonly share: number | null
}

/** The package's own report, normalised. It is stored as asserted (`isAsserted`), not as proved. */
export function reportedIn(cmi: Cmi): Reported {
  const isDone =
    ['completed', 'passed'].includes(cmi['cmi.core.lesson_status'] ?? '') ||
    cmi['cmi.completion_status'] === 'completed' ||
    cmi['cmi.success_status'] === 'passed'
  return { isDone, share: scaledOf(cmi) ?? shareOf(cmi) }
}

export const scoreFrom = (share: number | null, full: number): number | null =>
  share === null ? null : Math.round(share * full * 10) / 10

function scaledOf(cmi: Cmi): number | null {
  const scaled = cmi['cmi.score.scaled'] ?? ''
  return scaled === '' ? null : within(Number(scaled))
}

function shareOf(cmi: Cmi): number | null {
  const raw = numberIn(cmi, 'raw')
  if (raw === null) return null
  const reportedMax = numberIn(cmi, 'max')
  const [min, max] = [numberIn(cmi, 'min') ?? 0, reportedMax ?? 100]
  return max > min && (reportedMax !== null || raw <= max) ? within((raw - min) / (max - min)) : null
}

/** A component of the score, in either SCORM version. */
function numberIn(cmi: Cmi, part: 'raw' | 'min' | 'max'): number | null {
  const text = cmi[`cmi.core.score.${part}`] ?? cmi[`cmi.score.${part}`] ?? ''
  return text === '' ? null : Number(text)
}

const within = (share: number) => Math.min(1, Math.max(0, share))
