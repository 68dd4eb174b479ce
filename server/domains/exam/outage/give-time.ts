import { sittingErrors, type giveTime as contract } from '@lyceum/contract/exam'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { examToOperate } from '../setup/exam-reach.ts'
import { hintCandidate, hintWatchers } from '../watchers/watchers.ts'
import { countIn, giveSeconds, lockOpenAttempts } from './time-store.ts'

/** For outages the server cannot detect, such as a building without network: extra minutes for some or all open attempts. */
export async function giveTime(
  ctx: Ctx,
  { id, attemptIds, isAll, minutes, reason }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  await examToOperate(ctx, id)
  const named = [...new Set(attemptIds)]
  if ((await countIn(ctx.db, id, named)) !== named.length) fail(commonErrors.NOT_FOUND)
  const open = await lockOpenAttempts(ctx.db, { examId: id, attemptIds: isAll ? 'all' : named })
  if (open.length === 0) fail(sittingErrors.EXAM_WRONG_STATE)
  const ids = open.map((attempt) => attempt.id)
  await giveSeconds(ctx.db, { attemptIds: ids, seconds: minutes * 60, reason, byId: ctx.actor.id })
  await ctx.audit({
    action: 'exam.time.give',
    object: `exam.exam:${id}`,
    after: { minutes, reason, isAll, accountIds: open.map(({ accountId }) => accountId) },
  })
  ctx.afterCommit(async () => {
    for (const { accountId } of open) hintCandidate(ctx, accountId)
    await hintWatchers(ctx, id)
  })
  return { people: open.length }
}
