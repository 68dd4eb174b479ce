import { examPassed, examScored, examSubmitted } from '#events/exam'
import type { ScoreState } from '@lyceum/contract/exam'
import { commonErrors } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { keysById } from '#domains/paper'
import { candidateOf } from '../setup/candidate-store.ts'
import { type Exam, examById } from '../setup/exam-store.ts'
import { answersOf } from '../attempt/answer-store.ts'
import { type Attempt, attemptById } from '../attempt/attempt-queries.ts'
import { lockAttempts, lockCandidates } from '../attempt/lock-store.ts'
import { isUsedUp } from '../setup/limit-rules.ts'
import { noteMistakes } from '../mistake/note-mistakes.ts'
import { type Correction, correctionsOf } from './correction-store.ts'
import { corrected } from './regrade-rules.ts'
import { effectiveScore, objectiveScore, type Part, scorePaper, totalOf } from '../attempt/score-rules.ts'
import { askForMarks, countBest, marksOf, putResult, writeFailure, writeScore } from './score-store.ts'

/**
 * Scores a handed-in paper; needs the role that reads keys. If scoring fails, the paper stays handed in and in progress,
 * and is scored again on request (B-279). Throws only where not even the failure can be stored.
 */
export async function follow(ctx: Ctx, attemptId: string): Promise<void> {
  await orFailed(ctx, attemptId, (ctx) => score(ctx, attemptId))
}

/**
 * The same for a paper not scored yet: one scored meanwhile stays as it is. Returns its score state; null on
 * failure.
 */
export async function followFirst(ctx: Ctx, attemptId: string): Promise<ScoreState | null> {
  const paper = await orFailed(ctx, attemptId, async (ctx) => {
    const locked = await lockPaper(ctx, attemptId)
    return locked.scoreState === 'N' ? scoreLocked(ctx, locked) : locked
  })
  return paper?.scoreState ?? null
}

async function orFailed(ctx: Ctx, attemptId: string, work: (ctx: Ctx) => Promise<Attempt>) {
  try {
    return await ctx.keyed().transaction(work)
  } catch (error) {
    ctx.parts.log.error({ err: error, attemptId }, 'scoring failed')
    await writeFailure(ctx.db, attemptId)
    return undefined
  }
}

/** Scores a paper from the stored answers and publishes the result. Idempotent. */
export async function score(ctx: Ctx, attemptId: string): Promise<Attempt> {
  return scoreLocked(ctx, await lockPaper(ctx, attemptId))
}

async function lockPaper(ctx: Ctx, attemptId: string): Promise<Attempt> {
  const place = [{ siteId: ctx.site.id, attemptId }]
  await lockCandidates(ctx.db, place)
  await lockAttempts(ctx.db, place)
  return (await attemptById(ctx.db, attemptId)) ?? fail(commonErrors.NOT_FOUND)
}

async function scoreLocked(ctx: Ctx, before: Attempt): Promise<Attempt> {
  const { id: attemptId } = before
  const exam = (await examById(ctx.db, before.examId)) ?? fail(commonErrors.NOT_FOUND)
  const parts = await partsFor(ctx, before, await correctionsOf(ctx.db, exam.id))
  await putResult(ctx.db, attemptId, { parts, at: ctx.now })
  await askForMarks(ctx.db, waitingIn(before, parts))
  const scored = scoredOf(exam, before, parts)
  await writeScore(ctx.db, attemptId, scored)
  await countBest(ctx.db, before)
  const after = { ...before, ...scored, hasFailedScoring: false }
  // Scored for the first time, or for the first time successfully: nothing was published yet.
  const isNew = before.scoreState === 'N' || before.hasFailedScoring
  await publishScore(ctx, { exam, before, after, isNew })
  if (isNew) await noteMistakes(ctx.db, after, { parts, at: ctx.now })
  return after
}

/** The score of each question of a paper, by its key and corrections. */
export async function partsFor(
  ctx: Ctx,
  { id, formId }: Attempt,
  corrections: readonly Correction[],
): Promise<readonly Part[]> {
  if (formId === null) return []
  const keys = (await keysById(ctx.db, formId)) ?? fail(commonErrors.NOT_FOUND)
  const answers = new Map(
    (await answersOf(ctx.db, id)).map(({ questionVersionId, value }) => [questionVersionId, value]),
  )
  const marks = (await marksOf(ctx.db, id)).flatMap(({ questionVersionId, score }) =>
    score === null ? [] : [[questionVersionId, score] as const],
  )
  const parts = scorePaper(keys, answers, new Map(marks))
  return corrected(parts, {
    corrections,
    scoreBy: (key, full, question) => objectiveScore({ key, score: full }, answers.get(question) ?? null),
  })
}

/** The parts of a paper that need a marker. */
export const waitingIn = ({ id: attemptId, examId }: Attempt, parts: readonly Part[]) =>
  parts.flatMap(({ questionVersionId, score, full }) =>
    score === null ? [{ examId, attemptId, questionVersionId, fullScore: full }] : [],
  )

/** Final only when every part is; on hold until the screen cuts are reviewed. */
export function scoredOf(exam: Exam, attempt: Attempt, parts: readonly Part[]) {
  const { screenCutPolicy, timeoutPolicy, passScore } = exam
  const raw = attempt.formId === null ? attempt.rawScore : totalOf(parts)
  const isOnHold = attempt.submitKind === 'cuts' && screenCutPolicy === 'REVIEW' && attempt.isHeld
  const submitKind = attempt.submitKind ?? ''
  const whole =
    raw === null
      ? null
      : effectiveScore({
          raw,
          submitKind,
          screenCutPolicy,
          timeoutPolicy,
          isReinstated: attempt.isReinstated,
        })
  // A zeroed score is final without marking the essays.
  const isZeroed =
    effectiveScore({
      raw: 1,
      submitKind,
      screenCutPolicy,
      timeoutPolicy,
      isReinstated: attempt.isReinstated,
    }) === 0
  const score = isOnHold ? null : isZeroed ? 0 : whole
  return {
    scoreState: score === null ? ('I' as const) : ('C' as const),
    rawScore: raw,
    score,
    isPassed: score === null ? null : score >= passScore,
    isHeld: isOnHold,
  }
}

type ScoreChange = {
  readonly exam: Exam
  readonly before: Attempt
  readonly after: Attempt
  readonly isNew: boolean
}

async function publishScore(ctx: Ctx, { exam, before, after, isNew }: ScoreChange): Promise<void> {
  const { id: attemptId, enrolmentId, accountId, fullScore } = after
  const whose = { attemptId, examId: exam.id, courseId: exam.courseId, enrolmentId, accountId }
  if (isNew) await ctx.publish(examSubmitted, { ...whose, kind: after.submitKind ?? '' })
  const { score, isPassed } = after
  if (score === null || isPassed === null) return
  if (before.scoreState === 'C' && before.score === score && before.isPassed === isPassed) return
  const isLast = isUsedUp(exam, await candidateOf(ctx.db, exam.id, accountId))
  await ctx.publish(examScored, { ...whose, score, fullScore, isPassed, isLast })
  if (isPassed && before.isPassed !== true) await ctx.publish(examPassed, { ...whose, score, fullScore })
}
