import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { pointsErrors, type undoGrant as contract } from '@lyceum/contract/points'
import { pointsReversed } from '#events/points'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { holdPurses } from '../ledger/earn-store.ts'
import { seesAct } from './list-grants.ts'
import { undoDays } from './rules.ts'
import { bookReversals, lockBulk, markUndone, standingOf } from './store.ts'

/** Takes an act back as a whole, once and while it is young: what somebody has spent meanwhile is its shortfall. */
export async function undoGrant(
  ctx: Ctx,
  { id, reason }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const act = (await lockBulk(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  if (!(await seesAct(ctx, act))) fail(commonErrors.NOT_FOUND)
  if (act.undoneAt !== null) fail(pointsErrors.GRANT_UNDONE)
  if (ctx.now.getTime() - act.at.getTime() > undoDays * 86_400_000) fail(pointsErrors.GRANT_TOO_OLD)

  const siteId = ctx.site.id
  const named = await standingOf(ctx.db, id)
  const purses = await holdPurses(
    ctx.db,
    named.map(({ accountId }) => ({ siteId, accountId })),
  )
  // Asked again now that the purses are held: somebody may have reversed one of them by itself.
  const back = (await standingOf(ctx.db, id)).map((one) => {
    const isGift = one.kind === 'grant'
    const has = purses.get(one.accountId)?.balance ?? 0
    return { ...one, isGift, taken: isGift ? Math.min(one.amount, has) : one.amount }
  })
  const by = { byId: ctx.actor.id, at: ctx.now }
  const reversals = new Map(
    (await bookReversals(ctx.db, { ...by, reason, back })).map((one) => [one.reverses, one.id]),
  )
  const shortfall = back.reduce((sum, { amount, taken }) => sum + amount - taken, 0)
  await markUndone(ctx.db, id, { ...by, shortfall })
  await ctx.tellAll(
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
