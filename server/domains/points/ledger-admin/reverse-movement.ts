import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { pointsErrors, type reverseMovement as contract } from '@lyceum/contract/points'
import { personWithin } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { reverse } from '../ledger/reverse-movement.ts'
import { movementById } from '../ledger/store.ts'

/** Reverses one movement by hand, with an audited reason. */
export async function reverseMovement(
  ctx: Ctx,
  { id, reason }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const original = (await movementById(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  if (!(await personWithin(ctx, 'points.grant', original.accountId))) fail(commonErrors.NOT_FOUND)
  const reversal = (await reverse(ctx, { movementId: id, reason })) ?? fail(pointsErrors.MOVEMENT_REVERSED)
  const { movementId, shortfall } = reversal
  const { kind, rule, accountId, amount } = original
  await ctx.audit({
    action: 'points.movement.reverse',
    object: `points.movement:${id}`,
    before: { kind, rule, accountId, amount },
    after: { reversal: movementId, shortfall, reason },
  })
  return { id: movementId, shortfall }
}
