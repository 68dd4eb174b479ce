import { z } from 'zod'
import { roleCodes } from '../identity/enums.ts'
import { commonErrors, endpoint, id, moment } from '../kit/index.ts'
import { personRow } from './list.ts'

const params = z.object({ id: id('identity.account') })
const day = z.iso.date()

const job = z.object({
  id: z.string(),
  unitId: id('org.unit'),
  unitName: z.string(),
  positionId: id('org.position'),
  positionName: z.string(),
  gradeId: id('org.grade').nullable(),
  gradeName: z.string().nullable(),
  isMain: z.boolean(),
  isHead: z.boolean(),
  since: day,
  until: day.nullable(),
})

export const getPerson = endpoint({
  method: 'GET',
  path: '/app/api/admin/people/:id',
  kind: 'read',
  access: { permission: 'people.read' },
  summary: 'One person: data, jobs, roles, and what an import leaves alone.',
  params,
  result: personRow.extend({
    nickname: z.string().nullable(),
    gender: z.enum(['F', 'M']).nullable(),
    createdAt: moment,
    mustChangePassword: z.boolean(),
    frozenUntil: moment.nullable(),
    holdings: z.array(
      z.object({
        role: z.enum(roleCodes),
        /** Name of a custom role of the site; null: a built-in role. */
        ownName: z.string().nullable(),
        scope: z.enum(['site', 'unit', 'centre']),
        placeName: z.string().nullable(),
      }),
    ),
    jobs: z.array(job),
    managerName: z.string().nullable(),
    held: z.array(z.object({ field: z.string(), byName: z.string(), at: moment })),
    departure: z.object({ leavesOn: day, reason: z.string(), isDone: z.boolean() }).nullable(),
    isOneself: z.boolean(),
  }),
  errors: [commonErrors.NOT_FOUND],
})

export const listPersonSessions = endpoint({
  method: 'GET',
  path: '/app/api/admin/people/:id/sessions',
  kind: 'read',
  access: { permission: 'people.read' },
  summary: 'The sessions of a person, open ones first, then the latest that ended.',
  params,
  result: z.object({
    records: z.array(
      z.object({
        id: id('people.session'),
        role: z.string(),
        address: z.string(),
        agent: z.string(),
        createdAt: moment,
        seenAt: moment,
        endedAt: moment.nullable(),
        endReason: z.string().nullable(),
        /** The session was used to view the portal as this person. */
        viewedByName: z.string().nullable(),
      }),
    ),
  }),
  errors: [commonErrors.NOT_FOUND],
})

export const listPersonAgreements = endpoint({
  method: 'GET',
  path: '/app/api/admin/people/:id/agreements',
  kind: 'read',
  access: { permission: 'people.read' },
  summary: 'Which versions of the agreements a person has accepted, and when.',
  params,
  result: z.object({
    records: z.array(
      z.object({
        agreementId: id('identity.agreement'),
        kind: z.enum(['service', 'privacy']),
        version: z.int(),
        at: moment,
        address: z.string(),
      }),
    ),
  }),
  errors: [commonErrors.NOT_FOUND],
})

export const listPersonHistory = endpoint({
  method: 'GET',
  path: '/app/api/admin/people/:id/history',
  kind: 'read',
  access: { permission: 'people.read' },
  summary: 'What administrators did to a person: who, when, before and after; the newest first.',
  params,
  query: z.object({
    beneath: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
  }),
  result: z.object({
    records: z.array(
      z.object({
        seq: z.string(),
        at: moment,
        actorName: z.string(),
        /** The real user, if it was done while viewing as somebody else. */
        realActorName: z.string().nullable(),
        action: z.string(),
        before: z.unknown(),
        after: z.unknown(),
      }),
    ),
    next: z.string().nullable(),
  }),
  errors: [commonErrors.NOT_FOUND],
})
