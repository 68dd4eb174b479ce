import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { type decideSuspicion as contract, pointsErrors } from '@lyceum/contract/points'
import { personWithin } from '#domains/org'
import { pointsEarned } from '#events/points'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { settleEarning } from '../ledger/hold.ts'
import { suspicionById } from './queries.ts'
import { markDecided } from './store.ts'

/** The one who earned it gets it, or the house has it back; once, whoever else decides at the same time. */
export async function decideSuspicion(
  ctx: Ctx,
  { id, isApproved, reason }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const held = (await suspicionById(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const { accountId, rule, object } = held
  if (!(await personWithin(ctx, 'points.review', accountId))) fail(commonErrors.NOT_FOUND)
  if (!(await markDecided(ctx.db, id, { isApproved, by: ctx.actor.id, at: ctx.now })))
    fail(pointsErrors.SUSPICION_DECIDED)
  const whose = { accountId, rule, object }
  const movementId = await settleEarning(ctx, whose, { isApproved })
  const amount = Number(held.amount)
  if (isApproved && movementId !== undefined) await ctx.tell(pointsEarned, { movementId, ...whose, amount })
  await ctx.audit({
    action: 'points.suspicion.decide',
    object: `points.suspicion:${id}`,
    before: { kind: held.kind, ...whose, amount },
    after: { isApproved, reason },
  })
  return { id }
}
