import { commonErrors } from '@lyceum/contract/kit'
import { forget } from '#platform/cache'
import type { Ctx } from '#platform/ctx'
import { endSockets } from '#platform/realtime'
import { cacheKey } from '../session/end-sessions.ts'
import { endSessionsOfAll, setStates } from './store.ts'

/** Deactivates the accounts of people who have left and ends their sessions (INV-S02). */
export async function letGo(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await setStates(ctx.db, ids, 'left')
  const ended = ids.length === 0 ? [] : await endSessionsOfAll(ctx.db, ids, ctx.now)
  const keys = ended.map(({ tokenHash }) => cacheKey(ctx.site.id, tokenHash))
  if (keys.length > 0) await forget(ctx.parts.redis, ...keys)
  const sessions = ended.map(({ id }) => id)
  ctx.afterCommit(async () => endSockets(ctx, sessions, commonErrors.session_time_out.code))
}
