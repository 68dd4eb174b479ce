import { sittingErrors, type takeBackOutage as contract } from '@lyceum/contract/exam'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { examToRead } from '../setup/exam-reach.ts'
import { hintCandidate, hintWatchers } from '../watchers/watchers.ts'
import { lockMovedAttempts, lockDowntime, takeBack } from './downtime-store.ts'

/** Revokes the time an outage gave in one exam, until the first moved deadline is reached. */
export async function takeBackOutage(
  ctx: Ctx,
  { id, reason }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const downtime = (await lockDowntime(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const { examId, beganAt, endedAt } = downtime
  await examToRead(ctx, examId)
  if (downtime.takenBackAt !== null) fail(sittingErrors.EXAM_WRONG_STATE)
  const moved = await lockMovedAttempts(ctx.db, id)
  if (moved.some(({ isReached }) => isReached)) fail(sittingErrors.EXAM_OUTAGE_REACHED)
  const attempts = await takeBack(ctx.db, { downtimeId: id, byId: ctx.actor.id, reason })
  await ctx.audit({
    action: 'exam.outage.takeBack',
    object: `exam.exam:${examId}`,
    before: { beganAt, endedAt },
    after: { attempts, reason },
  })
  ctx.afterCommit(async () => {
    for (const { accountId, isOpen } of moved) if (isOpen) hintCandidate(ctx, accountId)
    await hintWatchers(ctx, examId)
  })
  return { attempts }
}
