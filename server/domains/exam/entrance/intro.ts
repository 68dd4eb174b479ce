import type { getExamIntro as contract } from '@lyceum/contract/exam'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { courseFace } from '#domains/course'
import { accountNames } from '#domains/identity'
import { setting } from '#domains/site'
import { enrolmentOf, findCourse } from '#domains/learning'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { candidateOf } from '../holding/candidate-store.ts'
import { type Exam, examOfCourse } from '../holding/exam-store.ts'
import { paperFigures } from '../holding/paper-queries.ts'
import { countIn } from '../mistake/mistake-queries.ts'
import { isScoreShown } from '../scoring/release.ts'
import { type Attempt, attemptsOf, isAnybodyAnswering } from '../attempt/attempt-queries.ts'
import { refusalOf, windowOf } from './entry.ts'

/** So many come at once that the doors open over a few seconds. */
const jitterSeconds = 5

/** What awaits somebody at the door, and whether it opens for them. */
export async function examIntro(
  ctx: Ctx,
  { itmId }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const exam = await examInReach(ctx, itmId)
  const candidate = await candidateOf(ctx.db, exam.id, ctx.actor.id)
  const standing = await enrolmentOf(ctx.db, itmId, ctx.actor.id)
  const attempts = await attemptsOf(ctx.db, exam.id, ctx.actor.id)
  const open = attempts.find(({ state }) => state === 'open')
  const refusal = open ? undefined : refusalOf({ exam, candidate, standing, now: ctx.now })
  const { opensAt, closesAt } = windowOf(exam, candidate)
  const course = await courseFace(ctx.db, itmId)
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
    mayStart: refusal === undefined,
    code: refusal?.code ?? '',
    mistakes: await countIn(ctx.db, { accountId: ctx.actor.id, now: ctx.now, state: 'open' }),
    contact: await contactOf(ctx, exam),
    attempts: await attemptsShown(ctx, exam, attempts),
  }
}

/** Where the course is not there for somebody, neither is its exam. */
async function examInReach(ctx: Ctx, courseId: string): Promise<Exam> {
  if (!(await findCourse(ctx, courseId))) fail(commonErrors.NOT_FOUND)
  return (await examOfCourse(ctx.db, courseId)) ?? fail(commonErrors.NOT_FOUND)
}

/** The line of the site, or whoever holds the exam. */
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
