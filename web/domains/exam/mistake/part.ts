import type { PaperQuestion } from '@lyceum/contract/exam'

type Item = { readonly questionVersionId: string; readonly question: PaperQuestion }

/** A mistake is one part; of a scenario its text comes along, and of its questions only this one. */
export function partOf({ questionVersionId, question }: Item, no: number): PaperQuestion {
  if (question.type !== 'SI') return { ...question, no }
  const children = question.children.filter((one) => one.questionVersionId === questionVersionId)
  return { ...question, children: children.map((one) => ({ ...one, no })) }
}

/** B-297 to B-300: digits, more than nought, and no more than there are. */
export function wantedNumber(typed: string, max: number): number | undefined {
  const number = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0
  return number >= 1 && number <= max ? number : undefined
}
