import { z } from 'zod'
import { line } from '../kit/index.ts'

const key = z.string().regex(/^[a-z0-9]{4,16}$/)
/** Empty while it is being written; what is missing is said before publishing. */
const stem = z.string().trim().max(1000)
const letter = z.string().regex(/^[A-H]$/)

/** A question of a test inside a module, until the question bank takes over: one choice, several, or free words. */
export const testQuestion = z.object({
  key,
  type: z.enum(['single', 'multiple', 'text']),
  stem,
  choices: z
    .array(z.object({ key: letter, text: line(300, 0), isRight: z.boolean().default(false) }))
    .max(8)
    .default([]),
  score: z.number().min(0).max(1000).default(0),
  /** Told after handing in: why the right answer is right. */
  explanation: z.string().trim().max(1000).default(''),
})

/** A question of a questionnaire inside a module, until the survey room takes over: nothing is right or wrong. */
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
