import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { newsErrors, type remindReaders as contract } from '@lyceum/contract/news'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { newsStateOf } from '../rules.ts'
import { lockItem } from '../store.ts'
import { startBroadcast, restartBroadcast } from './start-broadcast.ts'
import { broadcastsOf } from './store.ts'

/** People already reminded of this version keep their one message; a repeated call reaches only new people. */
export async function remindReaders(
  ctx: Ctx,
  { id }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const item = (await lockItem(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const isAsked = item.kind === 'notice' && item.mustAcknowledge && newsStateOf(item, ctx.now) === 'shown'
  if (!isAsked) fail(newsErrors.NEWS_ASKS_NOTHING)
  const { title, version } = item
  const before = (await broadcastsOf(ctx.db, id)).find(
    (broadcast) => broadcast.event === 'reminder' && broadcast.version === version,
  )
  await (before ? restartBroadcast(ctx, before.id) : startBroadcast(ctx, item, { event: 'reminder' }))
  await ctx.audit({ action: 'news.remind', object: `news.item:${id}`, after: { title, version } })
  return { id }
}
