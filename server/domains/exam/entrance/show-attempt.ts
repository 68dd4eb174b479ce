import type {
  checkReceipt as CheckReceipt,
  getAttempt as GetAttempt,
  getAttemptPaper as GetAttemptPaper,
} from '@lyceum/contract/exam'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { examById } from '../setup/exam-store.ts'
import { answersOf } from '../attempt/answer-store.ts'
import { type Attempt, myAttempt } from '../attempt/attempt-queries.ts'
import { formOf } from '#domains/paper'
import { isAnswered } from '../attempt/validate-answer.ts'
import { receiptOf } from '../attempt/receipt.ts'
import { runningShown } from './start-attempt.ts'
import { receiptShown } from '../handing-in/submit-attempt.ts'

/** C-150. */
export async function getAttempt(
  ctx: Ctx,
  { id }: Input<typeof GetAttempt>,
): Promise<Result<typeof GetAttempt>> {
  const attempt = await myAttempt(ctx, id)
  const exam = (await examById(ctx.db, attempt.examId)) ?? fail(commonErrors.NOT_FOUND)
  const form = await formOf(ctx.db, formIdOf(attempt))
  const answers = await answersOf(ctx.db, id)
  const answered = answers.filter(({ value }) => isAnswered(value)).length
  return {
    ...runningShown(ctx, exam, attempt),
    state: attempt.state,
    answers: answers.map(({ questionVersionId, seq, value, isMarked }) => ({
      questionVersionId,
      seq,
      value,
      isMarked,
    })),
    unanswered: form.questions.size - answered,
    submitKind: attempt.submitKind,
    submittedAt: attempt.submittedAt?.toISOString() ?? null,
    receipt: attempt.receipt?.toString('hex') ?? '',
  }
}

const formIdOf = ({ formId }: Attempt): string => formId ?? fail(commonErrors.NOT_FOUND)

/** The paper never changes, so this process caches it; a browser on a shared machine stores only its answer journal. */
export async function getAttemptPaper(
  ctx: Ctx,
  { id }: Input<typeof GetAttemptPaper>,
): Promise<Result<typeof GetAttemptPaper>> {
  const attempt = await myAttempt(ctx, id)
  if (attempt.state === 'void') fail(commonErrors.NOT_FOUND)
  const { document } = await formOf(ctx.db, formIdOf(attempt))
  return document
}

/** Recomputed from what is stored now. */
export async function checkReceipt(
  ctx: Ctx,
  { id }: Input<typeof CheckReceipt>,
): Promise<Result<typeof CheckReceipt>> {
  const { formId, submittedAt, receipt } = await myAttempt(ctx, id)
  if (!submittedAt || !receipt) return fail(commonErrors.NOT_FOUND)
  const answers = await answersOf(ctx.db, id)
  const again = receiptOf({ attemptId: id, formId, submittedAt, answers })
  return { ...(await receiptShown(ctx, id)), isIntact: again.equals(receipt) }
}
