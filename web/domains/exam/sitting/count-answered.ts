import type { Fill } from '../answering/answer-progress.ts'
import type { Sheet } from '../answering/answer-sheet.ts'

/** How far each question of the paper is answered. */
export type Fills = ReadonlyMap<string, Fill>

export const countOf = (fills: Fills, fill: Fill): number =>
  [...fills.values()].filter((value) => value === fill).length

export const markedOf = ({ entries }: Pick<Sheet, 'entries'>): readonly string[] =>
  Object.entries(entries).flatMap(([question, { isMarked }]) => (isMarked ? [question] : []))
