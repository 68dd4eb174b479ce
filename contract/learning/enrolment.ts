import { z } from 'zod'
import { approvalChains } from '../course/index.ts'
import { commonErrors, endpoint, id, moment, pageOf, pageQuery } from '../kit/index.ts'
import { learningErrors } from './errors.ts'
import { approvalStates, courseStatuses } from './enums.ts'

const course = z.object({ itmId: id('course.offer') })

/** Errors of enrolling. */
export const enrolmentErrors = [
  commonErrors.NOT_FOUND,
  commonErrors.EXTERNAL_NO_ACCESS,
  learningErrors.NOTARGETSTUDENTS,
  learningErrors.ERROR_BEFORE_APPLICATION_TIME,
  learningErrors.ERROR_AFTER_APPLICATION_TIME,
  learningErrors.APPROVAL_PENDING,
  learningErrors.ALREADY_ENROLLED,
  learningErrors.NOREREAD,
  learningErrors.FAILPREREQUISITE,
  learningErrors.TIMECONFLICT,
  learningErrors.NOQUOTA,
  learningErrors.QUEUE_FULL,
] as const

/** C-123. */
export const getEnrolmentSetting = endpoint({
  method: 'GET',
  path: '/app/api/trainee/user/apply/getAeItemSetting',
  kind: 'read',
  access: 'user',
  summary: 'How enrolling in a course works: window, places, queue, approval, form.',
  query: course,
  result: z.object({
    itmId: id('course.offer'),
    applyFrom: moment.nullable(),
    applyUntil: moment.nullable(),
    quota: z.int().nullable(),
    taken: z.int(),
    queueLimit: z.int(),
    waiting: z.int(),
    approval: z.enum(approvalChains),
    needsFormImage: z.boolean(),
  }),
  errors: [commonErrors.NOT_FOUND],
})

/** C-124. */
export const getMyEnrolment = endpoint({
  method: 'GET',
  path: '/app/api/trainee/user/apply/getUserApplyRegister',
  kind: 'read',
  access: 'user',
  summary: 'Where I stand in a course: status, place in the queue, who has agreed and who is asked.',
  query: course,
  result: z.object({
    itmId: id('course.offer'),
    appId: id('learning.enrolment').nullable(),
    appStatus: z.enum(courseStatuses),
    round: z.int(),
    queuePlace: z.int().nullable(),
    dueAt: moment.nullable(),
    approvals: z.array(
      z.object({
        step: z.int(),
        kind: z.enum(['manager', 'administrator']),
        state: z.enum(approvalStates),
        approver: z.string(),
        /** On whose behalf the approver decided; empty: their own. */
        onBehalfOf: z.string(),
        opinion: z.string(),
        decidedAt: moment.nullable(),
      }),
    ),
  }),
  errors: [commonErrors.NOT_FOUND],
})

/** C-125. */
export const enrol = endpoint({
  method: 'POST',
  path: '/app/api/trainee/user/apply/submit',
  kind: 'write',
  access: 'user',
  summary:
    'Enrols me, puts me on the waiting list, or asks for approval; refuses with the first reason found.',
  body: course.extend({ formFileId: id('file.file').nullable().default(null) }),
  result: z.object({
    appId: id('learning.enrolment'),
    appStatus: z.enum(courseStatuses),
    queuePlace: z.int().nullable(),
  }),
  errors: [...enrolmentErrors, learningErrors.REGISTER_IMAGE_REQUIRED],
})

/** C-126. */
export const cancelEnrolment = endpoint({
  method: 'POST',
  path: '/app/api/trainee/user/apply/cancel',
  kind: 'write',
  access: 'user',
  summary:
    'Withdraws a request, leaves the waiting list, or leaves a course that was not studied yet (Q-069).',
  body: course,
  result: z.object({ appStatus: z.enum(courseStatuses) }),
  errors: [
    commonErrors.NOT_FOUND,
    learningErrors.NOT_ENROLLED,
    learningErrors.UNENROL_STUDIED,
    learningErrors.UNENROL_REQUIRED,
  ],
})

/** C-303. Path as specified. */
export const listApprovals = endpoint({
  method: 'POST',
  path: '/app/api/trainee/my/ds-aproval-list/:id',
  kind: 'read',
  access: 'user',
  summary:
    'Requests that wait for my decision or that of a manager I deputise for, and those already decided.',
  params: z.object({ id: id('learning.self') }),
  query: pageQuery,
  body: z.object({ isPending: z.boolean().default(true) }),
  result: pageOf(
    z.object({
      id: id('learning.approval'),
      itmId: id('course.offer'),
      title: z.string(),
      usrEntId: id('identity.account'),
      name: z.string(),
      unit: z.string(),
      state: z.enum(approvalStates),
      opinion: z.string(),
      askedAt: moment,
      decidedAt: moment.nullable(),
      decidedBy: z.string(),
      /** On whose behalf it was decided; empty: the approver's own decision. */
      onBehalfOf: z.string(),
      /** Waited too long: the next manager up may decide it as well. */
      isEscalated: z.boolean(),
      /** Who did not decide in time, if it was escalated. */
      escalatedFrom: z.string(),
    }),
  ),
  errors: [commonErrors.NOT_FOUND],
})

/** C-304. */
export const decideApproval = endpoint({
  method: 'POST',
  path: '/app/api/trainee/my/approval',
  kind: 'write',
  access: 'user',
  deed: 'handle',
  summary: 'Approves or declines a request, once, with an opinion.',
  body: z.object({
    id: id('learning.approval'),
    isApproved: z.boolean(),
    opinion: z.string().trim().max(300).default(''),
  }),
  result: z.object({ id: id('learning.approval'), state: z.enum(approvalStates) }),
  errors: [commonErrors.NOT_FOUND, learningErrors.APPROVAL_DECIDED],
})
