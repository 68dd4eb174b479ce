import type { ModuleContent, SurveyQuestion, TestQuestion } from '@lyceum/contract/course'
import type { DocumentTree } from '@lyceum/contract/kit'

// The content of a module by its kind: the only place that knows the shape of an author's content.

export const fileOf = ({ body }: ModuleContent): string | null => ('fileId' in body ? body.fileId : null)
export const linkOf = ({ body }: ModuleContent): string => ('address' in body ? body.address : '')

const nothing: DocumentTree = { blocks: [] }
export const taskOf = ({ body }: ModuleContent) =>
  'task' in body ? { task: body.task, maxFiles: body.maxFiles } : { task: nothing, maxFiles: 0 }

/** Playback settings of a recording; a document has only a threshold. */
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

/** A question of a test or of a questionnaire; the latter has no right answers and no score. */
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
  if ('isShuffled' in body) return body.questions.map((question) => ({ ...question, isRequired: false }))
  return 'isAnonymous' in body ? body.questions.map(surveyed) : []
}

const surveyed = (question: SurveyQuestion): Question => ({
  ...question,
  choices: question.choices.map((choice) => ({ ...choice, isRight: false })),
  score: 0,
  explanation: '',
})

/** The unit in which a module is measured. */
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
