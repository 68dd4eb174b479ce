import { pointsEarned } from '#events/points'
import type { Ctx } from '#platform/ctx'
import { doubtAbout } from '../radar/detect-suspicion.ts'
import { holdEarning } from '../radar/hold-earning.ts'
import { worthOf } from '../rule/rules.ts'
import { ruleNamed } from '../rule/store.ts'
import { bookEarnings, type EarnResult, type Earning } from '../ledger/earn-store.ts'

type Activity = {
  readonly accountId: string
  /** A rule of the catalogue, which defines the amount; or a reason of the calling domain, with its own amount. */
  readonly rule: string
  /** What it is for, as `domain.noun:id` or a day: the same rule, person and object earn once. */
  readonly object: string
  readonly amount?: number
  /** The event by which it came, where it came by one. */
  readonly event?: string
  /** Given before and taken back since: the rule's limit does not apply again. */
  readonly isRestored?: boolean
  readonly at?: Date
}

/**
 * Gives a person points for a thing, once, and publishes `points.earned`. A suspicious earning is put on hold until
 * somebody has reviewed it.
 */
export function earn(
  ctx: Ctx,
  activity: Activity,
): Promise<EarnResult | { readonly outcome: 'off' | 'held' }> {
  return ctx.transaction(async (ctx) => {
    const { accountId, rule: name, object, at = ctx.now } = activity
    const rule = await ruleNamed(ctx.db, name)
    const { amount, limit } = worthOf(rule, activity, at)
    if (amount <= 0) return { outcome: 'off' }
    const where = { siteId: ctx.site.id, zone: ctx.site.zone }
    const onHold = await holdIfSuspicious(ctx, activity, { amount, limit, at })
    if (onHold) return { outcome: onHold }
    const [result = { outcome: 'again' } as const] = await bookEarnings(ctx.db, [
      { ...where, accountId, rule: name, object, amount, limit, at },
    ])
    if (result.outcome === 'earned') {
      const { movementId } = result
      await ctx.publish(pointsEarned, { movementId, accountId, rule: name, object, amount })
    }
    return result
  })
}

type Worth = Pick<Earning, 'amount' | 'limit' | 'at'>

/** Books a suspicious earning into a hold; undefined where there is no suspicion. */
async function holdIfSuspicious(
  ctx: Ctx,
  { accountId, rule, object, event, amount }: Activity,
  worth: Worth,
) {
  // Earnings with an amount of their own have been checked by the calling domain.
  if (amount !== undefined) return undefined
  const whose = { accountId, rule, object }
  const doubt = await doubtAbout(ctx, { ...whose, event }, worth.at)
  return doubt && holdEarning(ctx, { ...whose, ...worth }, doubt)
}
