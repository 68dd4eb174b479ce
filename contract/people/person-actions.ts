import { z } from 'zod'
import { identityErrors } from '../identity/errors.ts'
import { commonErrors, endpoint, id, line, moment } from '@lyceum/contract/kit'
import { peopleErrors } from './errors.ts'
import { personFields } from './enums.ts'

const params = z.object({ id: id('identity.account') })
const day = z.iso.date()
const text = (max: number) => z.string().trim().max(max)
const fields = {
  name: line(60),
  nickname: text(40).nullable(),
  gender: z.enum(['F', 'M']).nullable(),
  staffNo: text(40).nullable(),
  email: text(120).nullable(),
  phone: text(24).nullable(),
  joinedOn: day.nullable(),
}

const post = z.object({
  unitId: id('org.unit'),
  positionId: id('org.position'),
  gradeId: id('org.grade').nullable(),
})

/** `mail`: a link to choose one; `show`: a one-time password, only in this answer. */
const firstPassword = z.enum(['mail', 'show', 'none'])

const personErrors = [
  identityErrors.RIGHTS_BEYOND_MINE,
  identityErrors.ADDRESS_OF_STRONGER,
  peopleErrors.PERSON_FIELDS_WRONG,
  peopleErrors.USER_NAME_TAKEN,
  peopleErrors.STAFF_NO_TAKEN,
  commonErrors.NOT_FOUND,
] as const

const withPassword = z.object({
  id: id('identity.account'),
  /** To give to the person; shown once and must be changed at the first sign-in. */
  password: z.string().nullable(),
})

export const createPerson = endpoint({
  method: 'POST',
  path: '/app/api/admin/people',
  kind: 'write',
  access: { permission: 'people.manage' },
  summary: 'Makes a person: a member of staff with a job, or a learner from outside with an end.',
  body: z.object({
    ...fields,
    userName: text(64),
    isExternal: z.boolean().default(false),
    expiresAt: moment.nullable().default(null),
    job: post.nullable(),
    password: firstPassword,
  }),
  result: withPassword,
  errors: [...personErrors, peopleErrors.STAFF_NO_HAS_LEFT, peopleErrors.MAILBOX_MISSING],
})

export const editPerson = endpoint({
  method: 'PUT',
  path: '/app/api/admin/people/:id',
  kind: 'write',
  access: { permission: 'people.manage' },
  summary:
    'Corrects a person. What was changed by hand is protected: imports leave it alone until it is released.',
  params,
  body: z.object({
    ...z.object(fields).partial().shape,
    expiresAt: moment.nullable().optional(),
    job: post.extend({ since: day }).optional(),
    release: z.array(z.enum(personFields)).max(personFields.length).default([]),
  }),
  result: z.object({ id: id('identity.account') }),
  errors: personErrors,
})

export const leavePerson = endpoint({
  method: 'PUT',
  path: '/app/api/admin/people/:id/leave',
  kind: 'write',
  access: { permission: 'people.manage' },
  deed: 'handle',
  summary:
    'Somebody leaves on a day: sessions and jobs end, the account can no longer sign in. Null: stays after all.',
  params,
  body: z.object({ leavesOn: day.nullable(), reason: text(200).default('') }),
  result: z.object({ state: z.enum(['active', 'suspended', 'left']) }),
  errors: [
    commonErrors.NOT_FOUND,
    identityErrors.RIGHTS_BEYOND_MINE,
    peopleErrors.ACT_ON_ONESELF,
    identityErrors.ACCOUNT_ACT_IMPOSSIBLE,
    identityErrors.LAST_ADMINISTRATOR,
  ],
})

export const rehirePerson = endpoint({
  method: 'POST',
  path: '/app/api/admin/people/rehire',
  kind: 'write',
  access: { permission: 'people.manage' },
  summary: 'Re-hires somebody by staff number: the same person with their history, in a new job.',
  body: z.object({ staffNo: line(40), job: post, joinedOn: day, password: firstPassword }),
  result: withPassword,
  errors: [
    identityErrors.RIGHTS_BEYOND_MINE,
    peopleErrors.NOBODY_LEFT_SO,
    peopleErrors.MAILBOX_MISSING,
    commonErrors.NOT_FOUND,
  ],
})

/** Unlock, suspend, resume, end all sessions, force a new password (B-222). */
export const actOnPerson = endpoint({
  method: 'PUT',
  path: '/app/api/admin/people/:id/act',
  kind: 'write',
  access: { permission: 'people.manage' },
  deed: 'run',
  summary: 'Unlocks, pauses or resumes an account, ends its sessions, or asks for a new password.',
  params,
  body: z.object({
    act: z.enum(['unlock', 'suspend', 'resume', 'end-sessions', 'force-password-change']),
    reason: z.string().max(200).default(''),
  }),
  result: z.object({ id: id('identity.account') }),
  errors: [
    commonErrors.NOT_FOUND,
    identityErrors.RIGHTS_BEYOND_MINE,
    identityErrors.ACCOUNT_ACT_IMPOSSIBLE,
    identityErrors.LAST_ADMINISTRATOR,
  ],
})

export const endPersonSession = endpoint({
  method: 'DELETE',
  path: '/app/api/admin/people/:id/sessions/:sessionId',
  kind: 'write',
  access: { permission: 'people.manage' },
  deed: 'handle',
  summary: 'Ends one session of a person.',
  params: params.extend({ sessionId: id('people.session') }),
  result: z.object({ id: id('identity.account') }),
  errors: [commonErrors.NOT_FOUND, identityErrors.RIGHTS_BEYOND_MINE],
})

export const resetPersonPassword = endpoint({
  method: 'PUT',
  path: '/app/api/admin/people/:id/password',
  kind: 'write',
  access: { permission: 'people.manage' },
  deed: 'handle',
  summary: 'Mails a link to choose a new password, or shows a password for one sign-in.',
  params,
  body: z.object({ way: z.enum(['mail', 'show']) }),
  result: withPassword,
  errors: [
    commonErrors.NOT_FOUND,
    identityErrors.RIGHTS_BEYOND_MINE,
    peopleErrors.MAILBOX_MISSING,
    identityErrors.ACCOUNT_ACT_IMPOSSIBLE,
  ],
})
