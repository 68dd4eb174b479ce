import { cutSeconds, type reportScreenCut as contract } from '@lyceum/contract/exam'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { follow } from '../scoring/follow.ts'
import { type Exam, examById } from '../holding/exam-store.ts'
import { holdAttempts, holdCandidates, placeKey } from '../attempt/lock-store.ts'
import { type Attempt, myAttempt } from '../attempt/attempt-queries.ts'
import { insertCut, holdForReview } from './cut-store.ts'
import { close } from '../handing-in/hand-in-store.ts'
import { hintWatchers } from '../invigilating/watchers.ts'
import { refuse } from './save-answers.ts'
import { remainingCuts } from '../entrance/start-attempt.ts'
import { closedBy } from './weigh-save.ts'

type Asked = Input<typeof contract>
type Answer = Result<typeof contract>

/** C-152. In steps: the paper is closed in one transaction and scored in another. */
export async function reportCut(ctx: Ctx, asked: Asked): Promise<Answer> {
  const { answer, isClosed, examId } = await ctx.transaction((ctx) => noteCut(ctx, asked))
  if (isClosed) await follow(ctx, asked.id)
  await hintWatchers(ctx, examId)
  return answer
}

async function noteCut(
  ctx: Ctx,
  { id, eventId, seconds }: Asked,
): Promise<{ answer: Answer; isClosed: boolean; examId: string }> {
  const attempt = await holdMine(ctx, id)
  const exam = (await examById(ctx.db, attempt.examId)) ?? fail(commonErrors.NOT_FOUND)
  // Nobody looks while it is paused, nor where no limit is set; it is written down all the same.
  const isCounted = seconds > cutSeconds && exam.screenCutLimit !== null && attempt.pausedAt === null
  const isNew = await insertCut(ctx.db, { attemptId: id, eventId, seconds, isCounted, at: ctx.now })
  const cuts = attempt.cuts + (isNew ? 1 : 0)
  const isForced = isBeyond(exam, cuts) && exam.screenCutPolicy !== 'RECORD'
  if (isForced) await closeForCuts(ctx, exam, attempt)
  const code = isForced ? 'EXAM_FORCED_SUBMIT' : isCounted ? 'EXAM_CHEATING_WARNING' : ''
  const answer = { isCounted, cuts, remainingCuts: remainingCuts(exam, { cuts }), isForced, code }
  return { answer, isClosed: isForced, examId: attempt.examId }
}

/** My open attempt, held; others' is not there, and what is closed says how. */
async function holdMine(ctx: Ctx, attemptId: string): Promise<Attempt> {
  const place = { siteId: ctx.site.id, attemptId }
  await holdCandidates(ctx.db, [place])
  const held = (await holdAttempts(ctx.db, [place])).get(placeKey(place))
  if (!held || held.accountId !== ctx.actor.id) return fail(commonErrors.NOT_FOUND)
  const closed = closedBy(held)
  return closed ? refuse(closed) : myAttempt(ctx, attemptId)
}

/** B-281: "more often than" is strictly more. */
const isBeyond = ({ screenCutLimit }: Exam, cuts: number) => screenCutLimit !== null && cuts > screenCutLimit

async function closeForCuts(ctx: Ctx, exam: Exam, { id }: Attempt): Promise<void> {
  await close(ctx.db, [{ siteId: ctx.site.id, attemptId: id, kind: 'cuts', at: ctx.now }])
  if (exam.screenCutPolicy === 'REVIEW') await holdForReview(ctx.db, id)
}
