import { commonErrors } from '@lyceum/contract/kit'
import { identityErrors } from '@lyceum/contract/identity'
import { forget } from '#platform/cache'
import type { Ctx } from '#platform/ctx'
import { endSockets, renewSockets } from '#platform/realtime'
import { siteKey } from '#platform/cache/redis'
import { type Ending, endSessionRows, liveSessions, lookedThrough } from './store.ts'

/**
 * Ends sessions of an account: the rows, the cached answers of every node, and after the commit their sockets. All
 * causes use this function, so that none of them leaves access open (INV-S02).
 */
export async function endSessions(ctx: Ctx, ending: Omit<Ending, 'at'>): Promise<number> {
  const ended = await endSessionRows(ctx.db, { ...ending, at: ctx.now })
  const views = ended.length > 0 ? await lookedThrough(ctx.db, [ending.accountId]) : []
  await forgetAnswers(ctx, [...ended, ...views])
  const ids = ended.map(({ id }) => id)
  const code = codeByReason[ending.reason]
  ctx.afterCommit(async () => (code ? endSockets(ctx, ids, code) : renewSockets(ctx, ids)))
  return ended.length
}

/** Ends one session of a person, for an administrator; false: no such session is open. */
export async function endSessionOf(
  ctx: Ctx,
  { accountId, sessionId }: { readonly accountId: string; readonly sessionId: string },
): Promise<boolean> {
  return (await endSessions(ctx, { accountId, sessionId, reason: 'revoked' })) > 0
}

/** Ends all sessions of a person, for an administrator; returns how many were open. */
export function endSessionsOf(ctx: Ctx, accountId: string): Promise<number> {
  return endSessions(ctx, { accountId, reason: 'revoked' })
}

/** The code sent to the pages of an ended session; pages of a session with a new id only reconnect. */
const codeByReason = {
  elsewhere: identityErrors.ERROR_LANDED_SOMEWHERE_ELSE.code,
  logout: commonErrors.session_time_out.code,
  expired: commonErrors.session_time_out.code,
  revoked: commonErrors.session_time_out.code,
  rotated: undefined,
} as const

/** Makes every node reload the sessions of accounts, because something about them has changed. */
export async function recheckSessions(ctx: Ctx, ...accountIds: readonly string[]): Promise<void> {
  if (accountIds.length === 0) return
  const own = await liveSessions(ctx.db, accountIds)
  await forgetAnswers(ctx, [...own, ...(await lookedThrough(ctx.db, accountIds))])
}

async function forgetAnswers(ctx: Ctx, sessions: readonly { readonly tokenHash: Buffer }[]): Promise<void> {
  await forget(ctx.parts.redis, ...sessions.map(({ tokenHash }) => cacheKey(ctx.site.id, tokenHash)))
}

export const cacheKey = (siteId: number, tokenHash: Buffer) =>
  siteKey(siteId, 'session', tokenHash.toString('base64url'))
