import type { PaperQuestion } from '@lyceum/contract/question'

type Item = { readonly questionVersionId: string; readonly question: PaperQuestion }

/** A mistake is one part; of a scenario its text and only this part. */
export function partOf({ questionVersionId, question }: Item, no: number): PaperQuestion {
  if (question.type !== 'SI') return { ...question, no }
  const children = question.children.filter((child) => child.questionVersionId === questionVersionId)
  return { ...question, children: children.map((child) => ({ ...child, no })) }
}

/** B-297 to B-300: digits, above zero, and no more than there are. */
export function wantedNumber(typed: string, max: number): number | undefined {
  const number = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0
  return number >= 1 && number <= max ? number : undefined
}
