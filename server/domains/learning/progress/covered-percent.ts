import { type Coverage, secondsIn } from '../coverage-rules.ts'

/** The watched share of a length, in whole percent; 100 only when all of it was watched. */
export function percentOf(covered: Coverage, length: number): number {
  return length === 0 ? 0 : Math.min(100, Math.floor((secondsIn(covered) * 100) / length))
}

/** As sent in responses. */
export const pairsOf = (stretches: Coverage) => stretches.map(([from, to]): [number, number] => [from, to])
