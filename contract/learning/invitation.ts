import { z } from 'zod'
import { commonErrors, endpoint, id, moment, pageOf, pageQuery } from '../kit/index.ts'
import { enrolmentErrors } from './enrolment.ts'
import { learningErrors } from './errors.ts'
import { courseStatuses } from './enums.ts'

const invitationStates = ['waiting', 'accepted', 'declined'] as const

/** C-085. */
export const listInvitations = endpoint({
  method: 'GET',
  path: '/app/api/trainee/invitation/list',
  kind: 'read',
  access: 'user',
  summary: 'The courses to which managers invite me: those I have not answered first, then the newest.',
  query: pageQuery,
  result: pageOf(
    z.object({
      id: id('learning.invitation'),
      itmId: id('course.offer'),
      title: z.string(),
      /** Who invites, and their message. */
      usrEntId: id('identity.account'),
      name: z.string(),
      note: z.string(),
      at: moment,
      /** Enrolling without answering counts as accepting. */
      state: z.enum(invitationStates),
    }),
  ),
})

/** C-086. */
export const replyInvitation = endpoint({
  method: 'POST',
  path: '/app/api/trainee/invitation/reply',
  kind: 'write',
  access: 'user',
  summary: 'Accepts an invitation, which enrols me by the rules of the course, or declines it.',
  body: z.object({ id: id('learning.invitation'), isAccepted: z.boolean() }),
  result: z.object({
    id: id('learning.invitation'),
    state: z.enum(invitationStates),
    /** Course status of the caller; null after declining. */
    appStatus: z.enum(courseStatuses).nullable(),
  }),
  errors: [
    ...enrolmentErrors,
    commonErrors.NOT_FOUND,
    learningErrors.REGISTER_IMAGE_REQUIRED,
    learningErrors.INVITATION_ANSWERED,
  ],
})
