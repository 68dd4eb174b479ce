import { z } from 'zod'
import { commonErrors, endpoint, id, moment } from '../kit/index.ts'
import { movementKinds } from './words.ts'

/** Which movements are looked for; the same for a page and for a table to take away. */
export const ledgerFilter = z.object({
  accountId: id('identity.account').optional(),
  /** A rule, or the reason of another room. */
  rule: z.string().max(60).default(''),
  kind: z.enum(movementKinds).optional(),
  /** What it was about, as it is written: `course:123`, `day:2026-05-01`. */
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
  /** What it added to this person's purse, or took from it; what lies in escrow moved nothing there. */
  amount: z.int(),
  /** How much was moved, whichever way. */
  moved: z.int(),
  shortfall: z.int(),
  reason: z.string().nullable(),
  by: z.string().nullable(),
  isReversed: z.boolean(),
  /** Whether somebody who may give points can take it back. */
  isReversible: z.boolean(),
})
export type LedgerMovement = z.output<typeof movement>

/** With what its object is called, where that has a name. */
const named = movement.extend({ about: z.string().nullable() })
export type NamedMovement = z.output<typeof named>

/** Totals are added up to so many movements and no further. */
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
