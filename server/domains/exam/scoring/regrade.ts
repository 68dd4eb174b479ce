import { sittingErrors, type regradeExam as Regrade, type undoRegrade as Undo } from '@lyceum/contract/exam'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { accountNames } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { isId } from '#platform/db/is-id'
import type { Attempt } from '../attempt/attempt-queries.ts'
import type { Exam } from '../setup/exam-store.ts'
import { candidateProgressOf } from '../setup/candidate-queries.ts'
import { examToOperate } from '../setup/exam-reach.ts'
import { type Correction, correctionsOf, deleteCorrection, putCorrection } from './correction-store.ts'
import { partsFor, score, scoredOf } from './score-attempt.ts'
import { regradeTicket } from './regrade-ticket.ts'
import { keepScoreBefore, papersOf } from './regrade-store.ts'
import type { Part } from '../attempt/score-rules.ts'

type RegradeInput = Input<typeof Regrade>
type Answer = Result<typeof Regrade>

/**
 * Corrects a key. A dry run rescores every paper in memory and lists those that would change. Applied, the correction is
 * stored and a job rescores all papers in one transaction: all of them change, or none.
 */
export async function regradeExam(ctx: Ctx, input: RegradeInput): Promise<Answer> {
  const { id, questionVersionId, policy, key, reason, isDryRun } = input
  const exam = await examToOperate(ctx, id)
  if (!isId(questionVersionId)) fail(commonErrors.NOT_FOUND)
  const needsKey = policy === 'eitherKey' || policy === 'newKey'
  if (needsKey && key === null) fail(sittingErrors.EXAM_ANSWERS_UNFIT)
  const correction = { questionVersionId, policy, key }
  const papers = await papersOf(ctx.db, id)
  const flips = await flipsBy(ctx, { exam, papers, correction })
  if (!isDryRun) await commit(ctx, { examId: id, correction, reason })
  return flipsShown(ctx, { id, papers: papers.length }, flips)
}

type Trial = { readonly exam: Exam; readonly papers: readonly Attempt[]; readonly correction: Correction }

/** Rescores every paper in memory; nothing is written. */
async function flipsBy(ctx: Ctx, { exam, papers, correction }: Trial): Promise<readonly Flip[]> {
  const { questionVersionId } = correction
  const others = (await correctionsOf(ctx.db, exam.id)).filter(
    (item) => item.questionVersionId !== questionVersionId,
  )
  const flips: Flip[] = []
  let isAsked = papers.length === 0
  for (const paper of papers) {
    const parts = await partsFor(ctx, paper, [...others, correction])
    isAsked = refuseUnfit(parts, correction) || isAsked
    const { score: after, isPassed } = scoredOf(exam, paper, parts)
    const isFlip = paper.score !== null && after !== null && paper.score !== after
    if (isFlip) flips.push({ paper, after, passes: isPassed ?? false })
  }
  return isAsked ? flips : fail(commonErrors.NOT_FOUND)
}

/** Whether a paper contains the question; a key of another type is rejected. */
function refuseUnfit(parts: readonly Part[], { questionVersionId, key }: Correction): boolean {
  const part = parts.find((item) => item.questionVersionId === questionVersionId)
  if (part && key && part.type !== key.type) fail(sittingErrors.EXAM_ANSWERS_UNFIT)
  return part !== undefined
}

type Flip = { readonly paper: Attempt; readonly after: number; readonly passes: boolean }
type Committed = { readonly examId: string; readonly correction: Correction; readonly reason: string }

async function commit(ctx: Ctx, { examId, correction, reason }: Committed): Promise<void> {
  await putCorrection(ctx.db, { ...correction, examId, reason, byId: ctx.actor.id, at: ctx.now })
  await ctx.enqueue(regradeTicket, { examId }, { key: examId })
  const { questionVersionId, policy } = correction
  await ctx.audit({
    action: 'exam.regrade',
    object: `exam.exam:${examId}`,
    after: { questionVersionId, policy, reason },
  })
}

type Regraded = { readonly id: string; readonly papers: number }

async function flipsShown(
  ctx: Ctx,
  { id: examId, papers }: Regraded,
  flips: readonly Flip[],
): Promise<Answer> {
  const rising = flips.filter(({ paper, passes }) => passes && !paper.isPassed)
  const progressByAccount = await candidateProgressOf(
    ctx.db,
    examId,
    rising.map(({ paper }) => paper.accountId),
  )
  const completing = new Set(
    [...progressByAccount.values()].flatMap(({ accountId, isPassed }) => (isPassed ? [] : [accountId])),
  )
  const names = await accountNames(
    ctx.db,
    flips.slice(0, 500).map(({ paper }) => paper.accountId),
  )
  return {
    papers,
    changed: flips.length,
    nowPass: rising.length,
    nowComplete: completing.size,
    noLongerPass: flips.filter(({ paper, passes }) => !passes && paper.isPassed).length,
    flips: flips.slice(0, 500).map(({ paper, after, passes }) => ({
      id: paper.id,
      name: names.get(paper.accountId) ?? '',
      before: paper.score ?? 0,
      after,
      passedBefore: paper.isPassed ?? false,
      passesAfter: passes,
      completes: passes && completing.has(paper.accountId),
    })),
  }
}

/** Removes the correction: the papers are rescored by what is left. */
export async function undoRegrade(
  ctx: Ctx,
  { id, questionVersionId }: Input<typeof Undo>,
): Promise<Result<typeof Undo>> {
  await examToOperate(ctx, id)
  if (!isId(questionVersionId)) fail(sittingErrors.EXAM_WRONG_STATE)
  if (!(await deleteCorrection(ctx.db, id, questionVersionId))) fail(sittingErrors.EXAM_WRONG_STATE)
  await ctx.enqueue(regradeTicket, { examId: id }, { key: id })
  await ctx.audit({ action: 'exam.regrade.undo', object: `exam.exam:${id}`, before: { questionVersionId } })
  return { papers: (await papersOf(ctx.db, id)).length }
}

/** Rescores all papers of an exam, in the transaction of the job. */
export async function scoreAllAgain(ctx: Ctx, { examId }: { readonly examId: string }): Promise<void> {
  await keepScoreBefore(ctx.db, examId)
  for (const { id } of await papersOf(ctx.db, examId)) await score(ctx, id)
}
