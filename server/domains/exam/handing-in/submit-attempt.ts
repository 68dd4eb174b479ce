import { sittingErrors, type submitAttempt as contract } from '@lyceum/contract/exam'
import type { Input, Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail, AppError } from '#platform/app-error'
import { scoreSoon } from '../scoring/group/score-soon.ts'
import { answersOf } from '../attempt/answer-store.ts'
import { myAttempt } from '../attempt/attempt-queries.ts'
import { closeOverdue } from './close-overdue.ts'
import { type Handed, type HandIn, handInAll, type HandInOutcome } from './hand-in-store.ts'
import { isAnswered } from '../attempt/validate-answer.ts'
import { refuse, refuseStrangeFiles } from './save-answers.ts'

type Answer = Result<typeof contract>

/** C-153. The hand-in and its receipt are committed before scoring: nothing that fails afterwards can lose it. */
export async function submitAttempt(
  ctx: Ctx,
  { id, generation, answers, isAutomatic }: Input<typeof contract>,
): Promise<Answer> {
  await refuseStrangeFiles(ctx, answers)
  const submission = { accountId: ctx.actor.id, generation, answers }
  const paper = { attemptId: id, kind: isAutomatic ? 'auto' : 'self', at: ctx.now, submission } as const
  const outcome = await handedInOrClosed(ctx, paper)
  if (outcome.decision !== 'handedIn') return refuse(outcome.decision)
  if (!outcome.isNew) return receiptShown(ctx, id)
  const scoreState = await scoreSoon(ctx, id, outcome.paper.answers)
  return scoreState === null ? receiptShown(ctx, id) : { ...shownOf(outcome.paper), scoreState }
}

/** An outage may have moved the deadline: checked before a late paper is closed, so that nobody is late through our fault. */
async function handedInOrClosed(ctx: Ctx, paper: HandIn): Promise<HandInOutcome> {
  const outcome = await handedIn(ctx, { ...paper, isOutageOpen: true })
  if (outcome.decision !== 'timeUp') return outcome
  await closeOverdue(ctx, paper.attemptId)
  return handedIn(ctx, paper)
}

const shownOf = ({ id, submittedAt, submitKind, receipt, answered }: Handed) => ({
  id,
  submittedAt: submittedAt.toISOString(),
  submitKind,
  receipt: receipt.toString('hex'),
  answered,
})

async function handedIn(ctx: Ctx, paper: HandIn): Promise<HandInOutcome> {
  try {
    return await handInAll(ctx, paper)
  } catch (error) {
    if (error instanceof AppError) throw error
    // E-069: saved answers stay saved; the same call may be retried.
    ctx.parts.log.error({ err: error, attemptId: paper.attemptId }, 'hand-in failed')
    return fail(sittingErrors.EXAM_SUBMIT_FAILED)
  }
}

export async function receiptShown(ctx: Ctx, attemptId: string): Promise<Answer> {
  const { submittedAt, submitKind, receipt, scoreState } = await myAttempt(ctx, attemptId)
  if (!submittedAt || !submitKind || !scoreState) return fail(sittingErrors.EXAM_SUBMIT_FAILED)
  const answers = await answersOf(ctx.db, attemptId)
  return {
    id: attemptId,
    submittedAt: submittedAt.toISOString(),
    submitKind,
    receipt: receipt?.toString('hex') ?? '',
    answered: answers.filter(({ value }) => isAnswered(value)).length,
    scoreState,
  }
}
