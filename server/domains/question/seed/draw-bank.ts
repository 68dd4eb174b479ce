import type { QuestionBody, QuestionType, TeachingLink } from '@lyceum/contract/question'
import type { Random } from '#platform/domain/seed'
import { essenceOf } from '../bank/question-rules.ts'
import { drawQuestion } from './draw-question.ts'
import type { QuestionTexts } from './question-texts.ts'

/** The subjects taught in a course category. */
export type TaughtTheme = { readonly name: string; readonly subjects: readonly string[] }

export type GeneratedQuestion = {
  readonly category: string
  readonly subject: string
  readonly difficulty: number
  readonly body: QuestionBody
}

type BankInput = {
  readonly wording: QuestionTexts
  readonly taught: readonly TaughtTheme[]
  readonly count: number
  readonly random: Random
  /** The lesson that teaches a subject, if there is one. */
  readonly lessonOf: (subject: string) => TeachingLink | undefined
}

/** Questions about everything taught, evenly over categories and subjects, without duplicates. */
export function drawBank({ wording, taught, count, random, lessonOf }: BankInput): GeneratedQuestion[] {
  const places = wording.themes.flatMap((theme) => {
    const subjects = taught.find(({ name }) => name === theme.category)?.subjects ?? []
    return subjects.length > 0 ? [{ theme, subjects }] : []
  })
  const seen = new Set<string>()
  const generated: GeneratedQuestion[] = []
  // Some draws repeat an existing question and are discarded; there are far more possible questions than needed.
  for (let n = 0; generated.length < count && n < count * 4 && places.length > 0; n += 1) {
    const { theme, subjects } = places[n % places.length] ?? never()
    const round = Math.floor(n / places.length)
    const subject = subjects[round % subjects.length] ?? ''
    const type = typeAt(n, round)
    const body = drawQuestion(type, { wording, theme, subject, random })
    const essence = essenceOf(body)
    if (seen.has(essence)) continue
    seen.add(essence)
    const link = random.chance(0.3) ? lessonOf(subject) : undefined
    generated.push({
      category: theme.category,
      subject,
      difficulty: difficultyOf(type, random),
      body: link ? { ...body, links: [link] } : body,
    })
  }
  return generated
}

const never = (): never => {
  throw new Error('No theme to draw questions from.')
}

/** The usual sequence of types: mostly choices. */
const usual: readonly QuestionType[] = ['MC', 'MC_MANY', 'TF', 'MC', 'FB', 'MC', 'TF', 'MC_MANY', 'MC', 'MC']
/** Every sixth question takes longer. */
const longer: readonly QuestionType[] = ['MT', 'ES', 'SI', 'SR']

/** Shifted every round, so that each category gets each type. */
function typeAt(n: number, round: number): QuestionType {
  const turn = n + round
  if (turn % 6 === 5) return longer[Math.floor(turn / 6) % longer.length] ?? 'ES'
  return usual[(n + 3 * round) % usual.length] ?? 'MC'
}

const hardness: Readonly<Record<QuestionType, readonly (readonly [number, number])[]>> = {
  MC: spread(2),
  MC_MANY: spread(3),
  TF: spread(1),
  FB: spread(2),
  MT: spread(3),
  ES: spread(4),
  SI: spread(4),
  SR: spread(3),
}

/** Weights around a middle, falling off to both sides. */
function spread(middle: number): (readonly [number, number])[] {
  return [1, 2, 3, 4, 5].map((level): [number, number] => [
    level,
    Math.max(1, 6 - 2 * Math.abs(level - middle)),
  ])
}

const difficultyOf = (type: QuestionType, random: Random) => random.weighted(hardness[type])
