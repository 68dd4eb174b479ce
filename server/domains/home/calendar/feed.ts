import { hash, randomBytes } from 'node:crypto'
import type * as contract from '@lyceum/contract/home'
import type { Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { deleteFeed, feedOf, putFeed } from './store.ts'

export const feedPath = '/calendar'

export const tokenHashOf = (token: string) => hash('sha256', token, 'buffer')

export async function getCalendarFeed(ctx: Ctx): Promise<Result<typeof contract.getCalendarFeed>> {
  const feed = await feedOf(ctx.db, ctx.actor.id)
  return { since: feed?.createdAt.toISOString() ?? null, readAt: feed?.readAt?.toISOString() ?? null }
}

/** The address is a path: the page knows its own host. */
export async function openCalendarFeed(ctx: Ctx): Promise<Result<typeof contract.openCalendarFeed>> {
  const token = randomBytes(32).toString('base64url')
  await putFeed(ctx.db, ctx.actor.id, { tokenHash: tokenHashOf(token), createdAt: ctx.now })
  return { address: `${feedPath}/${token}.ics` }
}

export async function closeCalendarFeed(ctx: Ctx): Promise<Result<typeof contract.closeCalendarFeed>> {
  await deleteFeed(ctx.db, ctx.actor.id)
  return { isClosed: true }
}
