import { z } from 'zod'
import { moduleTypes } from '../course/index.ts'
import { commonErrors, endpoint, id, moment } from '../kit/index.ts'
import { learnerErrors } from './learner-errors.ts'
import { courseStatuses } from './enums.ts'

const course = z.object({ id: id('course.offer') })
/** Published or retired: its learners stay readable. */
const taught = z.object({ id: id('learning.taught') })
const access = { permission: 'learning.read' } as const

/** The learners of a course, in the order in which they enrolled. */
export const listLearners = endpoint({
  method: 'GET',
  path: '/app/api/admin/learning/course/:id/learners',
  kind: 'read',
  access,
  summary: 'Who takes a course and how far each one is; people within reach only.',
  params: taught,
  query: z.object({
    status: z.enum(courseStatuses).optional(),
    show: z.enum(['all', 'overdue', 'idle']).default('all'),
    after: z.string().max(60).default(''),
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
  }),
  result: z.object({
    title: z.string(),
    records: z.array(
      z.object({
        id: id('learning.learner'),
        accountId: id('identity.account'),
        name: z.string(),
        unitName: z.string(),
        appStatus: z.enum(courseStatuses),
        progress: z.int(),
        score: z.number().nullable(),
        seconds: z.int(),
        round: z.int(),
        source: z.enum(['self', 'manager', 'rule', 'administrator']),
        appliedAt: moment,
        studiedAt: moment.nullable(),
        endedAt: moment.nullable(),
        dueAt: moment.nullable(),
      }),
    ),
    next: z.string(),
  }),
  errors: [commonErrors.NOT_FOUND],
})

/** How many learners reached each step, and where they stop. */
export const getCourseFunnel = endpoint({
  method: 'GET',
  path: '/app/api/admin/learning/course/:id/funnel',
  kind: 'read',
  access,
  summary: 'How many learners are in each state, and for each module how many have opened and finished it.',
  params: taught,
  result: z.object({
    byStatus: z.array(z.object({ appStatus: z.enum(courseStatuses), people: z.int() })),
    overdue: z.int(),
    learners: z.int(),
    modules: z.array(
      z.object({
        moduleId: id('course.offerModule'),
        title: z.string(),
        type: z.enum(moduleTypes),
        isRequired: z.boolean(),
        opened: z.int(),
        done: z.int(),
      }),
    ),
  }),
  errors: [commonErrors.NOT_FOUND],
})

export const waiveCompletion = endpoint({
  method: 'POST',
  path: '/app/api/admin/learning/learner/:id/waive',
  kind: 'write',
  access: { permission: 'learning.waive' },
  summary:
    'Grants a completion that the criteria have not: with a reason, under the waiver’s own name, for good.',
  params: z.object({ id: id('learning.learner') }),
  body: z.object({ reason: z.string().trim().min(4).max(300) }),
  result: z.object({ appStatus: z.enum(courseStatuses) }),
  errors: [commonErrors.NOT_FOUND, learnerErrors.WAIVER_TOO_LATE],
})

const outcome = z.enum(['done', 'alreadyIn', 'notIn', 'completed', 'noPlace', 'notAllowed'])

export const bulkEnrol = endpoint({
  method: 'POST',
  path: '/app/api/admin/learning/course/:id/bulk',
  kind: 'write',
  access: { permission: 'learning.assign' },
  summary: 'Puts many people into a course or takes them out; as a dry run it only says what would happen.',
  params: course,
  body: z.object({
    act: z.enum(['enrol', 'withdraw']),
    accountIds: z.array(id('identity.account')).min(1).max(1000),
    isDryRun: z.boolean(),
    /** The number from the dry run; required above the bulk limit. */
    confirmed: z.int().min(0).nullable().default(null),
  }),
  result: z.object({
    /** The bulk action's id, needed to undo it; null for a dry run. */
    bulkId: id('learning.bulk').nullable(),
    brake: z.int(),
    outcomes: z.array(z.object({ outcome, people: z.int(), sample: z.array(z.string()) })),
  }),
  errors: [commonErrors.NOT_FOUND, learnerErrors.BULK_NEEDS_CONFIRMING],
})

export const undoBulk = endpoint({
  method: 'POST',
  path: '/app/api/admin/learning/bulk/:id/undo',
  kind: 'write',
  access: { permission: 'learning.assign' },
  summary: 'Undoes a bulk act, within thirty days; what was studied since stays.',
  params: z.object({ id: id('learning.bulk') }),
  result: z.object({ undone: z.int(), kept: z.int() }),
  errors: [commonErrors.NOT_FOUND, learnerErrors.BULK_UNDONE, learnerErrors.BULK_TOO_OLD],
})
