import { sittingErrors, type startAttempt as contract } from '@lyceum/contract/exam'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { formatTime } from '#platform/time/format-time'
import type { Exam } from '../setup/exam-store.ts'
import { remainingSeconds } from '../attempt/clock.ts'
import { closeOverdue } from '../handing-in/close-overdue.ts'
import { allowedTimes, windowOf } from '../setup/limit-rules.ts'
import { entryErrorOf, type EntryError, type EntryInput } from './check-entry.ts'
import { entrantOf } from './entrants.ts'
import { examNow, knownExam, type KnownExam } from './known-exam.ts'
import { pickForm } from '../setup/pick-form.ts'
import { openAttempts, type Opened, type StartOutcome } from './start-store.ts'

type Answer = Result<typeof contract>

/**
 * C-149. An open attempt continues, even when the entry window has closed. Where the exam as this process knows it does
 * not let somebody in, or has changed meanwhile, it is decided by the exam as it is now.
 */
export async function startAttempt(ctx: Ctx, input: Input<typeof contract>): Promise<Answer> {
  // No pause before the exam is read: whoever starts at the same moment must find the read under way.
  const known = knownExam(ctx, input.itmId)
  const first = known && (await startIn(ctx, await known, input))
  if (first?.kind === 'shown') return first.answer
  const started = await startIn(ctx, await examNow(ctx, input.itmId), input)
  if (started.kind === 'shown') return started.answer
  return started.kind === 'rejected' ? started.reject() : startAttempt(ctx, input)
}

type Started =
  | { readonly kind: 'shown'; readonly answer: Answer }
  | { readonly kind: 'changed' }
  | { readonly kind: 'rejected'; readonly reject: () => never }

const rejected = (reject: () => never): Started => ({ kind: 'rejected', reject })

async function startIn(
  ctx: Ctx,
  exam: KnownExam | undefined,
  input: Input<typeof contract>,
): Promise<Started> {
  if (!exam || exam.state === 'draft') return rejected(() => fail(commonErrors.NOT_FOUND))
  const { candidate, enrolment } = await entrantOf(ctx, {
    examId: exam.id,
    courseId: exam.courseId,
    accountId: ctx.actor.id,
  })
  const isIn = candidate.opens > candidate.submits
  const entry = { exam, candidate, enrolment, startCode: input.startCode ?? '', now: ctx.now }
  const error = isIn ? undefined : entryErrorOf(entry)
  if (error) return rejected(() => rejectEntry(ctx, entry, error))
  const enrolmentId = enrolment?.id
  if (enrolmentId === undefined) return rejected(() => fail(commonErrors.NOT_FOUND))
  const form = await pickForm(ctx, exam, candidate.opens + 1)
  const outcome = await openAttempts(ctx, {
    accountId: ctx.actor.id,
    examId: exam.id,
    revision: exam.revision,
    enrolmentId,
    formId: form.id,
    fullScore: form.fullScore,
    minutes: exam.minutes,
    maxOpens: exam.maxOpens,
    maxSubmits: exam.maxSubmits,
    at: ctx.now,
  })
  if (outcome.kind === 'changed') return { kind: 'changed' }
  return { kind: 'shown', answer: await answerTo(ctx, { entry, outcome, input }) }
}

type Decided = {
  readonly entry: EntryInput
  readonly outcome: Exclude<StartOutcome, { readonly kind: 'changed' }>
  readonly input: Input<typeof contract>
}

async function answerTo(ctx: Ctx, { entry: { exam, candidate }, outcome, input }: Decided): Promise<Answer> {
  if (outcome.kind === 'passed') fail(sittingErrors.EXAM_ALREADY_QUALIFIED)
  if (outcome.kind === 'usedUp')
    fail(sittingErrors.EXAM_LIMIT_REACHED, { count: allowedTimes(exam, candidate) ?? 0 })
  if (outcome.kind === 'overdue') return afterTheEnd(ctx, outcome.attempt.id, input)
  return { ...runningShown(ctx, exam, outcome.attempt), isResumed: outcome.kind === 'resumed' }
}

/** An outage may have moved the deadline: then the attempt continues, otherwise it is closed with the saved answers. */
async function afterTheEnd(ctx: Ctx, attemptId: string, input: Input<typeof contract>): Promise<Answer> {
  if ((await closeOverdue(ctx, attemptId)) === 'stillOpen') return startAttempt(ctx, input)
  return fail(sittingErrors.EXAM_TIME_UP)
}

function rejectEntry(ctx: Ctx, { exam, candidate }: EntryInput, error: EntryError): never {
  const { opensAt } = windowOf(exam, candidate)
  if (error.code === 'EXAM_NOT_STARTED')
    fail(sittingErrors.EXAM_NOT_STARTED, { from: formatTime(opensAt ?? ctx.now, ctx.site.zone) })
  if (error.code === 'EXAM_TOO_LATE') fail(sittingErrors.EXAM_TOO_LATE, { minutes: exam.lateMinutes ?? 0 })
  if (error.code === 'EXAM_LIMIT_REACHED')
    fail(sittingErrors.EXAM_LIMIT_REACHED, { count: allowedTimes(exam, candidate) ?? 0 })
  return fail(error)
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
