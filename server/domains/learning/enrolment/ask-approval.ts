import type { Offer } from '#domains/course'
import { managerOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { chainOf } from '../enrol-rules.ts'
import { insertApproval } from './approval-store.ts'

type Asking = {
  readonly enrolmentId: string
  readonly accountId: string
  readonly offer: Pick<Offer, 'approval'>
  readonly step: number
}

/** Requests the next approval in the chain; false: none is left, everyone has approved. */
export async function askNext(ctx: Ctx, { enrolmentId, accountId, offer, step }: Asking): Promise<boolean> {
  const kind = chainOf(offer.approval)[step - 1]
  if (!kind) return false
  // Without a manager the course administrators decide: a request must have an approver.
  const manager = kind === 'manager' ? await managerOf(ctx.db, accountId) : undefined
  await insertApproval(ctx.db, {
    enrolmentId,
    step,
    kind: manager === undefined ? 'administrator' : 'manager',
    approverId: manager ?? null,
    askedAt: ctx.now,
  })
  return true
}
