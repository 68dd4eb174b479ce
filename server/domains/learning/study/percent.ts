import { type Coverage, secondsIn } from '../coverage-rules.ts'

/** How much of a length was seen, in whole percent; full only when all of it was. */
export function percentOf(covered: Coverage, length: number): number {
  return length === 0 ? 0 : Math.min(100, Math.floor((secondsIn(covered) * 100) / length))
}

/** As it goes over the wire. */
export const pairsOf = (stretches: Coverage) => stretches.map(([from, to]): [number, number] => [from, to])
