import { sittingErrors, type startAttempt as contract } from '@lyceum/contract/exam'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { enrolmentOf } from '#domains/learning'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { formatTime } from '#platform/time/format-time'
import { type Candidate, candidateOf } from '../setup/candidate-store.ts'
import { type Exam, examOfCourse } from '../setup/exam-store.ts'
import { remainingSeconds } from '../attempt/clock.ts'
import { closeOverdue } from '../handing-in/close-overdue.ts'
import { allowedTimes, windowOf } from '../setup/limit-rules.ts'
import { entryErrorOf, type EnrolmentState } from './check-entry.ts'
import { pickForm } from '../setup/pick-form.ts'
import { openAttempts, type Opened } from './start-store.ts'

type Answer = Result<typeof contract>

/** C-149. An open attempt continues, even when the entry window has closed. */
export async function startAttempt(ctx: Ctx, { itmId, startCode }: Input<typeof contract>): Promise<Answer> {
  const exam = (await examOfCourse(ctx.db, itmId)) ?? fail(commonErrors.NOT_FOUND)
  if (exam.state === 'draft') fail(commonErrors.NOT_FOUND)
  const candidate = await candidateOf(ctx.db, exam.id, ctx.actor.id)
  const enrolment = await enrolmentOf(ctx.db, itmId, ctx.actor.id)
  const isIn = candidate.opens > candidate.submits
  if (!isIn) refuseEntry(ctx, { exam, candidate, enrolment, startCode })
  const form = await pickForm(ctx, exam, candidate.opens + 1)
  const outcome = await openAttempts(ctx, {
    accountId: ctx.actor.id,
    examId: exam.id,
    enrolmentId: enrolment?.id ?? fail(commonErrors.NOT_FOUND),
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

/** An outage may have moved the deadline: then the attempt continues, otherwise it is closed with the saved answers. */
async function afterTheEnd(ctx: Ctx, attemptId: string, input: Input<typeof contract>): Promise<Answer> {
  if ((await closeOverdue(ctx, attemptId)) === 'stillOpen') return startAttempt(ctx, input)
  return fail(sittingErrors.EXAM_TIME_UP)
}

type EntryRequest = {
  readonly exam: Exam
  readonly candidate: Candidate
  readonly enrolment: EnrolmentState
  readonly startCode: string | undefined
}

function refuseEntry(ctx: Ctx, { exam, candidate, enrolment, startCode }: EntryRequest): void {
  const error = entryErrorOf({ exam, candidate, enrolment, startCode: startCode ?? '', now: ctx.now })
  if (!error) return
  const { opensAt } = windowOf(exam, candidate)
  if (error.code === 'EXAM_NOT_STARTED')
    fail(sittingErrors.EXAM_NOT_STARTED, { from: formatTime(opensAt ?? ctx.now, ctx.site.zone) })
  if (error.code === 'EXAM_TOO_LATE') fail(sittingErrors.EXAM_TOO_LATE, { minutes: exam.lateMinutes ?? 0 })
  if (error.code === 'EXAM_LIMIT_REACHED')
    fail(sittingErrors.EXAM_LIMIT_REACHED, { count: allowedTimes(exam, candidate) ?? 0 })
  fail(error)
}

/** The timing of an attempt, as its page shows it. */
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

/** E-073: how often the screen may still be left; null: not monitored. */
export function remainingCuts(
  { screenCutLimit }: Pick<Exam, 'screenCutLimit'>,
  { cuts }: { readonly cuts: number },
): number | null {
  return screenCutLimit === null ? null : Math.max(0, screenCutLimit - cuts)
}
