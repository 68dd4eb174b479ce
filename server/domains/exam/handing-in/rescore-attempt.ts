import { sittingErrors, type rescoreAttempt as contract } from '@lyceum/contract/exam'
import type { Input, Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { follow } from '../scoring/score-attempt.ts'
import { writeRescore } from '../scoring/score-store.ts'
import { myAttempt } from '../attempt/attempt-queries.ts'

const oncePerMs = 60_000

/** C-154, Q-087: repairs failed scoring and is no second chance; the submitted answers are used. */
export async function rescoreAttempt(
  ctx: Ctx,
  { id }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const before = await myAttempt(ctx, id)
  if (!before.hasFailedScoring) fail(sittingErrors.EXAM_WRONG_STATE)
  if (before.rescoredAt && ctx.now.getTime() - before.rescoredAt.getTime() < oncePerMs)
    fail(sittingErrors.EXAM_RESCORE_TOO_SOON)
  await writeRescore(ctx.db, id, ctx.now)
  await follow(ctx, id)
  const after = await myAttempt(ctx, id)
  if (after.hasFailedScoring || !after.scoreState) return fail(sittingErrors.EXAM_SCORING_FAILED)
  return { scoreState: after.scoreState }
}
