import type { getPaper, savePaper } from '@lyceum/contract/paper'
import type { QuestionType } from '@lyceum/contract/question'
import type { Args, Result } from '@lyceum/contract/kit'

export type Paper = Result<typeof getPaper>
type Stored = Paper['sections'][number]
export type Item = Stored['items'][number]

/** A rule that draws a number of questions of a kind, being edited. */
export type Rule = {
  readonly name: string
  readonly type: QuestionType | null
  readonly categoryId: string | null
  readonly difficulties: readonly number[]
  readonly pointId: string | null
  readonly tag: string | null
  readonly count: number
  readonly score: number
}

export type Section = {
  readonly name: string
  readonly title: string
  readonly items: readonly Item[]
  readonly rules: readonly Rule[]
}

export type PaperDraft = {
  readonly title: string
  readonly shufflesQuestions: boolean
  readonly shufflesOptions: boolean
  readonly sections: readonly Section[]
}

/** A draft from a stored paper. */
export const draftFrom = ({ title, shufflesQuestions, shufflesOptions, sections }: Paper): PaperDraft => ({
  title,
  shufflesQuestions,
  shufflesOptions,
  sections: sections.map(({ title: head, items, rules }, at) => ({
    name: `s${at}`,
    title: head,
    items,
    rules: rules.map(({ type, categoryId, difficulties, pointId, tag, count, score }, place) => ({
      name: `s${at}r${place}`,
      type,
      categoryId,
      difficulties,
      pointId,
      tag,
      count,
      score,
    })),
  })),
})

/** The parameters of the save call. */
export const sentFrom = ({
  title,
  sections,
  ...rest
}: PaperDraft): Omit<Args<typeof savePaper>, 'id' | 'revision'> => ({
  ...rest,
  title: title.trim(),
  sections: sections.map(({ title: head, items, rules }) => ({
    title: head.trim(),
    items: items.map(({ questionId, score }) => ({ questionId, score })),
    rules: rules.map(({ type, categoryId, difficulties, pointId, tag, count, score }) => ({
      type,
      categoryId,
      difficulties: [...difficulties],
      pointId,
      tag,
      count,
      score,
    })),
  })),
})

/** A paper and its sections need names before they can be saved. */
export const isNamed = ({ title, sections }: PaperDraft): boolean =>
  title.trim() !== '' && sections.every((section) => section.title.trim() !== '')

export const countOf = ({ items, rules }: Section): number =>
  items.length + rules.reduce((sum, { count }) => sum + count, 0)

/** Calculated in tenths to avoid rounding errors. */
export const scoreOf = ({ items, rules }: Section): number =>
  Math.round(
    [...items.map(({ score }) => score), ...rules.map(({ count, score }) => count * score)].reduce(
      (sum, score) => sum + score * 10,
      0,
    ),
  ) / 10

export const newRule = (taken: readonly Rule[]): Rule => {
  const last = taken.at(-1)
  return {
    name: `new${Math.max(0, ...taken.map(({ name }) => Number(name.replace(/\D+/g, '')) || 0)) + 1}`,
    type: 'MC',
    categoryId: last?.categoryId ?? null,
    difficulties: [],
    pointId: null,
    tag: null,
    count: 10,
    score: last?.score ?? 2,
  }
}
