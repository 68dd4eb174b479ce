import type {
  LeafContent,
  LeafQuestion,
  PaperDocument,
  PaperKey,
  PaperKeys,
  PaperQuestion,
  QuestionContent,
} from '@lyceum/contract/exam'
import type { DocumentTree } from '@lyceum/contract/kit'
import { type Seeded, seeded, shuffled } from './seeded.ts'

type Explained = { readonly explanation: DocumentTree }

/** A version as a form needs it: what is shown, and apart from it what is right. */
export type FormPart = Explained & {
  readonly versionId: string
  readonly content: LeafContent
  readonly key: PaperKey
  readonly score: number
}
export type FormQuestion = Explained & {
  readonly id: string
  readonly versionId: string
  readonly content: QuestionContent
  readonly key: PaperKey | null
  readonly parts: readonly FormPart[]
}

export type Placed = { readonly question: FormQuestion; readonly section: number; readonly score: number }

export type Layout = {
  readonly sections: readonly string[]
  readonly shufflesQuestions: boolean
  readonly shufflesOptions: boolean
  readonly seed: string
}

export type Form = { readonly document: PaperDocument; readonly keys: PaperKeys }

/**
 * Lays chosen questions out as one candidate's paper, and its key beside it. What is answered is numbered through the
 * whole paper; a scenario carries the number of its first part and is not counted itself.
 */
export function layOut(placed: readonly Placed[], layout: Layout): Form {
  const keys: PaperKeys = {}
  let no = 1
  const sections = layout.sections.map((title, section) => {
    const mine = placed.filter((one) => one.section === section)
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
  const asked = { questionVersionId: versionId, no, score, stem: content.stem }
  const random: Seeded = seeded(`${layout.seed}/${versionId}`)
  if (content.type === 'MC' || content.type === 'MC_MANY') {
    const options = layout.shufflesOptions ? shuffled(content.options, random) : content.options
    return { ...asked, type: content.type, options }
  }
  // The right side is always shuffled: as it was written, each stands beside its own.
  if (content.type === 'MT')
    return { ...asked, type: 'MT', left: content.left, right: shuffled(content.right, random) }
  return { ...content, ...asked }
}

/**
 * Shares a score among parts as their own scores stand to one another, losing none: in whole points where there is one for
 * each, for markers give whole points, and in tenths otherwise.
 */
export function partScores(total: number, own: readonly number[]): number[] {
  const unit = Number.isInteger(total) && total >= own.length ? 1 : 10
  const left = {
    units: Math.max(Math.round(total * unit) - own.length, 0),
    weight: own.reduce((sum, one) => sum + one, 0),
  }
  return own.map((one) => {
    const more = left.weight <= 0 ? 0 : Math.round((left.units * one) / left.weight)
    left.units -= more
    left.weight -= one
    return (1 + more) / unit
  })
}

const tenths = (count: number) => Math.round(count) / 10
