import { commonErrors } from '@lyceum/contract/kit'
import { identityErrors } from '@lyceum/contract/identity'
import { forget } from '#platform/cache'
import type { Ctx } from '#platform/ctx'
import { endSockets } from '#platform/realtime'
import { siteKey } from '#platform/redis'
import { type Ending, endSessionRows, liveSessions } from './store.ts'

/**
 * Ends sessions of an account: the rows, the cached answers of every node, and after the commit their sockets. One
 * way for every cause, so that none of them leaves a door open (INV-S02).
 */
export async function endSessions(ctx: Ctx, ending: Omit<Ending, 'at'>): Promise<number> {
  const ended = await endSessionRows(ctx.db, { ...ending, at: ctx.now })
  await forgetAnswers(ctx, ended)
  const ids = ended.map(({ id }) => id)
  ctx.afterCommit(async () => endSockets(ctx, ids, said[ending.reason]))
  return ended.length
}

/** What the pages of an ended session are told; those of a session that got a new id only reconnect. */
const said = {
  elsewhere: identityErrors.ERROR_LANDED_SOMEWHERE_ELSE.code,
  logout: commonErrors.session_time_out.code,
  expired: commonErrors.session_time_out.code,
  revoked: commonErrors.session_time_out.code,
  rotated: undefined,
} as const

/** Makes every node ask the table again about the sessions of an account, because something about it has changed. */
export async function recheckSessions(ctx: Ctx, accountId: string): Promise<void> {
  await forgetAnswers(ctx, await liveSessions(ctx.db, accountId))
}

async function forgetAnswers(ctx: Ctx, sessions: readonly { readonly tokenHash: Buffer }[]): Promise<void> {
  await forget(ctx.parts.redis, ...sessions.map(({ tokenHash }) => cacheKey(ctx.site.id, tokenHash)))
}

export const cacheKey = (siteId: number, tokenHash: Buffer) =>
  siteKey(siteId, 'session', tokenHash.toString('base64url'))
