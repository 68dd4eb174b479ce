import type { Rule } from './catalogue.ts'

/** Whether a rule gives anything at this moment. */
export function holds({ isOn, points, activeFrom, activeUntil }: Rule, at: Date): boolean {
  const hasBegun = activeFrom === null || activeFrom <= at
  const isOver = activeUntil !== null && activeUntil <= at
  return isOn && points > 0 && hasBegun && !isOver
}
