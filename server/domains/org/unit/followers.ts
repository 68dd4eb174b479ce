import type { UnitMoves } from '#platform/room'

/** The rooms above in which something follows from a move, asked when a call comes. */
export type Followers = () => readonly UnitMoves[]
