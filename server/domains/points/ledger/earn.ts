import { pointsEarned } from '#events/points'
import type { Ctx } from '#platform/ctx'
import { doubtAbout } from '../radar/doubt-about.ts'
import { holdEarning } from '../radar/hold-earning.ts'
import { worthOf } from '../rule/rules.ts'
import { ruleNamed } from '../rule/store.ts'
import { bookEarnings, type Earned, type Earning } from './earn-store.ts'

type Deed = {
  readonly accountId: string
  /** A rule of the catalogue, which says how much; or a reason of the room that calls, with an amount of its own. */
  readonly rule: string
  /** What it is for, as `room.noun:id` or a day: the same rule, person and object earn once. */
  readonly object: string
  readonly amount?: number
  /** Given before and taken back since: it is not under the limit of its rule again. */
  readonly isRestored?: boolean
  readonly at?: Date
}

/**
 * Gives somebody points for a thing, once; tells `points.earned` when it did. What looks played for is held until somebody
 * has looked at it.
 */
export function earn(ctx: Ctx, deed: Deed): Promise<Earned | { readonly outcome: 'off' | 'held' }> {
  return ctx.transaction(async (ctx) => {
    const { accountId, rule: name, object, at = ctx.now } = deed
    const rule = await ruleNamed(ctx.db, name)
    const { amount, limit } = worthOf(rule, deed, at)
    if (amount <= 0) return { outcome: 'off' }
    const where = { siteId: ctx.site.id, zone: ctx.site.zone }
    const held = await heldBack(ctx, deed, { amount, limit, at })
    if (held) return { outcome: held }
    const [earned = { outcome: 'again' } as const] = await bookEarnings(ctx.db, [
      { ...where, accountId, rule: name, object, amount, limit, at },
    ])
    if (earned.outcome === 'earned') {
      const { movementId } = earned
      await ctx.tell(pointsEarned, { movementId, accountId, rule: name, object, amount })
    }
    return earned
  })
}

type Worth = Pick<Earning, 'amount' | 'limit' | 'at'>

/** What looks played for is booked into a hold; undefined where nothing speaks against it. */
async function heldBack(ctx: Ctx, { accountId, rule, object, ...deed }: Deed, worth: Worth) {
  // What another room gives by an amount of its own, it has looked at itself.
  if (deed.amount !== undefined) return undefined
  const whose = { accountId, rule, object }
  const doubt = await doubtAbout(ctx, whose, worth.at)
  return doubt && holdEarning(ctx, { ...whose, ...worth }, doubt)
}
