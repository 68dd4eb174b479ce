import type { UnitMoves } from '#platform/domain'

/** The domains that are affected by a unit move, resolved when a call comes. */
export type Followers = () => readonly UnitMoves[]
