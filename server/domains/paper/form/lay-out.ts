import type { PaperDocument, PaperKeys } from '@lyceum/contract/paper'
import type { LeafContent, LeafQuestion, PaperQuestion } from '@lyceum/contract/question'
import type { FormQuestion } from '#domains/question'
import { type Seeded, seeded, shuffled } from './seeded-random.ts'

export type SectionQuestion = {
  readonly question: FormQuestion
  readonly section: number
  readonly score: number
}

export type Layout = {
  readonly sections: readonly string[]
  readonly shufflesQuestions: boolean
  readonly shufflesOptions: boolean
  readonly seed: string
}

export type Form = { readonly document: PaperDocument; readonly keys: PaperKeys }

/**
 * Lays out chosen questions as one candidate's paper, with a separate key. Answerable questions are numbered through the
 * whole paper; a scenario carries the number of its first part and is not counted itself.
 */
export function layOut(sectionQuestions: readonly SectionQuestion[], layout: Layout): Form {
  const keys: PaperKeys = {}
  let no = 1
  const sections = layout.sections.map((title, section) => {
    const mine = sectionQuestions.filter((item) => item.section === section)
    const order = layout.shufflesQuestions ? shuffled(mine, seeded(`${layout.seed}/order/${section}`)) : mine
    const questions = order.map(({ question, score }) => {
      const shown = show(question, { score, no, layout, keys })
      no += shown.type === 'SI' ? shown.children.length : 1
      return shown
    })
    return { title, questions }
  })
  const all = sections.flatMap(({ questions }) => questions)
  const fullScore = tenths(all.reduce((sum, { score }) => sum + Math.round(score * 10), 0))
  return { document: { fullScore, questionCount: no - 1, sections }, keys }
}

type Showing = {
  readonly score: number
  readonly no: number
  readonly layout: Layout
  readonly keys: PaperKeys
}

function show(question: FormQuestion, { score, no, layout, keys }: Showing): PaperQuestion {
  const { versionId, content, key, explanation, parts } = question
  if (content.type === 'SI') {
    const scores = partScores(
      score,
      parts.map((part) => part.score),
    )
    const children = parts.map((part, index) => {
      const own = scores[index] ?? 0
      keys[part.versionId] = { key: part.key, score: own, explanation: part.explanation }
      return leaf(part, { no: no + index, score: own, layout })
    })
    return { type: 'SI', questionVersionId: versionId, no, stem: content.stem, score, children }
  }
  if (key) keys[versionId] = { key, score, explanation }
  return leaf({ versionId, content }, { no, score, layout })
}

function leaf(
  { versionId, content }: { readonly versionId: string; readonly content: LeafContent },
  { no, score, layout }: { readonly no: number; readonly score: number; readonly layout: Layout },
): LeafQuestion {
  const base = { questionVersionId: versionId, no, score, stem: content.stem }
  const random: Seeded = seeded(`${layout.seed}/${versionId}`)
  if (content.type === 'MC' || content.type === 'MC_MANY') {
    const options = layout.shufflesOptions ? shuffled(content.options, random) : content.options
    return { ...base, type: content.type, options }
  }
  // The right side is always shuffled: as written, each item stands beside its match.
  if (content.type === 'MT')
    return { ...base, type: 'MT', left: content.left, right: shuffled(content.right, random) }
  return { ...content, ...base }
}

/**
 * Splits a score among parts in proportion to their own scores, without loss: in whole points where every part gets at
 * least one, because markers give whole points, and in tenths otherwise.
 */
export function partScores(total: number, own: readonly number[]): number[] {
  const unit = Number.isInteger(total) && total >= own.length ? 1 : 10
  const left = {
    units: Math.max(Math.round(total * unit) - own.length, 0),
    weight: own.reduce((sum, item) => sum + item, 0),
  }
  return own.map((item) => {
    const more = left.weight <= 0 ? 0 : Math.round((left.units * item) / left.weight)
    left.units -= more
    left.weight -= item
    return (1 + more) / unit
  })
}

const tenths = (count: number) => Math.round(count) / 10
