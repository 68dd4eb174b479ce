import type { saveMyLocale as contract } from '@lyceum/contract/identity'
import type { Input, Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { recheckSessions } from '../session/end-sessions.ts'
import { setLocale } from './store.ts'

export async function saveMyLocale(
  ctx: Ctx,
  { locale }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  await setLocale(ctx.db, ctx.actor.id, locale)
  await recheckSessions(ctx, ctx.actor.id)
  return { locale }
}
