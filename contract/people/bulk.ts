import { z } from 'zod'
import { commonErrors, endpoint, id, moment } from '../kit/index.ts'
import { peopleErrors } from './errors.ts'

const acts = ['leave', 'move', 'end-sessions'] as const

const order = z.object({
  act: z.enum(acts),
  ids: z.array(id('identity.account')).min(1).max(200),
  /** Target unit; for `move` only. */
  unitId: id('org.unit').optional(),
  reason: z.string().trim().max(200).default(''),
})

/** From this number of people on, the count must be typed to confirm. */
export const bulkConfirmLimit = 20

const preview = z.object({
  people: z.int(),
  able: z.int(),
  /** People who are skipped, and why. */
  skipped: z.array(z.object({ id: id('identity.account'), name: z.string(), why: z.string() })),
  isBraked: z.boolean(),
  isUndoable: z.boolean(),
})

export const previewBulk = endpoint({
  method: 'POST',
  path: '/app/api/admin/people/bulk/preview',
  kind: 'read',
  access: { permission: 'people.manage' },
  summary: 'Previews what a bulk act on a selection would do.',
  body: order,
  result: preview,
  errors: [commonErrors.NOT_FOUND],
})

export const actInBulk = endpoint({
  method: 'POST',
  path: '/app/api/admin/people/bulk',
  kind: 'write',
  access: { permission: 'people.manage' },
  deed: 'handle',
  summary: 'Carries out a bulk act for everyone of the selection for whom it is possible.',
  body: order.extend({ count: z.int().min(0).max(200).optional() }),
  result: z.object({ id: id('people.bulk'), done: z.int(), skipped: z.int() }),
  errors: [commonErrors.NOT_FOUND, peopleErrors.BULK_COUNT],
})

export const undoBulk = endpoint({
  method: 'POST',
  path: '/app/api/admin/people/bulk/:id/undo',
  kind: 'write',
  access: { permission: 'people.manage' },
  deed: 'handle',
  summary: 'Undoes a bulk act, for everyone who has not been changed since.',
  params: z.object({ id: id('people.bulk') }),
  result: z.object({ undone: z.int(), skipped: z.int() }),
  errors: [commonErrors.NOT_FOUND, peopleErrors.BULK_OVER],
})

export const listBulkActs = endpoint({
  method: 'GET',
  path: '/app/api/admin/people/bulk',
  kind: 'read',
  access: { permission: 'people.manage' },
  summary: 'My latest bulk acts, the newest first.',
  result: z.object({
    records: z.array(
      z.object({
        id: id('people.bulk'),
        act: z.enum(acts),
        people: z.int(),
        at: moment,
        isUndone: z.boolean(),
        isUndoable: z.boolean(),
      }),
    ),
  }),
})
