import { slot } from '#lib/slot'

export type Ranked = {
  readonly place: number
  readonly accountId: string | null
  readonly name: string
  readonly score: number
}

/** The people who have earned most, up to a number; empty until loaded. */
export const rankingSlot = slot((_count: number): readonly Ranked[] => [])
