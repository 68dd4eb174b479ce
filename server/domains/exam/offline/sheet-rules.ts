import type { ScoreProblem } from '@lyceum/contract/exam'

/** The positions of the two relevant columns. */
export type Columns = { readonly userName: number; readonly score: number }

/** Finds the columns by their headings in any of the three languages; undefined where one is missing. */
export function columnsIn(
  cells: readonly string[],
  names: { readonly userName: readonly string[]; readonly score: readonly string[] },
): Columns | undefined {
  const at = (headings: readonly string[]) => cells.findIndex((cell) => headings.includes(cell.trim()))
  const [userName, score] = [at(names.userName), at(names.score)]
  return userName === -1 || score === -1 ? undefined : { userName, score }
}

/** One decimal at most, from zero to the full score; null: not a score. */
export function scoreIn(cell: string, fullScore: number): number | null {
  const typed = cell.trim()
  if (!/^\d{1,4}([.。]\d)?$/.test(typed)) return null
  const score = Number(typed.replace('。', '.'))
  return score <= fullScore ? score : null
}

type Row = {
  readonly isKnown: boolean
  readonly isEnrolled: boolean
  readonly isTwice: boolean
  readonly score: number | null
}

/** The first problem that keeps a row from being entered. */
export function problemOf({ isKnown, isEnrolled, isTwice, score }: Row): ScoreProblem | null {
  if (!isKnown) return 'noPerson'
  if (!isEnrolled) return 'notEnrolled'
  if (isTwice) return 'twice'
  return score === null ? 'badScore' : null
}
