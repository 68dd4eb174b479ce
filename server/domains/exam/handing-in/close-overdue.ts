import type { Ctx } from '#platform/ctx'
import { beatIfSilent } from '#platform/heartbeat'
import { scoreSoon } from '../scoring/group/score-soon.ts'
import { handInAll } from './hand-in-store.ts'
import { isOverdue } from '../attempt/clock.ts'
import { myAttempt } from '../attempt/attempt-queries.ts'
import { noticeOutage } from '../outage/notice-outage.ts'

/** Looks again at an attempt past its end: after an outage it has time left; else it is closed with what was saved. */
export async function closeOverdue(ctx: Ctx, attemptId: string): Promise<'closed' | 'stillOpen'> {
  await beatIfSilent(ctx.parts)
  await noticeOutage(ctx)
  const attempt = await myAttempt(ctx, attemptId)
  if (attempt.state === 'open' && !isOverdue(attempt, ctx.now)) return 'stillOpen'
  const outcome = await handInAll(ctx, { attemptId, kind: 'timeout', at: ctx.now })
  if (outcome.verdict === 'handedIn' && outcome.isNew) await scoreSoon(ctx, attemptId)
  return 'closed'
}
