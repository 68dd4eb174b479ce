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

/** Asks whoever comes next in the chain; false: nobody is left to ask, everyone has agreed. */
export async function askNext(ctx: Ctx, { enrolmentId, accountId, offer, step }: Asking): Promise<boolean> {
  const kind = chainOf(offer.approval)[step - 1]
  if (!kind) return false
  // Whoever has no manager is decided upon by those who administer the course: a request must not wait for nobody.
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
