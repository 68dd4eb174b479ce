import { z } from 'zod'
import { commonErrors, endpoint, id, moment } from '../kit/index.ts'
import { courseStatuses } from './enums.ts'

/** One condition: current and required values, a message, and the module it links to. */
const leafShown = z.object({
  isMet: z.boolean(),
  done: z.number(),
  of: z.number(),
  /** No attempt is left: this cannot be met without help. */
  isStuck: z.boolean(),
  sentence: z.string(),
  modId: id('learning.module').nullable(),
})

const groupShown = z.object({ op: z.enum(['all', 'any']), isMet: z.boolean(), of: z.array(leafShown) })

/** The answer to "why is it locked" and "why is it not complete": the rule evaluated leaf by leaf. */
export const whyShown = z.object({
  op: z.enum(['all', 'any']),
  isMet: z.boolean(),
  of: z.array(z.union([leafShown, groupShown])),
})
export type WhyShown = z.output<typeof whyShown>
export type LeafShown = z.output<typeof leafShown>

/** A completion and the course version it was granted for; never revoked. */
export const completionShown = z.object({
  at: moment,
  versionNumber: z.int(),
  kind: z.enum(['criteria', 'waiver']),
  score: z.number().nullable(),
  /** A required module was completed only by what its package reported. */
  restsOnPackage: z.boolean(),
})

export const explainLearner = endpoint({
  method: 'GET',
  path: '/app/api/admin/learning/learner/:id/why',
  kind: 'read',
  access: { permission: 'learning.read' },
  summary:
    'Why somebody has not completed a course yet, in the sentences they see themselves; or what was granted.',
  params: z.object({ id: id('learning.learner') }),
  result: z.object({
    appStatus: z.enum(courseStatuses),
    progress: z.int(),
    score: z.number().nullable(),
    seconds: z.int(),
    why: whyShown,
    completion: completionShown.nullable(),
    /** Who granted it manually, and why. */
    waiver: z.object({ by: z.string(), reason: z.string() }).nullable(),
    /** Values that packages reported and that could not be stored, verbatim. */
    unkept: z.array(z.object({ module: z.string(), field: z.string(), value: z.string() })),
  }),
  errors: [commonErrors.NOT_FOUND],
})
