import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { newsErrors, type remindReaders as contract } from '@lyceum/contract/news'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { standingOf } from '../rules.ts'
import { lockItem } from '../store.ts'
import { beginTelling, tellAgain } from '../telling/begin.ts'
import { tellingsOf } from '../telling/store.ts'

/** Who has been reminded of this version keeps the one message; pressed again, it finds who has come since. */
export async function remindReaders(
  ctx: Ctx,
  { id }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const item = (await lockItem(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const isAsked = item.kind === 'notice' && item.mustAcknowledge && standingOf(item, ctx.now) === 'shown'
  if (!isAsked) fail(newsErrors.NEWS_ASKS_NOTHING)
  const { title, version } = item
  const before = (await tellingsOf(ctx.db, id)).find(
    (one) => one.event === 'reminder' && one.version === version,
  )
  await (before ? tellAgain(ctx, before.id) : beginTelling(ctx, item, { event: 'reminder' }))
  await ctx.audit({ action: 'news.remind', object: `news.item:${id}`, after: { title, version } })
  return { id }
}
