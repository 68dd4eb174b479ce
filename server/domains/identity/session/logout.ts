import type { logout as contract } from '@lyceum/contract/identity'
import type { Input, Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import type { Answer } from '#platform/http'
import { endSessions } from './end-sessions.ts'
import { ownSession } from './own-session.ts'
import { clearedCookie, clearedView } from './cookies.ts'

/** Leaves nothing behind: the row is ended, the cache cleared, the browser's storage cleared. */
export async function logout(
  ctx: Ctx,
  _input: Input<typeof contract>,
  answer: Answer,
): Promise<Result<typeof contract>> {
  const { id, realId, sessionId } = ctx.actor
  if (id !== '0') await endSessions(ctx, { accountId: id, sessionId, reason: 'logout' })
  answer.setCookie(clearedCookie)
  // Whoever was viewing as somebody else is signed out altogether.
  if (realId !== undefined) {
    const own = await ownSession(ctx.db, answer)
    if (own?.accountId === realId)
      await endSessions(ctx, { accountId: realId, sessionId: own.id, reason: 'logout' })
    answer.setCookie(clearedView)
  }
  answer.header('clear-site-data', '"cache", "storage"')
  return true
}
