import { z } from 'zod'
import { line } from '../kit/index.ts'

const key = z.string().regex(/^[a-z0-9]{4,16}$/)
/** Empty while it is being written; missing values are reported before publishing. */
const stem = z.string().trim().max(1000)
const letter = z.string().regex(/^[A-H]$/)

/** A question of a test inside a module, until the question bank takes over: single choice, multiple choice or free text. */
export const testQuestion = z.object({
  key,
  type: z.enum(['single', 'multiple', 'text']),
  stem,
  choices: z
    .array(z.object({ key: letter, text: line(300, 0), isRight: z.boolean().default(false) }))
    .max(8)
    .default([]),
  score: z.number().min(0).max(1000).default(0),
  /** Shown after handing in: why the right answer is right. */
  explanation: z.string().trim().max(1000).default(''),
})

/** A question of a questionnaire inside a module, until the survey domain takes over: there are no right answers. */
export const surveyQuestion = z.object({
  key,
  type: z.enum(['single', 'multiple', 'rating', 'text']),
  stem,
  choices: z
    .array(z.object({ key: letter, text: line(300, 0) }))
    .max(8)
    .default([]),
  isRequired: z.boolean().default(true),
})

export type TestQuestion = z.output<typeof testQuestion>
export type SurveyQuestion = z.output<typeof surveyQuestion>
