import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { type decideSuspicion as contract, pointsErrors } from '@lyceum/contract/points'
import { personWithin } from '#domains/org'
import { pointsEarned } from '#events/points'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { settleEarning } from '../ledger/hold-points.ts'
import { suspicionById } from './queries.ts'
import { markDecided } from './store.ts'

/** Approves or rejects an earning on hold: the person gets it, or it is revoked; once, also under concurrent decisions. */
export async function decideSuspicion(
  ctx: Ctx,
  { id, isApproved, reason }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const suspicion = (await suspicionById(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const { accountId, rule, object } = suspicion
  if (!(await personWithin(ctx, 'points.review', accountId))) fail(commonErrors.NOT_FOUND)
  if (!(await markDecided(ctx.db, id, { isApproved, by: ctx.actor.id, at: ctx.now })))
    fail(pointsErrors.SUSPICION_DECIDED)
  const whose = { accountId, rule, object }
  const movementId = await settleEarning(ctx, whose, { isApproved })
  const amount = Number(suspicion.amount)
  if (isApproved && movementId !== undefined)
    await ctx.publish(pointsEarned, { movementId, ...whose, amount })
  await ctx.audit({
    action: 'points.suspicion.decide',
    object: `points.suspicion:${id}`,
    before: { kind: suspicion.kind, ...whose, amount },
    after: { isApproved, reason },
  })
  return { id }
}
