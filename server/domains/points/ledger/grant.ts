import { pointsEarned } from '#events/points'
import type { Ctx } from '#platform/ctx'
import { holdPurses } from './earn-store.ts'
import { book } from './store.ts'

type Grant = {
  readonly accountId: string
  /** Less than nothing takes away; never more than there is. */
  readonly amount: number
  readonly reason: string
  /** Tells one act from another: the same again grants nothing. */
  readonly key: string
}

/** Gives or takes points by hand, with a reason; undefined when there are too few to take, or it was done before. */
export function grant(ctx: Ctx, { accountId, amount, reason, key }: Grant): Promise<string | undefined> {
  return ctx.transaction(async (ctx) => {
    const purse = (await holdPurses(ctx.db, [{ siteId: ctx.site.id, accountId }])).get(accountId)
    if (amount === 0 || (purse?.balance ?? 0) + amount < 0) return undefined
    const isGift = amount > 0
    const kind = isGift ? 'grant' : 'take'
    const act = { kind, rule: 'manual', accountId, object: `grant:${key}`, reason, at: ctx.now } as const
    const movementId = await book(ctx.db, { ...act, amount: Math.abs(amount), byId: ctx.actor.id }, [
      { book: 'person', accountId, amount, lifetime: isGift ? amount : 0 },
      { book: 'system', amount: -amount },
    ])
    if (movementId !== undefined && isGift)
      await ctx.tell(pointsEarned, { movementId, accountId, rule: 'manual', object: act.object, amount })
    return movementId
  })
}
