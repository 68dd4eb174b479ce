import { z } from 'zod'
import { commonErrors, endpoint, id, line, moment } from '@lyceum/contract/kit'
import { fileErrors } from '@lyceum/contract/file'
import { pointsErrors } from './errors.ts'

const give = { permission: 'points.grant' } as const

/** Why a row of the list grants nothing. */
export const grantFaults = ['unknown', 'left', 'amount', 'twice', 'tooMuch'] as const
export type GrantFault = (typeof grantFaults)[number]

/** Maximum number of people in one grant. */
export const mostGranted = 5000

const amount = z.int().min(-1_000_000).max(1_000_000)

const grantInput = z.object({
  /** One account or staff number per row; a row without its own amount gets the grant's amount. */
  lines: z
    .array(z.object({ account: line(80), amount: amount.nullable() }))
    .max(mostGranted)
    .default([]),
  /** Or a workbook with the same two columns. */
  fileId: id('points.grantFile').nullable().default(null),
  amount: amount.nullable().default(null),
  reason: line(200),
})

const outcome = z.object({
  /** Number of people and the total; deductions are subtracted. */
  people: z.int(),
  total: z.int(),
  /** The first few people, with their balance before and after. */
  rows: z.array(
    z.object({
      line: z.int(),
      account: z.string(),
      name: z.string(),
      amount: z.int(),
      balance: z.int(),
      after: z.int(),
    }),
  ),
  faults: z.array(z.object({ line: z.int(), text: z.string(), fault: z.enum(grantFaults) })),
})
export type GrantOutcome = z.output<typeof outcome>

export const rehearseGrant = endpoint({
  method: 'POST',
  path: '/app/api/admin/points/grant/rehearse',
  kind: 'read',
  access: give,
  summary: 'Who would get or lose how many points, who is not found, and who has too few; nothing is moved.',
  body: grantInput,
  result: outcome,
  errors: [commonErrors.NOT_FOUND, fileErrors.FILE_TYPE_UPLOAD_ERROR, pointsErrors.GRANT_UNREADABLE],
})

export const grantPoints = endpoint({
  method: 'POST',
  path: '/app/api/admin/points/grant',
  kind: 'write',
  access: give,
  summary: 'Gives points by hand, or takes them, with a reason; faulty lines are left alone.',
  body: grantInput.extend({
    /** The figures from the rehearsal: if they no longer match, nothing is granted. */
    people: z.int().min(1).max(mostGranted),
    total: z.int(),
  }),
  result: z.object({ id: id('points.bulk'), people: z.int(), total: z.int() }),
  errors: [
    commonErrors.NOT_FOUND,
    fileErrors.FILE_TYPE_UPLOAD_ERROR,
    pointsErrors.GRANT_UNREADABLE,
    pointsErrors.GRANT_TOO_MUCH,
    pointsErrors.GRANT_NEEDS_CONFIRMING,
  ],
})

const act = z.object({
  id: id('points.bulk'),
  at: moment,
  by: z.string(),
  reason: z.string(),
  people: z.int(),
  total: z.int(),
  undoneAt: moment.nullable(),
  undoneBy: z.string().nullable(),
  /** What undoing could not take back. */
  shortfall: z.int(),
  /** Until when it can be undone. */
  undoUntil: moment,
})
export type GrantAct = z.output<typeof act>

export const listGrants = endpoint({
  method: 'GET',
  path: '/app/api/admin/points/grant',
  kind: 'read',
  access: give,
  summary:
    'What was given and taken by hand, the newest first; whoever holds it in a part sees their own acts.',
  query: z.object({ after: z.string().max(20).default('') }),
  result: z.object({ records: z.array(act), next: z.string() }),
})

export const undoGrant = endpoint({
  method: 'POST',
  path: '/app/api/admin/points/grant/:id/undo',
  kind: 'write',
  access: give,
  deed: 'change',
  summary:
    'Takes back an act as a whole, within seven days, by reversals; what was spent stays as a shortfall.',
  params: z.object({ id: id('points.bulk') }),
  body: z.object({ reason: line(200) }),
  result: z.object({ people: z.int(), shortfall: z.int() }),
  errors: [commonErrors.NOT_FOUND, pointsErrors.GRANT_UNDONE, pointsErrors.GRANT_TOO_OLD],
})

export const reverseMovement = endpoint({
  method: 'POST',
  path: '/app/api/admin/points/movement/:id/reverse',
  kind: 'write',
  access: give,
  deed: 'change',
  summary: 'Takes one movement back by another that names it, once.',
  params: z.object({ id: id('points.movement') }),
  body: z.object({ reason: line(200) }),
  result: z.object({ id: id('points.movement'), shortfall: z.int() }),
  errors: [commonErrors.NOT_FOUND, pointsErrors.MOVEMENT_REVERSED],
})
