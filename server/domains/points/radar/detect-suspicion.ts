import type { Ctx } from '#platform/ctx'
import { lockWallets } from '../ledger/earn-store.ts'
import { type Doubt, doubtAboutLikes, doubtAboutPace, likeDays } from './rules.ts'
import { browsedSince, likesBetween } from './watch-queries.ts'

type Activity = {
  readonly accountId: string
  readonly rule: string
  readonly object: string
  /** The event by which it came. */
  readonly event: string | undefined
}

const dayMs = 86_400_000
const paceWindowMs = 600_000

/** Whether an earning should be reviewed before it is paid; only for rules that can be abused. */
export async function doubtAbout(
  ctx: Ctx,
  { accountId, rule, object, event }: Activity,
  at: Date,
): Promise<Doubt | undefined> {
  if (rule === 'openClass') {
    if (event === undefined) return undefined
    const since = new Date(at.getTime() - paceWindowMs)
    return doubtAboutPace(await browsedSince(ctx.db, { event, accountId, since }))
  }
  const [, partnerId] = object.split('/')
  if (rule !== 'likeReceived' || partnerId === undefined) return undefined
  // Locks the wallet, so that concurrent likes are counted one after the other.
  await lockWallets(ctx.db, [{ siteId: ctx.site.id, accountId }])
  const since = new Date(at.getTime() - likeDays * dayMs)
  const known = await likesBetween(ctx.db, { authorId: accountId, partnerId, since })
  return doubtAboutLikes({
    partnerId,
    fromPartner: known.fromPartner + 1,
    toPartner: known.toPartner,
    received: known.received + 1,
  })
}
