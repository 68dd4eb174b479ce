import { z } from 'zod'
import { defineEvent } from '#platform/events'

const whose = z.object({
  attemptId: z.string(),
  examId: z.string(),
  courseId: z.string(),
  enrolmentId: z.string(),
  accountId: z.string(),
})

/** A paper was handed in, by the candidate or by the system. */
export const examSubmitted = defineEvent('exam.submitted', whose.extend({ kind: z.string() }))

/** A paper has its final score; published again when a regrade has changed it. */
export const examScored = defineEvent(
  'exam.scored',
  whose.extend({
    score: z.number(),
    fullScore: z.number(),
    isPassed: z.boolean(),
    /** No further attempt is allowed. */
    isLast: z.boolean(),
    /** The person who handed it in has already seen the score. */
    isSeen: z.boolean().optional(),
  }),
)

/** Somebody has passed; published once for each passed paper. */
export const examPassed = defineEvent(
  'exam.passed',
  whose.extend({ score: z.number(), fullScore: z.number() }),
)
