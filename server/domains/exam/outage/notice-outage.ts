import { setting } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import { type ApiGap, gapSeconds, recentGaps, runningGapMs } from '#platform/process/heartbeat'
import { hintCandidate, hintWatchers } from '../watchers/watchers.ts'
import { lostMs, outagesIn } from './outage-rules.ts'
import {
  type Answering,
  claimGap,
  lockAnswering,
  insertDowntime,
  isAnybodyIn,
  silencesIn,
  silentMs,
  undecided,
} from './outage-store.ts'

/**
 * Gives back the time an outage cost, once, to everybody answering on this site. Whoever runs first after it does so: the
 * first heartbeat, the sweeper, or a call that would be too late. All times are the database's.
 */
export async function noticeOutage(ctx: Ctx): Promise<number> {
  const gaps = await recentGaps(ctx.db)
  if (gaps.length === 0) return 0
  let moved = 0
  for (const gap of await undecided(ctx.db, gaps))
    if (await isAnybodyIn(ctx.db, gap)) moved += await ctx.transaction((ctx) => decide(ctx, gap))
  return moved
}

/** What an ongoing outage will give back: a paper that it would reopen is not closed. */
export async function owedMs(ctx: Ctx): Promise<number> {
  const gap = await runningGapMs(ctx.parts)
  return gap === 0 ? 0 : Math.min(gap, await silentMs(ctx.db), await capMs(ctx))
}

const capMs = async (ctx: Ctx) => (await setting(ctx, 'exam.outageMinutes')) * 60_000

async function decide(ctx: Ctx, gap: ApiGap): Promise<number> {
  if (!(await claimGap(ctx.db, gap.id))) return 0
  const cap = await capMs(ctx)
  let left = cap
  let moved = 0
  for (const outage of outagesIn(gap, await silencesIn(ctx.db, gap), gapSeconds * 1000)) {
    const people = await lockAnswering(ctx.db, outage)
    const most = left
    const moves = people
      .map((attempt) => ({ ...attempt, ms: lostMs(outage, attempt.startedAt, most) }))
      .filter(({ ms }) => ms > 0)
    await giveBack(ctx, { ...outage, capSeconds: cap / 1000 }, moves)
    left -= Math.max(0, ...moves.map(({ ms }) => ms))
    moved += moves.length
  }
  return moved
}

type Outage = { readonly beganAt: Date; readonly endedAt: Date; readonly capSeconds: number }
type Move = Answering & { readonly ms: number }

async function giveBack(ctx: Ctx, outage: Outage, all: readonly Move[]): Promise<void> {
  for (const [examId, moves] of Map.groupBy(all, (attempt) => attempt.examId)) {
    await insertDowntime(ctx.db, { ...outage, examId }, moves)
    ctx.parts.log.warn({ ...outage, examId, attempts: moves.length }, 'outage detected, time given back')
    ctx.afterCommit(async () => {
      for (const { accountId } of moves) hintCandidate(ctx, accountId)
      await hintWatchers(ctx, examId)
    })
  }
}
