import { graceSeconds } from '@lyceum/contract/exam'
import type { Ctx } from '#platform/ctx'
import { scoreInTurn } from '../scoring/group/score-soon.ts'
import { close } from './hand-in-store.ts'
import { noticeOutage, owedMs } from '../outage/notice-outage.ts'
import { takeOverdue, unscored } from './sweep-store.ts'

const atOnce = 100
const restMs = 30_000

/**
 * Closes what has run out and nobody has handed in, and scores what was left unscored. Two sweepers pass each other by,
 * and one that dies leaves nothing half done. Answers how many papers it closed.
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

/** After a crash in a storm there are many; whoever finds nothing that can be scored now looks again the next time. */
async function scoreForgotten(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now.getTime() - restMs)
  for (;;) {
    const ids = await unscored(ctx.db, before, atOnce)
    const states = await Promise.all(ids.map((id) => scoreInTurn(ctx, id)))
    if (ids.length < atOnce || states.every((state) => state === null)) return
  }
}
