import { sittingErrors, type saveAnswers as contract } from '@lyceum/contract/exam'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { ownFiles } from '#domains/file'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { isId } from '#platform/db/is-id'
import type { GivenAnswer } from '../attempt/answer-store.ts'
import { remainingSeconds } from '../attempt/clock.ts'
import { hintSaved } from '../watchers/watchers.ts'
import { closeOverdue } from './close-overdue.ts'
import { saveAll } from '../attempt/save-store.ts'
import type { SaveDecision } from '../attempt/accept-late-answer.ts'

/** C-151. */
export async function saveAnswers(
  ctx: Ctx,
  { id, generation, answers }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  await refuseStrangeFiles(ctx, answers)
  const save = { attemptId: id, accountId: ctx.actor.id, generation, answers, at: ctx.now }
  const { decision, locked } = await saveAll(ctx, save)
  if (decision === 'timeUp' && locked?.state === 'open' && (await closeOverdue(ctx, id)) === 'stillOpen')
    return saveAnswers(ctx, { id, generation, answers })
  if (decision !== 'kept' || !locked) return refuse(decision)
  if (answers.length > 0) hintSaved(ctx, locked.examId)
  return {
    now: ctx.now.toISOString(),
    deadlineAt: locked.deadlineAt.toISOString(),
    remainingSeconds: remainingSeconds(locked, ctx.now),
    saved: answers.length,
  }
}

/** A recording must belong to the learner; other people's files are not found. */
export async function refuseStrangeFiles(
  ctx: Ctx,
  answers: readonly Pick<GivenAnswer, 'value'>[],
): Promise<void> {
  const ids = answers.flatMap(({ value }) =>
    value?.type === 'SR' && value.fileId !== null ? [value.fileId] : [],
  )
  if (ids.length === 0) return
  if (!ids.every(isId)) fail(sittingErrors.EXAM_ANSWERS_UNFIT)
  await ownFiles(ctx, { ids, purpose: 'recording' })
}

const errorByDecision = {
  kept: commonErrors.NOT_FOUND,
  notThere: commonErrors.NOT_FOUND,
  void: sittingErrors.LEARNING_RECORD_DELETED,
  handedIn: sittingErrors.EXAM_HANDED_IN,
  timeUp: sittingErrors.EXAM_TIME_UP,
  forced: sittingErrors.EXAM_FORCED_SUBMIT,
  elsewhere: sittingErrors.EXAM_TAKEN_OVER,
  paused: sittingErrors.EXAM_ADMIN_PAUSED,
  unfit: sittingErrors.EXAM_ANSWERS_UNFIT,
} as const satisfies Record<SaveDecision, unknown>

/** Fails with the reason why answers are no longer accepted. */
export const refuse = (decision: SaveDecision): never => fail(errorByDecision[decision])
