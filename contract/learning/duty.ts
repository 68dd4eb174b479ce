import { z } from 'zod'
import { commonErrors, endpoint, id, line, moment } from '../kit/index.ts'
import { audience } from '../org/index.ts'
import { dutyErrors } from './duty-errors.ts'

export const dutyStates = ['draft', 'proposed', 'active', 'paused', 'ended'] as const
export type DutyState = (typeof dutyStates)[number]

/** The start from which the days until the due date are counted. */
export const dutyDue = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('assigned'), days: z.int().min(1).max(1000) }),
  z.object({ kind: z.literal('hired'), days: z.int().min(1).max(1000) }),
  z.object({ kind: z.literal('day'), day: z.iso.date() }),
])
export type DutyDue = z.output<typeof dutyDue>

/** Who must complete what, and by when. */
const dutyBody = z.object({
  title: line(60),
  /** The unit whose people it may include; null: the whole organisation. */
  unitId: id('org.unit').nullable().default(null),
  /** Empty: everyone in the unit. */
  audience,
  courseIds: z.array(id('course.offer')).min(1).max(20),
  due: dutyDue.default({ kind: 'none' }),
})

const ruleId = z.object({ id: id('learning.duty_rule') })
const access = { permission: 'learning.assign' } as const
const named = z.object({ id: z.string(), name: z.string() })

export const listDutyRules = endpoint({
  method: 'GET',
  path: '/app/api/admin/duty',
  kind: 'read',
  access,
  summary: 'Rules that say who should complete what, the newest change first.',
  query: z.object({
    state: z.enum(dutyStates).optional(),
    after: z.string().max(60).default(''),
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
  }),
  result: z.object({
    records: z.array(
      z.object({
        id: id('learning.duty_rule'),
        title: z.string(),
        state: z.enum(dutyStates),
        courses: z.array(named),
        people: z.int(),
        due: dutyDue,
        updatedAt: moment,
        keptAt: moment.nullable(),
      }),
    ),
    next: z.string(),
  }),
})

export const getDutyRule = endpoint({
  method: 'GET',
  path: '/app/api/admin/duty/:id',
  kind: 'read',
  access,
  summary: 'One rule, with the names of everything it names.',
  params: ruleId,
  result: dutyBody.extend({
    id: id('learning.duty_rule'),
    state: z.enum(dutyStates),
    revision: z.int(),
    people: z.int(),
    proposedBy: z.string(),
    decidedBy: z.string(),
    opinion: z.string(),
    /** Whether the caller may approve it: nobody approves their own proposal. */
    mayDecide: z.boolean(),
    /** Null while it is still being applied. */
    keptAt: moment.nullable(),
    unitName: z.string(),
    audienceNames: z.array(z.object({ key: z.string(), name: z.string() })),
    courses: z.array(named),
  }),
  errors: [commonErrors.NOT_FOUND],
})

export const createDutyRule = endpoint({
  method: 'POST',
  path: '/app/api/admin/duty',
  kind: 'write',
  access,
  summary: 'Writes down a rule; it does nothing until it is put in force.',
  body: dutyBody,
  result: ruleId,
  errors: [commonErrors.NOT_FOUND, dutyErrors.DUTY_NEEDS_UNIT],
})

export const saveDutyRule = endpoint({
  method: 'PUT',
  path: '/app/api/admin/duty/:id',
  kind: 'write',
  access,
  summary:
    'Changes a rule that is not in force: one that works is paused first, so nobody changes what others rely on.',
  params: ruleId,
  body: dutyBody.extend({ revision: z.int() }),
  result: ruleId.extend({ revision: z.int() }),
  errors: [
    commonErrors.NOT_FOUND,
    dutyErrors.DUTY_NEEDS_UNIT,
    dutyErrors.DUTY_CHANGED,
    dutyErrors.DUTY_WRONG_STATE,
  ],
})

const sample = z.array(named)

export const previewDutyRule = endpoint({
  method: 'GET',
  path: '/app/api/admin/duty/:id/preview',
  kind: 'read',
  access,
  summary: 'What would happen if the rule were in force now: who enters, who leaves, who stays.',
  params: ruleId,
  result: z.object({
    revision: z.int(),
    entering: z.int(),
    leaving: z.int(),
    unchanged: z.int(),
    /** Of those who would be added: people who have already completed every course. */
    alreadyDone: z.int(),
    /** Number of people without a free place in a course with a quota. */
    withoutPlace: z.int(),
    /** Affects many people: a second administrator must approve. */
    needsAgreement: z.boolean(),
    enteringSample: sample,
    leavingSample: sample,
  }),
  errors: [commonErrors.NOT_FOUND],
})

export const startDutyRule = endpoint({
  method: 'POST',
  path: '/app/api/admin/duty/:id/start',
  kind: 'write',
  access,
  summary: 'Puts a rule in force, or, above the bulk limit, asks a second administrator to agree.',
  params: ruleId,
  body: z.object({ revision: z.int() }),
  result: z.object({ state: z.enum(dutyStates) }),
  errors: [commonErrors.NOT_FOUND, dutyErrors.DUTY_CHANGED, dutyErrors.DUTY_WRONG_STATE],
})

export const decideDutyRule = endpoint({
  method: 'POST',
  path: '/app/api/admin/duty/:id/decide',
  kind: 'write',
  access,
  summary: 'Agrees to a proposed rule, or hands it back with an opinion. Never by whoever proposed it.',
  params: ruleId,
  body: z.object({
    revision: z.int(),
    isAgreed: z.boolean(),
    opinion: z.string().trim().max(300).default(''),
  }),
  result: z.object({ state: z.enum(dutyStates) }),
  errors: [
    commonErrors.NOT_FOUND,
    dutyErrors.DUTY_CHANGED,
    dutyErrors.DUTY_WRONG_STATE,
    dutyErrors.DUTY_OWN_PROPOSAL,
  ],
})

export const stopDutyRule = endpoint({
  method: 'POST',
  path: '/app/api/admin/duty/:id/stop',
  kind: 'write',
  access,
  summary: 'Pauses a rule, which keeps its duties as they are, or ends it, which takes them back.',
  params: ruleId,
  body: z.object({ isEnded: z.boolean() }),
  result: z.object({ state: z.enum(dutyStates) }),
  errors: [commonErrors.NOT_FOUND, dutyErrors.DUTY_WRONG_STATE],
})

export const listDuties = endpoint({
  method: 'GET',
  path: '/app/api/admin/duty/:id/people',
  kind: 'read',
  access,
  summary: 'Whom a rule has reached: since when, by when, how far, and why.',
  params: ruleId,
  query: z.object({
    show: z.enum(['all', 'open', 'overdue', 'done']).default('all'),
    after: z.string().max(60).default(''),
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
  }),
  result: z.object({
    records: z.array(
      z.object({
        accountId: id('identity.account'),
        name: z.string(),
        courseId: id('course.course'),
        courseTitle: z.string(),
        because: z.object({ key: z.string(), name: z.string() }),
        since: moment,
        dueAt: moment.nullable(),
        doneAt: moment.nullable(),
        progress: z.int().nullable(),
      }),
    ),
    next: z.string(),
  }),
  errors: [commonErrors.NOT_FOUND],
})

export const listMyDuties = endpoint({
  method: 'GET',
  path: '/app/api/trainee/my/duty/list',
  kind: 'read',
  access: 'user',
  summary: 'What I should complete, by when, and why.',
  result: z.object({
    records: z.array(
      z.object({
        itmId: id('course.course'),
        title: z.string(),
        ruleTitle: z.string(),
        because: z.object({ key: z.string(), name: z.string() }),
        since: moment,
        dueAt: moment.nullable(),
        doneAt: moment.nullable(),
      }),
    ),
  }),
})
