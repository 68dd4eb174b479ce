import { cutSeconds, type reportScreenCut as contract } from '@lyceum/contract/exam'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { follow } from '../scoring/score-attempt.ts'
import { type Exam, examById } from '../setup/exam-store.ts'
import { lockAttempts, lockCandidates, placeKey } from '../attempt/lock-store.ts'
import { type Attempt, myAttempt } from '../attempt/attempt-queries.ts'
import { insertCut, holdScoreForReview } from './cut-store.ts'
import { close } from '../handing-in/hand-in-store.ts'
import { hintWatchers } from '../watchers/watchers.ts'
import { refuse } from '../handing-in/save-answers.ts'
import { remainingCuts } from '../entrance/start-attempt.ts'
import { closedBy } from '../attempt/accept-late-answer.ts'

type CutReport = Input<typeof contract>
type Answer = Result<typeof contract>

/** C-152. Two transactions: the paper is closed in one and scored in the other. */
export async function reportScreenCut(ctx: Ctx, report: CutReport): Promise<Answer> {
  const { answer, isClosed, examId } = await ctx.transaction((ctx) => noteCut(ctx, report))
  if (isClosed) await follow(ctx, report.id)
  await hintWatchers(ctx, examId)
  return answer
}

async function noteCut(
  ctx: Ctx,
  { id, eventId, seconds }: CutReport,
): Promise<{ answer: Answer; isClosed: boolean; examId: string }> {
  const attempt = await lockMyAttempt(ctx, id)
  const exam = (await examById(ctx.db, attempt.examId)) ?? fail(commonErrors.NOT_FOUND)
  // Not counted while the attempt is paused or without a limit, but still recorded.
  const isCounted = seconds > cutSeconds && exam.screenCutLimit !== null && attempt.pausedAt === null
  const isNew = await insertCut(ctx.db, { attemptId: id, eventId, seconds, isCounted, at: ctx.now })
  const cuts = attempt.cuts + (isNew ? 1 : 0)
  const isForced = isBeyond(exam, cuts) && exam.screenCutPolicy !== 'RECORD'
  if (isForced) await closeForCuts(ctx, exam, attempt)
  const code = isForced ? 'EXAM_FORCED_SUBMIT' : isCounted ? 'EXAM_CHEATING_WARNING' : ''
  const answer = { isCounted, cuts, remainingCuts: remainingCuts(exam, { cuts }), isForced, code }
  return { answer, isClosed: isForced, examId: attempt.examId }
}

/** Locks my open attempt; another person's is not found, and a closed one fails with the reason it was closed. */
async function lockMyAttempt(ctx: Ctx, attemptId: string): Promise<Attempt> {
  const place = { siteId: ctx.site.id, attemptId }
  await lockCandidates(ctx.db, [place])
  const locked = (await lockAttempts(ctx.db, [place])).get(placeKey(place))
  if (!locked || locked.accountId !== ctx.actor.id) return fail(commonErrors.NOT_FOUND)
  const closed = closedBy(locked)
  return closed ? refuse(closed) : myAttempt(ctx, attemptId)
}

/** B-281: "more often than" means strictly more. */
const isBeyond = ({ screenCutLimit }: Exam, cuts: number) => screenCutLimit !== null && cuts > screenCutLimit

async function closeForCuts(ctx: Ctx, exam: Exam, { id }: Attempt): Promise<void> {
  await close(ctx.db, [{ siteId: ctx.site.id, attemptId: id, kind: 'cuts', at: ctx.now }])
  if (exam.screenCutPolicy === 'REVIEW') await holdScoreForReview(ctx.db, id)
}
