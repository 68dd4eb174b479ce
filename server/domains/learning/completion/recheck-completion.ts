import type { Ctx } from '#platform/ctx'
import { settle } from './settle-completion.ts'
import { learntSince } from '../progress/enrolment-state-store.ts'

const twoDays = 2 * 86_400_000

/**
 * Re-evaluates every night what was studied recently: a process that died between a heartbeat and its consequences
 * costs a delay, never a completion (INV-L07). Returns how many were granted late; normally none.
 */
export async function recheck(ctx: Ctx): Promise<number> {
  const since = new Date(ctx.now.getTime() - twoDays)
  let late = 0
  let after = '0'
  for (;;) {
    const ids = await learntSince(ctx.db, since, after)
    for (const id of ids) if (await settle(ctx, id)) late += 1
    const last = ids.at(-1)
    if (last === undefined) return late
    after = last
  }
}
