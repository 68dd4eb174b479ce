import type {
  LeafContent,
  PaperKey,
  QuestionBody,
  QuestionPart,
  QuestionType,
} from '@lyceum/contract/question'
import type { DocumentTree } from '@lyceum/contract/kit'
import type { Random } from '#platform/domain/seed'
import { becauseLike, becauseOf, becausePaired } from './explanations.ts'
import type { QuestionTexts, ThemeTexts } from './question-texts.ts'

export type Drawing = {
  readonly wording: QuestionTexts
  readonly theme: ThemeTexts
  readonly subject: string
  readonly random: Random
}

const tree = (text: string): DocumentTree => ({ blocks: [{ kind: 'paragraph', runs: [{ text }] }] })
const slots = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Slot names of options as the bank makes them, from this generator. */
const slotFrom = (random: Random) =>
  Array.from({ length: 6 }, () => slots[random.int(0, slots.length - 1)]).join('')

const optionsFrom = (texts: readonly string[], random: Random) =>
  texts.map((text) => ({ slot: slotFrom(random), content: tree(text) }))

const scores: Readonly<Record<QuestionType, number>> = {
  MC: 2,
  MC_MANY: 3,
  TF: 1,
  FB: 2,
  MT: 4,
  ES: 10,
  SI: 6,
  SR: 10,
}

/** A complete question about a subject. */
export function drawQuestion(type: QuestionType, drawing: Drawing): QuestionBody {
  if (type === 'SI') return drawScenario(drawing)
  const { content, key, because } = leaves[type](drawing)
  return { content, key, score: scores[type], explanation: tree(because), links: [], parts: [] }
}

/** `because` is shown after the answer: the explanation, in words other than the answer's own. */
type Leaf = { readonly content: LeafContent; readonly key: PaperKey; readonly because: string }

/** Fills in a subject and a statement about it. */
const about = (text: string, subject: string, statement = '') =>
  text.replace('{}', subject).replace('{say}', statement)

function oneChoice({ wording, theme, subject, random }: Drawing): Leaf {
  const asksWrong = random.chance(0.2)
  const [first, others] = asksWrong ? [theme.wrong, theme.right] : [theme.right, theme.wrong]
  const right = random.pick(first)
  const options = optionsFrom(random.shuffled([right, ...random.shuffled(others).slice(0, 3)]), random)
  const stem = about(random.pick(asksWrong ? wording.oneWrong : wording.oneRight), subject)
  const slot =
    options.find(({ content }) => JSON.stringify(content) === JSON.stringify(tree(right)))?.slot ?? ''
  const because = becauseOf(theme, right)
  return { content: { type: 'MC', stem: tree(stem), options }, key: { type: 'MC', right: slot }, because }
}

function manyChoices({ wording, theme, subject, random }: Drawing): Leaf {
  const right = random.shuffled(theme.right).slice(0, random.int(2, 3))
  const wrong = random.shuffled(theme.wrong).slice(0, 4 - right.length + random.int(0, 1))
  const texts = random.shuffled([...right, ...wrong])
  const options = optionsFrom(texts, random)
  const chosen = options.filter((_item, at) => right.includes(texts[at] ?? '')).map(({ slot }) => slot)
  const stem = tree(about(random.pick(wording.manyRight), subject))
  const key = { type: 'MC_MANY' as const, right: chosen, partial: true }
  const because = right.map((item) => becauseOf(theme, item)).join('')
  return { content: { type: 'MC_MANY', stem, options }, key, because }
}

function truth({ wording, theme, subject, random }: Drawing): Leaf {
  const isTrue = random.chance(0.5)
  const statement = random.pick(isTrue ? theme.right : theme.wrong)
  const stem = tree(about(random.pick(wording.truths), subject, statement))
  return {
    content: { type: 'TF', stem },
    key: { type: 'TF', right: isTrue },
    because: becauseOf(theme, statement),
  }
}

function blank({ theme, subject, random }: Drawing): Leaf {
  const [text, accepted] = random.pick(theme.blanks)
  // A text without the subject gets it in front: otherwise every subject would ask the same.
  const prompt = text.includes('{}') ? text : `【${subject}】${text}`
  const stem = tree(about(prompt, subject).replace('____', '{{b1}}'))
  return {
    content: { type: 'FB', stem, blanks: ['b1'] },
    key: { type: 'FB', accepted: { b1: [...accepted] }, exact: false },
    because: becauseLike(theme, text.replace('____', accepted[0] ?? '')),
  }
}

function pairs({ wording, theme, subject, random }: Drawing): Leaf {
  const chosen = random.shuffled(theme.pairs).slice(0, random.int(3, 4))
  const left = optionsFrom(
    chosen.map(([item]) => item),
    random,
  )
  const right = optionsFrom(
    chosen.map(([, other]) => other),
    random,
  )
  const key = left.map(({ slot }, at): [string, string] => [slot, right[at]?.slot ?? ''])
  const stem = tree(about(random.pick(wording.pairing), subject))
  return {
    content: { type: 'MT', stem, left, right: random.shuffled(right) },
    key: { type: 'MT', pairs: Object.fromEntries(key) },
    because: becausePaired(theme),
  }
}

const leaves: Readonly<Record<Exclude<QuestionType, 'SI'>, (drawing: Drawing) => Leaf>> = {
  MC: oneChoice,
  MC_MANY: manyChoices,
  TF: truth,
  FB: blank,
  MT: pairs,
  ES: ({ wording, theme, subject, random }) => ({
    content: { type: 'ES', stem: tree(about(random.pick(wording.essays), subject)), maxLength: 1000 },
    key: { type: 'ES', guide: wording.guide },
    because: becauseOf(theme, random.pick(theme.right)),
  }),
  SR: ({ wording, theme, subject, random }) => ({
    content: { type: 'SR', stem: tree(about(random.pick(wording.oral), subject)), maxSeconds: 90 },
    key: { type: 'SR', guide: wording.oralGuide },
    because: becauseOf(theme, random.pick(theme.right)),
  }),
}

/** A scenario: what somebody did, whether it was right, what comes next, and sometimes an open question. */
function drawScenario(drawing: Drawing): QuestionBody {
  const { wording, theme, subject, random } = drawing
  const next = random.pick(theme.right)
  const options = optionsFrom(random.shuffled([next, ...random.shuffled(theme.wrong).slice(0, 2)]), random)
  const right =
    options.find(({ content }) => JSON.stringify(content) === JSON.stringify(tree(next)))?.slot ?? ''
  const because = becauseOf(theme, next)
  const explanation = tree(because)
  const part = (leaf: Leaf, score: number): QuestionPart => ({
    content: leaf.content,
    key: leaf.key,
    score,
    explanation,
    links: [],
  })
  const truthPart: Leaf = {
    content: { type: 'TF', stem: tree(wording.inScene.truth) },
    key: { type: 'TF', right: false },
    because,
  }
  const chosen: Leaf = {
    content: { type: 'MC', stem: tree(wording.inScene.choice), options },
    key: { type: 'MC', right },
    because,
  }
  const parts = [
    part(truthPart, 2),
    part(chosen, 4),
    ...(random.chance(0.3) ? [part(leaves.ES(drawing), 6)] : []),
  ]
  return {
    content: { type: 'SI', stem: tree(about(random.pick(theme.scenes), subject)) },
    key: null,
    score: parts.reduce((sum, { score }) => sum + score, 0),
    explanation,
    links: [],
    parts,
  }
}
