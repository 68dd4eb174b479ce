import { z } from 'zod'
import { documentTree } from '../kit/index.ts'
import { paperKey, paperQuestion } from '../question/shown-question.ts'

/**
 * A paper as a learner sees it: frozen, immutable, and without a trace of what is right.
 * The key to it lies in another schema, which the role that serves learners cannot read (INV-E02).
 */

export const paperDocument = z.object({
  fullScore: z.number().min(0),
  questionCount: z.int().min(0),
  sections: z.array(z.object({ title: z.string(), questions: z.array(paperQuestion) })),
})

/** The whole key: per question version (parts of a scenario included) the answer and why it is right. */
export const paperKeys = z.record(
  z.string(),
  z.object({ key: paperKey, score: z.number().min(0), explanation: documentTree }),
)

export type PaperDocument = z.output<typeof paperDocument>
export type PaperKeys = z.output<typeof paperKeys>
