import { z } from 'zod'
import { fact } from '#platform/facts'

const whose = z.object({
  attemptId: z.string(),
  examId: z.string(),
  courseId: z.string(),
  enrolmentId: z.string(),
  accountId: z.string(),
})

/** A paper was handed in, by whomever. */
export const examSubmitted = fact('exam.submitted', whose.extend({ kind: z.string() }))

/** A paper has its final score; told again when a regrade has changed it. */
export const examScored = fact(
  'exam.scored',
  whose.extend({
    score: z.number(),
    fullScore: z.number(),
    isPassed: z.boolean(),
    /** No further attempt is allowed. */
    isLast: z.boolean(),
    /** Whoever handed it in has the score before them already. */
    isSeen: z.boolean().optional(),
  }),
)

/** Somebody has passed; told once for each paper that passes. */
export const examPassed = fact('exam.passed', whose.extend({ score: z.number(), fullScore: z.number() }))
