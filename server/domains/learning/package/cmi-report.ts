import { valueFits } from './cmi-values.ts'

export type Cmi = Readonly<Record<string, string>>

/** What is kept of what a package said, and what cannot be: one field's fault is no other's. */
export type Sorted = { readonly kept: Cmi; readonly unkept: Cmi }

/** Rounds what is too fine, and sets aside alone what says nothing (M-01). */
export function sortCmi(cmi: Cmi): Sorted {
  const sorted = Object.entries(cmi).map(([name, value]) => {
    const fit = Object.hasOwn(valueFits, name) ? valueFits[name] : undefined
    return { name, value, kept: fit ? fit(value) : value }
  })
  const kept = Object.fromEntries(
    sorted.flatMap(({ name, kept }) => (kept === undefined ? [] : [[name, kept]])),
  )
  const unfit = sorted.flatMap(({ name, value, kept }) =>
    kept === undefined ? [[name, value] as const] : [],
  )
  return { kept, unkept: { ...Object.fromEntries(unfit), ...unreadScore(kept) } }
}

/** A raw score beyond a hundred says nothing as long as nobody knows of how much it is. */
function unreadScore(cmi: Cmi): Cmi {
  const name = cmi['cmi.core.score.raw'] === undefined ? 'cmi.score.raw' : 'cmi.core.score.raw'
  const raw = cmi[name] ?? ''
  return raw !== '' && scaledOf(cmi) === null && shareOf(cmi) === null ? { [name]: raw } : {}
}

export type Reported = {
  /** The package says that it is done. */
  readonly isDone: boolean
  /** Between nought and one, as far as a score can be read out of it. */
  readonly share: number | null
}

/** What a package says of itself, in the house's measure. It is noted as its word (`isAsserted`), not as a proof. */
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
  const said = numberIn(cmi, 'max')
  const [min, max] = [numberIn(cmi, 'min') ?? 0, said ?? 100]
  return max > min && (said !== null || raw <= max) ? within((raw - min) / (max - min)) : null
}

/** A part of the score, in whichever version's words. */
function numberIn(cmi: Cmi, part: 'raw' | 'min' | 'max'): number | null {
  const text = cmi[`cmi.core.score.${part}`] ?? cmi[`cmi.score.${part}`] ?? ''
  return text === '' ? null : Number(text)
}

const within = (share: number) => Math.min(1, Math.max(0, share))
