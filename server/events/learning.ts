import { z } from 'zod'
import { defineEvent } from '#platform/events'

const whose = z.object({ enrolmentId: z.string(), courseId: z.string(), accountId: z.string() })

/** Somebody is enrolled and may study. */
export const enrolled = defineEvent('learning.enrolled', whose)
export const unenrolled = defineEvent('learning.unenrolled', whose)
export const enrolmentDeclined = defineEvent('learning.enrolmentDeclined', whose)

const what = whose.extend({ moduleId: z.string() })

/** Somebody has opened a part of an open class. */
export const openClassBrowsed = defineEvent('learning.openClassBrowsed', what)
/** A recording or document was viewed as far as its author requires. */
export const moduleViewed = defineEvent('learning.moduleViewed', what)
/** A test, an assignment or a questionnaire was handed in. */
export const moduleSubmitted = defineEvent('learning.moduleSubmitted', what.extend({ handInId: z.string() }))
/** A mark was given, by a rule or by a person. */
export const moduleMarked = defineEvent(
  'learning.moduleMarked',
  what.extend({ handInId: z.string(), score: z.number() }),
)

/** A course was completed, with its version. Published once and never taken back. */
export const courseCompleted = defineEvent(
  'learning.courseCompleted',
  whose.extend({ completionId: z.string(), versionId: z.string(), score: z.number().nullable() }),
)
/** Nothing more can be handed in, and the score is too low. */
export const courseFailed = defineEvent('learning.courseFailed', whose)

/** Somebody who has completed a course has rated it. */
export const rated = defineEvent(
  'learning.rated',
  z.object({ courseId: z.string(), accountId: z.string(), stars: z.int() }),
)

/** A request has waited too long: the manager above may now decide it too; null means the administrators. */
export const approvalEscalated = defineEvent(
  'learning.approvalEscalated',
  z.object({
    approvalId: z.string(),
    accountId: z.string(),
    fromId: z.string(),
    toId: z.string().nullable(),
  }),
)

/** A manager has recommended a course to people who report to them. */
export const courseRecommended = defineEvent(
  'learning.courseRecommended',
  z.object({ courseId: z.string(), recommendedBy: z.string(), accountIds: z.array(z.string()) }),
)

/** A required-learning rule waits for the agreement of a second person. */
export const dutyProposed = defineEvent(
  'learning.dutyProposed',
  z.object({ ruleId: z.string(), proposedBy: z.string() }),
)
