import { z } from 'zod'
import { fact } from '#platform/facts'

const whose = z.object({ enrolmentId: z.string(), courseId: z.string(), accountId: z.string() })

/** Somebody has a place and may study. */
export const enrolled = fact('learning.enrolled', whose)
export const unenrolled = fact('learning.unenrolled', whose)
export const enrolmentDeclined = fact('learning.enrolmentDeclined', whose)

const what = whose.extend({ moduleId: z.string() })

/** Somebody has opened a part of an open class. */
export const openClassBrowsed = fact('learning.openClassBrowsed', what)
/** A recording or document was seen as far as its author asks for. */
export const moduleViewed = fact('learning.moduleViewed', what)
/** A test, an assignment or a questionnaire was handed in. */
export const moduleSubmitted = fact('learning.moduleSubmitted', what.extend({ handInId: z.string() }))
/** A mark was given, by a rule or by somebody. */
export const moduleMarked = fact(
  'learning.moduleMarked',
  what.extend({ handInId: z.string(), score: z.number() }),
)

/** An entry in the ledger: what was completed, under which version. It is told once and never taken back. */
export const courseCompleted = fact(
  'learning.courseCompleted',
  whose.extend({ completionId: z.string(), versionId: z.string(), score: z.number().nullable() }),
)
/** Nothing more can be handed in, and the score is too low. */
export const courseFailed = fact('learning.courseFailed', whose)

/** Somebody who has completed a course has said how good it was. */
export const rated = fact(
  'learning.rated',
  z.object({ courseId: z.string(), accountId: z.string(), stars: z.int() }),
)

/** A request has waited too long: it is the manager above who may decide it as well; null: those who administer. */
export const approvalEscalated = fact(
  'learning.approvalEscalated',
  z.object({
    approvalId: z.string(),
    accountId: z.string(),
    fromId: z.string(),
    toId: z.string().nullable(),
  }),
)

/** A manager has recommended a course to people who answer to them. */
export const courseRecommended = fact(
  'learning.courseRecommended',
  z.object({ courseId: z.string(), recommendedBy: z.string(), accountIds: z.array(z.string()) }),
)

/** A rule of required learning waits until somebody else agrees to it. */
export const dutyProposed = fact(
  'learning.dutyProposed',
  z.object({ ruleId: z.string(), proposedBy: z.string() }),
)
