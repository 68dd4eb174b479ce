import { slot } from '#lib/slot'

export type Ranked = {
  readonly place: number
  readonly accountId: string | null
  readonly name: string
  readonly score: number
}

/** Those who have earned most, as many as are asked for; none until the server has told them. */
export const rankingSlot = slot((_count: number): readonly Ranked[] => [])
