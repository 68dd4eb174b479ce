import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { pointsErrors, type undoGrant as contract } from '@lyceum/contract/points'
import { pointsReversed } from '#events/points'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { lockWallets } from '../ledger/earn-store.ts'
import { seesAct } from './list-grants.ts'
import { undoDays } from './rules.ts'
import { bookReversals, lockBulk, markUndone, activeMovementsOf } from './store.ts'

/** Undoes a grant as a whole, once and within the time limit: what was spent meanwhile is its shortfall. */
export async function undoGrant(
  ctx: Ctx,
  { id, reason }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const act = (await lockBulk(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  if (!(await seesAct(ctx, act))) fail(commonErrors.NOT_FOUND)
  if (act.undoneAt !== null) fail(pointsErrors.GRANT_UNDONE)
  if (ctx.now.getTime() - act.at.getTime() > undoDays * 86_400_000) fail(pointsErrors.GRANT_TOO_OLD)

  const siteId = ctx.site.id
  const named = await activeMovementsOf(ctx.db, id)
  const wallets = await lockWallets(
    ctx.db,
    named.map(({ accountId }) => ({ siteId, accountId })),
  )
  // Read again now that the wallets are locked: one of the movements may have been reversed individually.
  const back = (await activeMovementsOf(ctx.db, id)).map((movement) => {
    const isGift = movement.kind === 'grant'
    const has = wallets.get(movement.accountId)?.balance ?? 0
    return { ...movement, isGift, taken: isGift ? Math.min(movement.amount, has) : movement.amount }
  })
  const by = { byId: ctx.actor.id, at: ctx.now }
  const reversals = new Map(
    (await bookReversals(ctx.db, { ...by, reason, back })).map((movement) => [
      movement.reverses,
      movement.id,
    ]),
  )
  const shortfall = back.reduce((sum, { amount, taken }) => sum + amount - taken, 0)
  await markUndone(ctx.db, id, { ...by, shortfall })
  await ctx.publishAll(
    pointsReversed,
    back.map(({ id: reverses, accountId, amount, isGift }) => ({
      movementId: reversals.get(reverses) ?? '0',
      reverses,
      accountId,
      rule: 'manual',
      object: `movement:${reverses}`,
      lifetime: isGift ? amount : 0,
    })),
  )
  await ctx.audit({
    action: 'points.grant.undo',
    object: `points.bulk:${id}`,
    after: { people: back.length, shortfall, reason },
  })
  return { people: back.length, shortfall }
}
