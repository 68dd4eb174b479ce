import { examPassed, examScored, examSubmitted } from '#events/exam'
import type { ScoreState } from '@lyceum/contract/exam'
import { commonErrors } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { keysById } from '../form/form-store.ts'
import { candidateOf } from '../holding/candidate-store.ts'
import { type Exam, examById } from '../holding/exam-store.ts'
import { answersOf } from '../attempt/answer-store.ts'
import { type Attempt, attemptById } from '../attempt/attempt-queries.ts'
import { holdAttempts, holdCandidates } from '../attempt/lock-store.ts'
import { isUsedUp } from '../entrance/entry.ts'
import { noteMistakes } from '../mistake/note-mistakes.ts'
import { type Correction, correctionsOf } from './correction-store.ts'
import { corrected } from './regrade-rules.ts'
import { effectiveScore, objectiveScore, type Part, scorePaper, totalOf } from './score-rules.ts'
import { askForMarks, countBest, marksOf, putResult, writeFailure, writeScore } from './score-store.ts'

/**
 * What follows from a paper: its score, by the role that reads keys. Whatever goes wrong here, the paper is in: it is
 * then in progress, and is scored again by whoever asks (B-279). Where not even that can be written down it throws.
 */
export async function follow(ctx: Ctx, attemptId: string): Promise<void> {
  await orFailed(ctx, attemptId, (ctx) => score(ctx, attemptId))
}

/**
 * The same for a paper that nobody has scored yet: one that somebody was quicker with stays as it is. Answers how far it
 * is scored; null where that failed.
 */
export async function followFirst(ctx: Ctx, attemptId: string): Promise<ScoreState | null> {
  const paper = await orFailed(ctx, attemptId, async (ctx) => {
    const held = await holdPaper(ctx, attemptId)
    return held.scoreState === 'N' ? scoreHeld(ctx, held) : held
  })
  return paper?.scoreState ?? null
}

async function orFailed(ctx: Ctx, attemptId: string, work: (ctx: Ctx) => Promise<Attempt>) {
  try {
    return await ctx.keyed().transaction(work)
  } catch (error) {
    ctx.parts.log.error({ err: error, attemptId }, 'a paper could not be scored')
    await writeFailure(ctx.db, attemptId)
    return undefined
  }
}

/** Scores a paper from what is stored, and tells whoever it concerns. Running it again changes nothing. */
export async function score(ctx: Ctx, attemptId: string): Promise<Attempt> {
  return scoreHeld(ctx, await holdPaper(ctx, attemptId))
}

async function holdPaper(ctx: Ctx, attemptId: string): Promise<Attempt> {
  const place = [{ siteId: ctx.site.id, attemptId }]
  await holdCandidates(ctx.db, place)
  await holdAttempts(ctx.db, place)
  return (await attemptById(ctx.db, attemptId)) ?? fail(commonErrors.NOT_FOUND)
}

async function scoreHeld(ctx: Ctx, before: Attempt): Promise<Attempt> {
  const { id: attemptId } = before
  const exam = (await examById(ctx.db, before.examId)) ?? fail(commonErrors.NOT_FOUND)
  const parts = await partsFor(ctx, before, await correctionsOf(ctx.db, exam.id))
  await putResult(ctx.db, attemptId, { parts, at: ctx.now })
  await askForMarks(ctx.db, waitingIn(before, parts))
  const scored = scoredOf(exam, before, parts)
  await writeScore(ctx.db, attemptId, scored)
  await countBest(ctx.db, before)
  const after = { ...before, ...scored, hasFailedScoring: false }
  // Scored for the first time, or for the first time without a fault: nobody has been told yet.
  const isNew = before.scoreState === 'N' || before.hasFailedScoring
  await tellScore(ctx, { exam, before, after, isNew })
  if (isNew) await noteMistakes(ctx.db, after, { parts, at: ctx.now })
  return after
}

/** What each question of a paper is worth, by its key and what was mended of it since. */
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

/** What of a paper only a person can mark. */
export const waitingIn = ({ id: attemptId, examId }: Attempt, parts: readonly Part[]) =>
  parts.flatMap(({ questionVersionId, score, full }) =>
    score === null ? [{ examId, attemptId, questionVersionId, fullScore: full }] : [],
  )

/** Final only when every part is; held as long as nobody has looked at the screen cuts. */
export function scoredOf(exam: Exam, attempt: Attempt, parts: readonly Part[]) {
  const { screenCutPolicy, timeoutPolicy, passScore } = exam
  const raw = attempt.formId === null ? attempt.rawScore : totalOf(parts)
  const isHeld = attempt.submitKind === 'cuts' && screenCutPolicy === 'REVIEW' && attempt.isHeld
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
  // Taken away is taken away: nobody has to mark an essay first to know it.
  const isZeroed =
    effectiveScore({
      raw: 1,
      submitKind,
      screenCutPolicy,
      timeoutPolicy,
      isReinstated: attempt.isReinstated,
    }) === 0
  const score = isHeld ? null : isZeroed ? 0 : whole
  return {
    scoreState: score === null ? ('I' as const) : ('C' as const),
    rawScore: raw,
    score,
    isPassed: score === null ? null : score >= passScore,
    isHeld,
  }
}

type Told = {
  readonly exam: Exam
  readonly before: Attempt
  readonly after: Attempt
  readonly isNew: boolean
}

async function tellScore(ctx: Ctx, { exam, before, after, isNew }: Told): Promise<void> {
  const { id: attemptId, enrolmentId, accountId, fullScore } = after
  const whose = { attemptId, examId: exam.id, courseId: exam.courseId, enrolmentId, accountId }
  if (isNew) await ctx.tell(examSubmitted, { ...whose, kind: after.submitKind ?? '' })
  const { score, isPassed } = after
  if (score === null || isPassed === null) return
  if (before.scoreState === 'C' && before.score === score && before.isPassed === isPassed) return
  const isLast = isUsedUp(exam, await candidateOf(ctx.db, exam.id, accountId))
  await ctx.tell(examScored, { ...whose, score, fullScore, isPassed, isLast })
  if (isPassed && before.isPassed !== true) await ctx.tell(examPassed, { ...whose, score, fullScore })
}
