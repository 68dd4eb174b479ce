import type { getExamReport as GetExamReport } from '@lyceum/contract/exam'
import type { QuestionType } from '@lyceum/contract/question'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { courseSummary } from '#domains/course'
import { earnedByExam } from '#domains/points'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { allowedTimes } from '../setup/limit-rules.ts'
import { candidateOf } from '../setup/candidate-store.ts'
import { type Exam, examById } from '../setup/exam-store.ts'
import {
  type Attempt,
  attemptsOf,
  isAnybodyAnswering,
  myAttempt,
  percentBelow,
  rankOf,
  spreadOf,
} from '../attempt/attempt-queries.ts'
import { areAnswersShown, isScoreShown } from '../attempt/release.ts'
import { byPoint } from './point-rules.ts'
import { pointsOf } from '#domains/question'
import { toPractise } from '../mistake/practise-paper.ts'
import { coursesFor } from './suggest-courses.ts'
import type { Part } from '../attempt/score-rules.ts'
import { partsOf } from '../attempt/part-queries.ts'

type Report = Result<typeof GetExamReport>

/** My handed-in paper; an open one has no report. */
export async function paperIn(ctx: Ctx, attemptId: string) {
  const attempt = await myAttempt(ctx, attemptId)
  if (attempt.state !== 'submitted') fail(commonErrors.NOT_FOUND)
  const exam = (await examById(ctx.db, attempt.examId)) ?? fail(commonErrors.NOT_FOUND)
  const isOver = !(await isAnybodyAnswering(ctx.db, exam.id))
  return { attempt, exam, details: { exam, attempt, isOver, now: ctx.now } }
}

export async function getExamReport(ctx: Ctx, { id }: Input<typeof GetExamReport>): Promise<Report> {
  const { attempt, exam, details } = await paperIn(ctx, id)
  const shown = isScoreShown(details)
  const course = await courseSummary(ctx.db, exam.courseId)
  const submittedAt = attempt.submittedAt ?? ctx.now
  return {
    ...head(exam, attempt),
    title: course?.title ?? '',
    submittedAt: submittedAt.toISOString(),
    usedSeconds: Math.round((submittedAt.getTime() - attempt.startedAt.getTime()) / 1000),
    isScoreShown: shown,
    ...(await timesOf(ctx, exam)),
    ...(shown ? await scoreShown(ctx, exam, attempt) : hidden),
    mayCheckAnswers: areAnswersShown(details) && !(await canRetake(ctx, attempt)),
  }
}

const hidden = {
  score: null,
  isPassed: null,
  betterThan: null,
  rank: null,
  distribution: [],
  takers: 0,
  types: [],
  points: [],
  bestScore: null,
  before: null,
  earned: 0,
  mistakes: 0,
  teaching: null,
}

/** How often I have taken it, and how often I still may. */
async function timesOf(ctx: Ctx, exam: Exam) {
  const candidate = await candidateOf(ctx.db, exam.id, ctx.actor.id)
  const used = Math.max(candidate.opens, candidate.submits)
  const allowed = allowedTimes(exam, candidate)
  return { timesUsed: used, timesLeft: allowed === null ? null : Math.max(0, allowed - used) }
}

/** The score, and how it compares with others. */
async function scoreShown(ctx: Ctx, { courseId }: Exam, attempt: Attempt) {
  const { id, examId, accountId, score, isPassed } = attempt
  const parts = await partsOf(ctx.db, id)
  const details = score === null ? [] : await pointsOf(ctx.db, versionsOf(parts))
  const points = byPoint(parts, details)
  return {
    score,
    isPassed,
    betterThan: score === null ? null : await percentBelow(ctx.db, examId, score),
    ...(await spreadOf(ctx.db, examId)),
    rank: score === null ? null : await rankOf(ctx.db, examId, accountId),
    types: byType(parts),
    points,
    ...(await earlierOf(ctx, attempt)),
    earned: await earnedByExam(ctx.db, accountId, { examId, courseId }),
    mistakes: (await toPractise(ctx, parts)).length,
    teaching: await teachingOf(ctx, { courseId, details, weakest: points[0] }),
  }
}

/** The best of all papers that count, and the one before this. */
async function earlierOf(ctx: Ctx, { examId, number }: Attempt) {
  const final = (await attemptsOf(ctx.db, examId, ctx.actor.id)).flatMap((item) =>
    item.scoreState === 'C' && item.score !== null && !item.isHeld
      ? [{ number: item.number, score: item.score }]
      : [],
  )
  return {
    bestScore: final.length === 0 ? null : Math.max(...final.map(({ score }) => score)),
    before: final.find((item) => item.number < number) ?? null,
  }
}

/** Below this percentage a course is suggested. */
const weak = 75

type Taught = {
  readonly courseId: string
  readonly details: Awaited<ReturnType<typeof pointsOf>>
  readonly weakest: Report['points'][number] | undefined
}

async function teachingOf(ctx: Ctx, { courseId, details, weakest }: Taught): Promise<Report['teaching']> {
  if (!weakest || weakest.percent >= weak) return null
  const about = details.filter(({ name }) => name === weakest.name)
  const versionIds = about.map(({ questionVersionId }) => questionVersionId)
  return {
    point: weakest.name,
    courses: await coursesFor(ctx, { point: weakest.name, versionIds, courseId }),
  }
}

const head = (exam: Exam, attempt: Attempt) => ({
  id: attempt.id,
  itmId: exam.courseId,
  number: attempt.number,
  startedAt: attempt.startedAt.toISOString(),
  submitKind: attempt.submitKind ?? ('self' as const),
  scoreState: attempt.scoreState ?? ('N' as const),
  mayRescore: attempt.hasFailedScoring,
  fullScore: attempt.fullScore,
  passScore: exam.passScore,
  cuts: attempt.cuts,
  isHeld: attempt.isHeld,
  receipt: attempt.receipt?.toString('hex') ?? '',
})

/** During a new attempt at the same exam nothing of the key is shown, whatever the exam releases. */
export async function canRetake(ctx: Ctx, { examId }: Attempt): Promise<boolean> {
  return (await attemptsOf(ctx.db, examId, ctx.actor.id)).some(({ state }) => state === 'open')
}

const versionsOf = (parts: readonly Part[]) => parts.map(({ questionVersionId }) => questionVersionId)

function byType(parts: readonly Part[]): Report['types'] {
  const groups = Map.groupBy(parts, ({ type }): QuestionType => type)
  const sum = (numbers: readonly number[]) =>
    Math.round(numbers.reduce((all, item) => all + item, 0) * 10) / 10
  return [...groups].map(([type, group]) => ({
    type,
    questions: group.length,
    right: group.filter(({ score, full }) => score === full).length,
    score: sum(group.map(({ score }) => score ?? 0)),
    fullScore: sum(group.map(({ full }) => full)),
  }))
}
