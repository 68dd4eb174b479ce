import type { logout as contract } from '@lyceum/contract/identity'
import type { Input, Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import type { Answer } from '#platform/http'
import { clearedCookie, closeSession } from './session.ts'

/** Leaves nothing behind: the row is ended, the cached answer forgotten, the browser's storage cleared. */
export async function logout(
  ctx: Ctx,
  _input: Input<typeof contract>,
  answer: Answer,
): Promise<Result<typeof contract>> {
  if (ctx.actor.id !== '0') await closeSession(ctx, 'logout')
  answer.setCookie(clearedCookie)
  answer.header('clear-site-data', '"cache", "storage"')
  return true
}
