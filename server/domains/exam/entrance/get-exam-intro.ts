import type { getExamIntro as contract } from '@lyceum/contract/exam'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { courseSummary } from '#domains/course'
import { accountNames } from '#domains/identity'
import { setting } from '#domains/site'
import { enrolmentOf, findCourse } from '#domains/learning'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { candidateOf } from '../setup/candidate-store.ts'
import { type Exam, examOfCourse } from '../setup/exam-store.ts'
import { paperFigures } from '#domains/paper'
import { countIn } from '../mistake/mistake-queries.ts'
import { isScoreShown } from '../attempt/release.ts'
import { type Attempt, attemptsOf, isAnybodyAnswering } from '../attempt/attempt-queries.ts'
import { windowOf } from '../setup/limit-rules.ts'
import { entryErrorOf } from './check-entry.ts'
import { warmBeforeBell } from './warm-forms.ts'

/** Random delay for clients, so that a mass start is spread over a few seconds. */
const jitterSeconds = 5

/** The start page of an exam, and whether the caller may enter. */
export async function getExamIntro(
  ctx: Ctx,
  { itmId }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const exam = await examInReach(ctx, itmId)
  warmBeforeBell(ctx, exam)
  const candidate = await candidateOf(ctx.db, exam.id, ctx.actor.id)
  const enrolment = await enrolmentOf(ctx.db, itmId, ctx.actor.id)
  const attempts = await attemptsOf(ctx.db, exam.id, ctx.actor.id)
  const open = attempts.find(({ state }) => state === 'open')
  const error = open ? undefined : entryErrorOf({ exam, candidate, enrolment, now: ctx.now })
  const { opensAt, closesAt } = windowOf(exam, candidate)
  const course = await courseSummary(ctx.db, itmId)
  return {
    itmId,
    title: course?.title ?? '',
    state: exam.state,
    isOffline: exam.isOffline,
    opensAt: iso(opensAt),
    closesAt: iso(closesAt),
    now: ctx.now.toISOString(),
    jitterSeconds,
    ...figuresShown(exam),
    ...(await paperFigures(ctx.db, exam.paperId)),
    extraMinutes: candidate.extraMinutes,
    opens: candidate.opens,
    submits: candidate.submits,
    openAttemptId: open?.id ?? null,
    mayStart: error === undefined,
    code: error?.code ?? '',
    mistakes: await countIn(ctx.db, { accountId: ctx.actor.id, now: ctx.now, state: 'open' }),
    contact: await contactOf(ctx, exam),
    attempts: await attemptsShown(ctx, exam, attempts),
  }
}

/** If the course is not visible to the caller, neither is its exam. */
async function examInReach(ctx: Ctx, courseId: string): Promise<Exam> {
  if (!(await findCourse(ctx, courseId))) fail(commonErrors.NOT_FOUND)
  return (await examOfCourse(ctx.db, courseId)) ?? fail(commonErrors.NOT_FOUND)
}

/** The site's contact line, or the creator of the exam. */
async function contactOf(ctx: Ctx, { createdBy }: Exam): Promise<string> {
  const line = await setting(ctx, 'contact.line')
  return line === '' ? ((await accountNames(ctx.db, [createdBy])).get(createdBy) ?? '') : line
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null

const figuresShown = (exam: Exam) => ({
  minutes: exam.minutes,
  passScore: exam.passScore,
  maxOpens: exam.maxOpens,
  maxSubmits: exam.maxSubmits,
  screenCutLimit: exam.screenCutLimit,
  screenCutPolicy: exam.screenCutPolicy,
  timeoutPolicy: exam.timeoutPolicy,
  needsCode: exam.startCode !== null,
})

async function attemptsShown(ctx: Ctx, exam: Exam, attempts: readonly Attempt[]) {
  const isOver = attempts.length > 0 && !(await isAnybodyAnswering(ctx.db, exam.id))
  return attempts.map((attempt) => {
    const isShown = isScoreShown({ exam, attempt, isOver, now: ctx.now })
    return {
      id: attempt.id,
      number: attempt.number,
      state: attempt.state,
      startedAt: attempt.startedAt.toISOString(),
      submittedAt: iso(attempt.submittedAt),
      scoreState: attempt.scoreState,
      score: isShown ? attempt.score : null,
      isPassed: isShown ? attempt.isPassed : null,
    }
  })
}
