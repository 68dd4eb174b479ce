import type { logout as contract } from '@lyceum/contract/identity'
import type { Input, Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import type { Answer } from '#platform/http'
import { endSessions } from './end-sessions.ts'
import { clearedCookie } from './session.ts'

/** Leaves nothing behind: the row is ended, the cached answer forgotten, the browser's storage cleared. */
export async function logout(
  ctx: Ctx,
  _input: Input<typeof contract>,
  answer: Answer,
): Promise<Result<typeof contract>> {
  const { id, sessionId } = ctx.actor
  if (id !== '0') await endSessions(ctx, { accountId: id, sessionId, reason: 'logout' })
  answer.setCookie(clearedCookie)
  answer.header('clear-site-data', '"cache", "storage"')
  return true
}
