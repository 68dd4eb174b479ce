import { graceSeconds } from '@lyceum/contract/exam'
import type { Ctx } from '#platform/ctx'
import { scoreInTurn } from '../scoring/group/score-soon.ts'
import { close } from './hand-in-store.ts'
import { noticeOutage, owedMs } from '../outage/notice-outage.ts'
import { takeOverdue, unscored } from './sweep-store.ts'

const atOnce = 100
const restMs = 30_000

/**
 * Closes overdue attempts and scores papers left unscored. Concurrent sweepers skip each other's rows, and one that dies
 * leaves nothing half done. Returns how many papers it closed.
 */
export async function sweep(ctx: Ctx): Promise<number> {
  await noticeOutage(ctx)
  const before = new Date(ctx.now.getTime() - graceSeconds * 1000 - (await owedMs(ctx)))
  let closed = 0
  for (;;) {
    const ids = await ctx.transaction(async (ctx) => {
      const overdue = await takeOverdue(ctx.db, before, atOnce)
      const papers = overdue.map((attemptId) => ({
        siteId: ctx.site.id,
        attemptId,
        kind: 'timeout' as const,
        at: ctx.now,
      }))
      if (papers.length > 0) await close(ctx.db, papers)
      return overdue
    })
    await Promise.all(ids.map((id) => scoreInTurn(ctx, id)))
    closed += ids.length
    if (ids.length < atOnce) break
  }
  await scoreForgotten(ctx)
  return closed
}

/** After a crash under load there are many; when nothing can be scored now, the next run tries again. */
async function scoreForgotten(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now.getTime() - restMs)
  for (;;) {
    const ids = await unscored(ctx.db, before, atOnce)
    const states = await Promise.all(ids.map((id) => scoreInTurn(ctx, id)))
    if (ids.length < atOnce || states.every((state) => state === null)) return
  }
}
