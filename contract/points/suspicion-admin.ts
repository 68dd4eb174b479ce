import { z } from 'zod'
import { commonErrors, endpoint, id, line, moment } from '@lyceum/contract/kit'
import { pointsErrors } from './errors.ts'

const review = { permission: 'points.review' } as const

/** Why an earning is under review: two people liking each other, one person liking nearly everything, browsing too fast. */
export const suspicionKinds = ['ring', 'partner', 'pace'] as const
export type SuspicionKind = (typeof suspicionKinds)[number]

const suspicion = z.object({
  id: id('points.suspicion'),
  at: moment,
  kind: z.enum(suspicionKinds),
  accountId: id('identity.account'),
  name: z.string(),
  unit: z.string(),
  rule: z.string(),
  object: z.string(),
  amount: z.int(),
  /** Evidence: with whom, how often, out of how many, within how long. */
  evidence: z.object({
    partner: z.string().nullable(),
    count: z.int(),
    of: z.int(),
    seconds: z.int(),
  }),
  decidedAt: moment.nullable(),
  decidedBy: z.string().nullable(),
  isApproved: z.boolean().nullable(),
})
export type Suspicion = z.output<typeof suspicion>

export const listSuspicions = endpoint({
  method: 'GET',
  path: '/app/api/admin/points/suspicion',
  kind: 'read',
  access: review,
  summary: 'Earnings that wait for somebody to look at them, or that were looked at; the newest first.',
  query: z.object({
    state: z.enum(['open', 'decided']).default('open'),
    after: z.string().max(60).default(''),
  }),
  result: z.object({ records: z.array(suspicion), next: z.string() }),
})

export const decideSuspicion = endpoint({
  method: 'POST',
  path: '/app/api/admin/points/suspicion/:id/decide',
  kind: 'write',
  access: review,
  deed: 'handle',
  summary: 'Lets an earning through to the person who made it, or takes it back.',
  params: z.object({ id: id('points.suspicion') }),
  body: z.object({ isApproved: z.boolean(), reason: line(200, 0).default('') }),
  result: z.object({ id: id('points.suspicion') }),
  errors: [commonErrors.NOT_FOUND, pointsErrors.SUSPICION_DECIDED],
})
