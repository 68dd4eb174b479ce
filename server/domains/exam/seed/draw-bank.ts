import type { QuestionBody, QuestionType, TeachingLink } from '@lyceum/contract/exam'
import type { Random } from '#platform/seed'
import { essenceOf } from '../bank/question-rules.ts'
import { drawQuestion } from './draw-question.ts'
import type { AskingWords } from './theme-words.ts'

/** What is taught in a category of courses. */
export type TaughtTheme = { readonly name: string; readonly subjects: readonly string[] }

export type DrawnQuestion = {
  readonly category: string
  readonly subject: string
  readonly difficulty: number
  readonly body: QuestionBody
}

type Wish = {
  readonly words: AskingWords
  readonly taught: readonly TaughtTheme[]
  readonly count: number
  readonly random: Random
  /** The lesson that teaches a subject, if there is one. */
  readonly lessonOf: (subject: string) => TeachingLink | undefined
}

/** Questions about all that is taught, evenly over categories and subjects; no two ask the same. */
export function drawBank({ words, taught, count, random, lessonOf }: Wish): DrawnQuestion[] {
  const places = words.themes.flatMap((theme) => {
    const subjects = taught.find(({ name }) => name === theme.category)?.subjects ?? []
    return subjects.length > 0 ? [{ theme, subjects }] : []
  })
  const seen = new Set<string>()
  const drawn: DrawnQuestion[] = []
  // Some draws repeat what stands already and are thrown away; there are far more to draw than are wanted.
  for (let n = 0; drawn.length < count && n < count * 4 && places.length > 0; n += 1) {
    const { theme, subjects } = places[n % places.length] ?? never()
    const round = Math.floor(n / places.length)
    const subject = subjects[round % subjects.length] ?? ''
    const type = typeAt(n, round)
    const body = drawQuestion(type, { words, theme, subject, random })
    const essence = essenceOf(body)
    if (seen.has(essence)) continue
    seen.add(essence)
    const link = random.chance(0.3) ? lessonOf(subject) : undefined
    drawn.push({
      category: theme.category,
      subject,
      difficulty: difficultyOf(type, random),
      body: link ? { ...body, links: [link] } : body,
    })
  }
  return drawn
}

const never = (): never => {
  throw new Error('There is nothing to ask about.')
}

/** What is asked in turn: mostly choices. */
const usual: readonly QuestionType[] = ['MC', 'MC_MANY', 'TF', 'MC', 'FB', 'MC', 'TF', 'MC_MANY', 'MC', 'MC']
/** And at every sixth turn something that takes longer. */
const longer: readonly QuestionType[] = ['MT', 'ES', 'SI', 'SR']

/** Shifted with every round, so that each category comes to each type. */
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

/** Around a middle, thinning out to both sides. */
function spread(middle: number): (readonly [number, number])[] {
  return [1, 2, 3, 4, 5].map((one): [number, number] => [one, Math.max(1, 6 - 2 * Math.abs(one - middle))])
}

const difficultyOf = (type: QuestionType, random: Random) => random.weighted(hardness[type])
