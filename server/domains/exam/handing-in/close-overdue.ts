import type { Ctx } from '#platform/ctx'
import { heartbeatIfSilent } from '#platform/process/heartbeat'
import { scoreSoon } from '../scoring/group/score-soon.ts'
import { handInAll } from './hand-in-store.ts'
import { isOverdue } from '../attempt/clock.ts'
import { myAttempt } from '../attempt/attempt-queries.ts'
import { noticeOutage } from '../outage/notice-outage.ts'

/**
 * Rechecks an attempt past its deadline: after an outage it may have time left; otherwise it is closed with the saved
 * answers.
 */
export async function closeOverdue(ctx: Ctx, attemptId: string): Promise<'closed' | 'stillOpen'> {
  await heartbeatIfSilent(ctx.parts)
  await noticeOutage(ctx)
  const attempt = await myAttempt(ctx, attemptId)
  if (attempt.state === 'open' && !isOverdue(attempt, ctx.now)) return 'stillOpen'
  const outcome = await handInAll(ctx, { attemptId, kind: 'timeout', at: ctx.now })
  if (outcome.decision === 'handedIn' && outcome.isNew) await scoreSoon(ctx, attemptId, outcome.paper.answers)
  return 'closed'
}
