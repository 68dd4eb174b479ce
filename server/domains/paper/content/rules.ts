import type { PaperKind } from '@lyceum/contract/question'

type Section = {
  readonly items: readonly { readonly questionId: string; readonly score: number }[]
  readonly rules: readonly { readonly count: number; readonly score: number }[]
}

/** A fixed paper names each question once and has no rules; a rule-based paper names none. */
export function isFit(kind: PaperKind, sections: readonly Section[]): boolean {
  const named = sections.flatMap(({ items }) => items.map(({ questionId }) => questionId))
  const rules = sections.flatMap((section) => section.rules)
  return kind === 'rule' ? named.length === 0 : rules.length === 0 && new Set(named).size === named.length
}

/** The full score of a paper. */
export function fullScoreOf(sections: readonly Section[]): number {
  const tenths = sections.flatMap(({ items, rules }) => [
    ...items.map(({ score }) => Math.round(score * 10)),
    ...rules.map(({ count, score }) => count * Math.round(score * 10)),
  ])
  return tenths.reduce((sum, tenth) => sum + tenth, 0) / 10
}

/** The number of answerable questions: each part of a named scenario counts, a drawn scenario counts as one. */
export function questionCountOf(sections: readonly Section[], partsOf: ReadonlyMap<string, number>): number {
  return sections.reduce(
    (sum, { items, rules }) =>
      sum +
      items.reduce((all, { questionId }) => all + Math.max(partsOf.get(questionId) ?? 0, 1), 0) +
      rules.reduce((all, { count }) => all + count, 0),
    0,
  )
}
