import { sittingErrors, type startAttempt as contract } from '@lyceum/contract/exam'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { enrolmentOf } from '#domains/learning'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { shownOnSite } from '#platform/shown-time'
import { type Candidate, candidateOf } from '../holding/candidate-store.ts'
import { type Exam, examOfCourse } from '../holding/exam-store.ts'
import { remainingSeconds } from '../attempt/clock.ts'
import { closeOverdue } from '../handing-in/close-overdue.ts'
import { allowedTimes, refusalOf, type Standing, windowOf } from './entry.ts'
import { pickForm } from './pick-form.ts'
import { openAttempts, type Opened } from './start-store.ts'

type Answer = Result<typeof contract>

/** C-149. Whoever has an open attempt goes on with it, whatever the clock says of coming in. */
export async function startAttempt(ctx: Ctx, { itmId, startCode }: Input<typeof contract>): Promise<Answer> {
  const exam = (await examOfCourse(ctx.db, itmId)) ?? fail(commonErrors.NOT_FOUND)
  if (exam.state === 'draft') fail(commonErrors.NOT_FOUND)
  const candidate = await candidateOf(ctx.db, exam.id, ctx.actor.id)
  const standing = await enrolmentOf(ctx.db, itmId, ctx.actor.id)
  const isIn = candidate.opens > candidate.submits
  if (!isIn) refuseEntry(ctx, { exam, candidate, standing, startCode })
  const form = await pickForm(ctx, exam, candidate.opens + 1)
  const outcome = await openAttempts(ctx, {
    accountId: ctx.actor.id,
    examId: exam.id,
    enrolmentId: standing?.id ?? fail(commonErrors.NOT_FOUND),
    formId: form.id,
    fullScore: form.fullScore,
    minutes: exam.minutes,
    maxOpens: exam.maxOpens,
    maxSubmits: exam.maxSubmits,
    at: ctx.now,
  })
  if (outcome.kind === 'passed') fail(sittingErrors.EXAM_ALREADY_QUALIFIED)
  if (outcome.kind === 'usedUp')
    fail(sittingErrors.EXAM_LIMIT_REACHED, { count: allowedTimes(exam, candidate) ?? 0 })
  if (outcome.kind === 'overdue') return afterTheEnd(ctx, outcome.attempt.id, { itmId, startCode })
  return { ...runningShown(ctx, exam, outcome.attempt), isResumed: outcome.kind === 'resumed' }
}

/** An outage may have moved the end: if so it goes on, if not the paper is closed with what was saved. */
async function afterTheEnd(ctx: Ctx, attemptId: string, asked: Input<typeof contract>): Promise<Answer> {
  if ((await closeOverdue(ctx, attemptId)) === 'stillOpen') return startAttempt(ctx, asked)
  return fail(sittingErrors.EXAM_TIME_UP)
}

type Asked = {
  readonly exam: Exam
  readonly candidate: Candidate
  readonly standing: Standing
  readonly startCode: string | undefined
}

function refuseEntry(ctx: Ctx, { exam, candidate, standing, startCode }: Asked): void {
  const refusal = refusalOf({ exam, candidate, standing, startCode: startCode ?? '', now: ctx.now })
  if (!refusal) return
  const { opensAt } = windowOf(exam, candidate)
  if (refusal.code === 'EXAM_NOT_STARTED')
    fail(sittingErrors.EXAM_NOT_STARTED, { from: shownOnSite(opensAt ?? ctx.now, ctx.site.zone) })
  if (refusal.code === 'EXAM_TOO_LATE') fail(sittingErrors.EXAM_TOO_LATE, { minutes: exam.lateMinutes ?? 0 })
  if (refusal.code === 'EXAM_LIMIT_REACHED')
    fail(sittingErrors.EXAM_LIMIT_REACHED, { count: allowedTimes(exam, candidate) ?? 0 })
  fail(refusal)
}

/** The clock of an attempt, as its page shows it. */
export function runningShown(ctx: Ctx, exam: Pick<Exam, 'screenCutLimit'>, attempt: Opened) {
  const { id, number, generation, startedAt, deadlineAt, pausedAt, extraMinutes, givenBackSeconds } = attempt
  return {
    id,
    number,
    state: 'open' as const,
    generation,
    now: ctx.now.toISOString(),
    startedAt: startedAt.toISOString(),
    deadlineAt: deadlineAt.toISOString(),
    remainingSeconds: remainingSeconds({ deadlineAt, pausedAt }, ctx.now),
    givenBackSeconds,
    extraMinutes,
    isPaused: pausedAt !== null,
    cuts: attempt.cuts,
    screenCutLimit: exam.screenCutLimit,
    remainingCuts: remainingCuts(exam, attempt),
  }
}

/** E-073: how often the screen may still be left; null: nobody looks. */
export function remainingCuts(
  { screenCutLimit }: Pick<Exam, 'screenCutLimit'>,
  { cuts }: { readonly cuts: number },
): number | null {
  return screenCutLimit === null ? null : Math.max(0, screenCutLimit - cuts)
}
