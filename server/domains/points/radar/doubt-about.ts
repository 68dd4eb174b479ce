import type { Ctx } from '#platform/ctx'
import { holdPurses } from '../ledger/earn-store.ts'
import { type Doubt, doubtAboutLikes, doubtAboutPace, likeDays } from './rules.ts'
import { browsedSince, likesBetween } from './watch-queries.ts'

type Deed = { readonly accountId: string; readonly rule: string; readonly object: string }

const dayMs = 86_400_000
const paceWindowMs = 600_000

/** Whether somebody should look at an earning before it is paid; only of rules that can be played with. */
export async function doubtAbout(
  ctx: Ctx,
  { accountId, rule, object }: Deed,
  at: Date,
): Promise<Doubt | undefined> {
  if (rule === 'openClass')
    return doubtAboutPace(await browsedSince(ctx.db, accountId, new Date(at.getTime() - paceWindowMs)))
  const [, partnerId] = object.split('/')
  if (rule !== 'likeReceived' || partnerId === undefined) return undefined
  // Whoever moves points holds the purse: likes that come at once are counted one after the other.
  await holdPurses(ctx.db, [{ siteId: ctx.site.id, accountId }])
  const since = new Date(at.getTime() - likeDays * dayMs)
  const known = await likesBetween(ctx.db, { authorId: accountId, partnerId, since })
  return doubtAboutLikes({
    partnerId,
    fromPartner: known.fromPartner + 1,
    toPartner: known.toPartner,
    received: known.received + 1,
  })
}
