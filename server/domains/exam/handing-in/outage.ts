import type { Ctx } from '#platform/ctx'
import { giveBack, insertOutage, lastPulse, putPulse } from './outage-store.ts'

/** The sweeper looks in every minute; twice as long without a sign, and nobody could have answered. */
const silenceMs = 150_000

/**
 * Whether this house has slept: if so, the time is given back to everybody who was answering, once, and noted where
 * invigilators and candidates see it. Whoever wakes first does it, the sweeper or a call that comes too late.
 */
export function noticeOutage(ctx: Ctx): Promise<number> {
  return ctx.transaction(async (ctx) => {
    const before = await lastPulse(ctx.db)
    await putPulse(ctx.db, ctx.now)
    if (!before || ctx.now.getTime() - before.getTime() < silenceMs) return 0
    const outage = { beganAt: before, endedAt: ctx.now }
    if (!(await insertOutage(ctx.db, outage))) return 0
    const attempts = await giveBack(ctx.db, outage)
    ctx.parts.log.warn({ ...outage, attempts }, 'an outage was noticed, and its time given back to exams')
    return attempts
  })
}
