import type { HealthMark } from '@lyceum/contract/question'

/** The scoring sums of one version (`exam.item_stat`). */
export type Sums = {
  readonly answered: number
  readonly shareSum: number
  readonly shareSquares: number
  readonly restSum: number
  readonly restSquares: number
  readonly productSum: number
  readonly flags: number
}

export const noSums: Sums = {
  answered: 0,
  shareSum: 0,
  shareSquares: 0,
  restSum: 0,
  restSquares: 0,
  productSum: 0,
  flags: 0,
}

/** The mean share of its points that people got, from 0 to 1. */
export const facilityOf = ({ answered, shareSum }: Pick<Sums, 'answered' | 'shareSum'>): number | null =>
  answered === 0 ? null : within(shareSum / answered, 0, 1)

/** With fewer answers a question gets no health figures. */
const enough = 10

/**
 * The item-rest correlation: how success here goes with success in the rest of the paper, from -1 to 1. Null with few
 * answers, or when all got the same.
 */
export function discriminationOf(sums: Sums): number | null {
  const { answered: n, shareSum, shareSquares, restSum, restSquares, productSum } = sums
  if (n < enough) return null
  const spread = (n * shareSquares - shareSum ** 2) * (n * restSquares - restSum ** 2)
  if (spread <= n * 1e-9) return null
  return within((n * productSum - shareSum * restSum) / Math.sqrt(spread), -1, 1)
}

type Seen = {
  readonly sums: Sums
  readonly updatedAt: Date
  /** By option: how many chose it, and whether it is right; empty for questions without options or when not needed. */
  readonly picks?: readonly { readonly picked: number; readonly isRight: boolean }[]
}

const hard = 0.2
const easy = 0.95
const weak = 0.1
const manyFlags = 3
export const staleMs = 365 * 86_400_000

/** The health warnings of a question. */
export function marksOf({ sums, updatedAt, picks = [] }: Seen, now: Date): HealthMark[] {
  const facility = facilityOf(sums)
  const discrimination = discriminationOf(sums)
  const isKnown = facility !== null && sums.answered >= enough
  const marks: (readonly [HealthMark, boolean])[] = [
    ['tooHard', isKnown && facility < hard],
    ['tooEasy', isKnown && facility > easy],
    ['weak', discrimination !== null && discrimination < weak],
    ['misleading', isKnown && isMisleading(picks)],
    ['flagged', sums.flags >= manyFlags],
    ['stale', now.getTime() - updatedAt.getTime() > staleMs],
  ]
  return marks.filter(([, applies]) => applies).map(([mark]) => mark)
}

/** A wrong option is chosen more often than some right one. */
function isMisleading(picks: NonNullable<Seen['picks']>): boolean {
  const right = picks.filter(({ isRight }) => isRight).map(({ picked }) => picked)
  const wrong = picks.filter(({ isRight }) => !isRight).map(({ picked }) => picked)
  return right.length > 0 && wrong.length > 0 && Math.max(...wrong) > Math.min(...right)
}

/** The facility expected by difficulty, for a question without enough answers. */
export const guessedFacility = (difficulty: number) => within(0.95 - 0.12 * (difficulty - 1), 0.3, 0.95)

/** Measured where there are enough answers, estimated otherwise. */
export function expectedFacility(sums: Sums | undefined, difficulty: number): number {
  const seen = sums && sums.answered >= enough ? facilityOf(sums) : null
  return seen ?? guessedFacility(difficulty)
}

export const isGuessed = (sums: Sums | undefined) => !sums || sums.answered < enough

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
