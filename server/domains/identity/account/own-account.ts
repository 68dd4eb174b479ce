import type { Ctx } from '#platform/ctx'
import { recheckSessions } from '../session/end-sessions.ts'
import { type Own, setOwn } from './store.ts'

/** What people may change of their own account; the language is used from the next call on. */
export async function changeOwnAccount(ctx: Ctx, own: Own): Promise<void> {
  if (Object.keys(own).length === 0) return
  await setOwn(ctx.db, ctx.actor.id, own)
  if (own.locale) await recheckSessions(ctx, ctx.actor.id)
}
