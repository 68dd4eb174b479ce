import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { newsErrors } from '@lyceum/contract/news'
import type { pinNews as Pin, publishNews as Publish, withdrawNews as Withdraw } from '@lyceum/contract/news'
import { newsChanged } from '#events/news'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { isTimely } from '../rules.ts'
import { lockItem, updateItem } from '../store.ts'
import { startBroadcast } from '../broadcast/start-broadcast.ts'
import { endBroadcasts } from '../broadcast/store.ts'
import { parsed } from './compare-text.ts'

/** One row makes it visible to its whole audience with the commit; the notifications follow. */
export async function publishNews(ctx: Ctx, { id }: Input<typeof Publish>): Promise<Result<typeof Publish>> {
  const before = (await lockItem(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const from = before.shownFrom ?? ctx.now
  if (!isTimely(from, before.shownUntil)) fail(newsErrors.NEWS_UNTIMELY)
  if (parsed(before.content).blocks.length === 0) fail(newsErrors.NEWS_EMPTY)
  if (before.state === 'published') return { id }
  await updateItem(ctx.db, id, {
    state: 'published',
    publishedAt: before.publishedAt ?? ctx.now,
    shownFrom: from,
    updatedAt: ctx.now,
  })
  if (before.kind === 'notice') await startBroadcast(ctx, before, { event: 'published', dueAt: from })
  await ctx.audit({ action: 'news.publish', object: `news.item:${id}`, after: { title: before.title } })
  await ctx.publish(newsChanged, { itemId: id })
  return { id }
}

export async function withdrawNews(
  ctx: Ctx,
  { id }: Input<typeof Withdraw>,
): Promise<Result<typeof Withdraw>> {
  const before = (await lockItem(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  if (before.state === 'withdrawn') return { id }
  await updateItem(ctx.db, id, { state: 'withdrawn', updatedAt: ctx.now })
  await endBroadcasts(ctx.db, id, ctx.now)
  await startBroadcast(ctx, before, { event: 'swept' })
  await ctx.audit({ action: 'news.withdraw', object: `news.item:${id}`, after: { title: before.title } })
  await ctx.publish(newsChanged, { itemId: id })
  return { id }
}

export async function pinNews(ctx: Ctx, { id, isPinned }: Input<typeof Pin>): Promise<Result<typeof Pin>> {
  const { title } = (await lockItem(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  await updateItem(ctx.db, id, { isPinned })
  await ctx.audit({ action: 'news.pin', object: `news.item:${id}`, after: { title, isPinned } })
  return { id }
}
