import { sittingErrors, type saveAnswers as contract } from '@lyceum/contract/exam'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { ownFiles } from '#domains/file'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { isId } from '#platform/is-id'
import type { SaidAnswer } from '../attempt/answer-store.ts'
import { remainingSeconds } from '../attempt/clock.ts'
import { hintSaved } from '../invigilating/watchers.ts'
import { closeOverdue } from '../handing-in/close-overdue.ts'
import { saveAll } from './save-store.ts'
import type { SaveVerdict } from './weigh-save.ts'

/** C-151. */
export async function saveAnswers(
  ctx: Ctx,
  { id, generation, answers }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  await refuseStrangeFiles(ctx, answers)
  const said = { attemptId: id, accountId: ctx.actor.id, generation, answers, at: ctx.now }
  const { verdict, held } = await saveAll(ctx, said)
  if (verdict === 'timeUp' && held?.state === 'open' && (await closeOverdue(ctx, id)) === 'stillOpen')
    return saveAnswers(ctx, { id, generation, answers })
  if (verdict !== 'kept' || !held) return refuse(verdict)
  if (answers.length > 0) hintSaved(ctx, held.examId)
  return {
    now: ctx.now.toISOString(),
    deadlineAt: held.deadlineAt.toISOString(),
    remainingSeconds: remainingSeconds(held, ctx.now),
    saved: answers.length,
  }
}

/** A recording is the learner's own; others' are not there. */
export async function refuseStrangeFiles(
  ctx: Ctx,
  answers: readonly Pick<SaidAnswer, 'value'>[],
): Promise<void> {
  const ids = answers.flatMap(({ value }) =>
    value?.type === 'SR' && value.fileId !== null ? [value.fileId] : [],
  )
  if (ids.length === 0) return
  if (!ids.every(isId)) fail(sittingErrors.EXAM_ANSWERS_UNFIT)
  await ownFiles(ctx, { ids, purpose: 'recording' })
}

const refusals = {
  kept: commonErrors.NOT_FOUND,
  notThere: commonErrors.NOT_FOUND,
  void: sittingErrors.LEARNING_RECORD_DELETED,
  handedIn: sittingErrors.EXAM_HANDED_IN,
  timeUp: sittingErrors.EXAM_TIME_UP,
  forced: sittingErrors.EXAM_FORCED_SUBMIT,
  elsewhere: sittingErrors.EXAM_TAKEN_OVER,
  paused: sittingErrors.EXAM_ADMIN_PAUSED,
  unfit: sittingErrors.EXAM_ANSWERS_UNFIT,
} as const satisfies Record<SaveVerdict, unknown>

/** Says why nothing is taken any more. */
export const refuse = (verdict: SaveVerdict): never => fail(refusals[verdict])
