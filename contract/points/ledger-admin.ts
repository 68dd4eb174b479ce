import { z } from 'zod'
import { commonErrors, endpoint, id, moment } from '@lyceum/contract/kit'
import { movementKinds } from './enums.ts'

/** Filter of point movements, for the page and for the export. */
export const ledgerFilter = z.object({
  accountId: id('identity.account').optional(),
  /** A rule, or a reason of another domain. */
  rule: z.string().max(60).default(''),
  kind: z.enum(movementKinds).optional(),
  /** What it was about, as stored: `course:123`, `day:2026-05-01`. */
  object: z.string().trim().max(120).default(''),
  sign: z.enum(['all', 'in', 'out']).default('all'),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})
export type LedgerFilter = z.output<typeof ledgerFilter>

const movement = z.object({
  id: id('points.movement'),
  at: moment,
  kind: z.enum(movementKinds),
  rule: z.string(),
  object: z.string(),
  accountId: id('identity.account'),
  name: z.string(),
  unit: z.string(),
  /** What it added to this person's balance or took from it; amounts in escrow did not change it. */
  amount: z.int(),
  /** The absolute amount. */
  moved: z.int(),
  shortfall: z.int(),
  reason: z.string().nullable(),
  by: z.string().nullable(),
  isReversed: z.boolean(),
  /** Whether somebody who may grant points can reverse it. */
  isReversible: z.boolean(),
})
export type LedgerMovement = z.output<typeof movement>

/** With the name of its object, if it has one. */
const named = movement.extend({ about: z.string().nullable() })
export type NamedMovement = z.output<typeof named>

/** Totals are summed up to this many movements. */
export const mostAdded = 10_000

export const searchLedger = endpoint({
  method: 'GET',
  path: '/app/api/admin/points/movement',
  kind: 'read',
  access: { permission: 'points.ledger' },
  summary:
    'Movements of points, the newest first, of people within reach; a page goes on after the last one.',
  query: ledgerFilter.extend({ after: z.string().max(60).default('') }),
  result: z.object({
    records: z.array(named),
    next: z.string(),
    totals: z.object({ movements: z.int(), income: z.int(), outgo: z.int(), isMore: z.boolean() }),
  }),
  errors: [commonErrors.NOT_FOUND],
})
