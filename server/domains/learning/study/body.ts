import type { ModuleContent, SurveyQuestion, TestQuestion } from '@lyceum/contract/course'
import type { DocumentTree } from '@lyceum/contract/kit'

// What a module is made of, by its kind: the one place that knows how an author's content is laid out.

export const fileOf = ({ body }: ModuleContent): string | null => ('fileId' in body ? body.fileId : null)
export const linkOf = ({ body }: ModuleContent): string => ('address' in body ? body.address : '')

const nothing: DocumentTree = { blocks: [] }
export const taskOf = ({ body }: ModuleContent) =>
  'task' in body ? { task: body.task, maxFiles: body.maxFiles } : { task: nothing, maxFiles: 0 }

/** How a recording may be watched; a document has a threshold alone. */
export function watchingOf({ body }: ModuleContent) {
  const plain = {
    threshold: 'threshold' in body ? body.threshold : 100,
    isSeekable: true,
    maxSpeed: 2,
    marks: [],
  }
  return 'maxSpeed' in body
    ? { threshold: body.threshold, isSeekable: body.isSeekable, maxSpeed: body.maxSpeed, marks: body.marks }
    : plain
}

export const isShuffled = ({ body }: ModuleContent): boolean => 'isShuffled' in body && body.isShuffled
export const isAnonymous = ({ body }: ModuleContent): boolean => 'isAnonymous' in body && body.isAnonymous

/** A question of a test or of a questionnaire; of the latter nothing is right, and nothing is scored. */
export type Question = {
  readonly key: string
  readonly type: TestQuestion['type'] | SurveyQuestion['type']
  readonly stem: string
  readonly choices: readonly { readonly key: string; readonly text: string; readonly isRight: boolean }[]
  readonly score: number
  readonly isRequired: boolean
  readonly explanation: string
}

export function questionsOf({ body }: ModuleContent): readonly Question[] {
  if ('isShuffled' in body) return body.questions.map((one) => ({ ...one, isRequired: false }))
  return 'isAnonymous' in body ? body.questions.map(surveyed) : []
}

const surveyed = (question: SurveyQuestion): Question => ({
  ...question,
  choices: question.choices.map((choice) => ({ ...choice, isRight: false })),
  score: 0,
  explanation: '',
})

/** What a module is measured in. */
const units: Readonly<Record<ModuleContent['type'], 'second' | 'page' | 'question' | 'none'>> = {
  VOD: 'second',
  AUD: 'second',
  RDG: 'page',
  TST: 'question',
  ACE: 'question',
  ASS: 'none',
  SCO: 'none',
  REF: 'none',
  URLVOD: 'none',
}
export const unitOf = ({ type }: Pick<ModuleContent, 'type'>) => units[type]
