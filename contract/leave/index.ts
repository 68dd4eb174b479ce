import { z } from 'zod'
import { commonErrors, endpoint, id, moment, pageOf, pageQuery } from '../kit/index.ts'
import { approvalStates, learningErrors } from '../learning/index.ts'
import { leaveErrors } from './errors.ts'

export { leaveErrors }

/** B-310: personal, sick, public affairs. */
export const leaveTypes = ['PERSONAL', 'SICK', 'PUBLIC'] as const
export type LeaveType = (typeof leaveTypes)[number]

/** the caller's own requests, or those the caller decides. */
const leaveScopes = ['MINE', 'TO_APPROVE'] as const

/** */
export const reasonLimit = 500

/** B-311. */
const request = z.object({
  id: id('leave.request'),
  usrEntId: id('identity.account'),
  name: z.string(),
  unit: z.string(),
  /** The course it is about; null: all training on these days. */
  itmId: id('course.offer').nullable(),
  title: z.string(),
  type: z.enum(leaveTypes),
  reason: z.string(),
  from: moment,
  until: moment,
  askedAt: moment,
  state: z.enum(approvalStates),
  opinion: z.string(),
  decidedAt: moment.nullable(),
  decidedBy: z.string(),
  /** On whose behalf it was decided; empty: the approver's own decision. */
  onBehalfOf: z.string(),
  /** The manager who decides; empty: whoever administers leave. */
  approver: z.string(),
  /** Waited too long: the next manager up may decide it as well. */
  isEscalated: z.boolean(),
})

/** C-135. */
export const listLeave = endpoint({
  method: 'POST',
  path: '/app/api/trainee/leave/list/:id',
  kind: 'read',
  access: 'user',
  summary: 'My requests for leave, the newest first; or those I may decide, and those decided.',
  params: z.object({ id: id('learning.self') }),
  query: pageQuery,
  body: z.object({
    scope: z.enum(leaveScopes).default('MINE'),
    /** For requests to decide: the open ones, or the decided ones. */
    isPending: z.boolean().default(true),
  }),
  result: pageOf(request),
  errors: [commonErrors.NOT_FOUND],
})

/** C-138. */
export const getLeave = endpoint({
  method: 'GET',
  path: '/app/api/trainee/leave/detail/:id',
  kind: 'read',
  access: 'user',
  summary: 'One request for leave, for the person who made it and those who decide it.',
  params: z.object({ id: id('leave.request') }),
  result: request,
  errors: [commonErrors.NOT_FOUND],
})

/** C-139. */
export const applyLeave = endpoint({
  method: 'POST',
  path: '/app/api/trainee/leave/apply',
  kind: 'write',
  access: 'user',
  summary: 'Requests leave from a course of mine, or from all training. My manager decides.',
  body: z.object({
    type: z.enum(leaveTypes).nullable().default(null),
    reason: z.string().trim().max(reasonLimit).default(''),
    from: moment,
    until: moment,
    itmId: id('course.offer').nullable().default(null),
  }),
  result: z.object({ id: id('leave.request') }),
  errors: [
    commonErrors.NOT_FOUND,
    learningErrors.NOT_ENROLLED,
    leaveErrors.LEAVE_FIELD_REQUIRED,
    leaveErrors.LEAVE_TIME_ORDER,
    leaveErrors.LEAVE_TOO_LONG,
  ],
})

/** C-136. */
export const replyLeave = endpoint({
  method: 'POST',
  path: '/app/api/trainee/leave/reply',
  kind: 'write',
  access: 'user',
  deed: 'handle',
  summary: 'Approves or declines a request for leave, once, with an opinion.',
  body: z.object({
    id: id('leave.asked'),
    isApproved: z.boolean(),
    opinion: z.string().trim().max(300).default(''),
  }),
  result: z.object({ id: id('leave.asked'), state: z.enum(approvalStates) }),
  errors: [commonErrors.NOT_FOUND, leaveErrors.LEAVE_DECIDED],
})

/** C-140. */
export const withdrawLeave = endpoint({
  method: 'PUT',
  path: '/app/api/trainee/leave/withdraw/:id',
  kind: 'write',
  access: 'user',
  summary: 'Withdraws a request of mine that nobody has decided.',
  params: z.object({ id: id('leave.open') }),
  result: z.object({ id: id('leave.open') }),
  errors: [commonErrors.NOT_FOUND, leaveErrors.LEAVE_DECIDED],
})

/** C-137. */
export const deleteLeave = endpoint({
  method: 'DELETE',
  path: '/app/api/trainee/leave/delete/:id',
  kind: 'write',
  access: 'user',
  summary: 'Takes a declined or withdrawn request out of my list.',
  params: z.object({ id: id('leave.request') }),
  result: z.object({ id: id('leave.request') }),
  errors: [commonErrors.NOT_FOUND, leaveErrors.LEAVE_NOT_CLOSED],
})
