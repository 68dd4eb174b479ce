import type {
  checkAnswers as CheckAnswers,
  getExamReport as GetExamReport,
  QuestionType,
} from '@lyceum/contract/exam'
import { sittingErrors } from '@lyceum/contract/exam'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { courseFace } from '#domains/course'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { formKeys } from '../form/read-form.ts'
import { type Exam, examById } from '../holding/exam-store.ts'
import { answersOf } from '../attempt/answer-store.ts'
import {
  type Attempt,
  attemptsOf,
  isAnybodyAnswering,
  myAttempt,
  percentBelow,
  rankOf,
  spreadOf,
} from '../attempt/attempt-queries.ts'
import { formOf } from '../attempt/known-form-store.ts'
import { correctionsOf } from './correction-store.ts'
import { areAnswersShown, isScoreShown } from './release.ts'
import { byPoint } from './point/rules.ts'
import { pointsOf } from './point/queries.ts'
import type { Part } from './score-rules.ts'
import { marksOf, partsOf } from './score-store.ts'

type Report = Result<typeof GetExamReport>

/** My paper that is in; one that is not has nothing to report. */
async function paperIn(ctx: Ctx, attemptId: string) {
  const attempt = await myAttempt(ctx, attemptId)
  if (attempt.state !== 'submitted') fail(commonErrors.NOT_FOUND)
  const exam = (await examById(ctx.db, attempt.examId)) ?? fail(commonErrors.NOT_FOUND)
  const isOver = !(await isAnybodyAnswering(ctx.db, exam.id))
  return { attempt, exam, asked: { exam, attempt, isOver, now: ctx.now } }
}

export async function examReport(ctx: Ctx, { id }: Input<typeof GetExamReport>): Promise<Report> {
  const { attempt, exam, asked } = await paperIn(ctx, id)
  const shown = isScoreShown(asked)
  const course = await courseFace(ctx.db, exam.courseId)
  const submittedAt = attempt.submittedAt ?? ctx.now
  return {
    ...head(exam, attempt),
    title: course?.title ?? '',
    submittedAt: submittedAt.toISOString(),
    usedSeconds: Math.round((submittedAt.getTime() - attempt.startedAt.getTime()) / 1000),
    isScoreShown: shown,
    ...(shown ? await scoreShown(ctx, attempt) : hidden),
    mayCheckAnswers: areAnswersShown(asked) && !(await sitsAgain(ctx, attempt)),
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
}

/** What somebody got, and how that stands among the others. */
async function scoreShown(ctx: Ctx, { id, examId, accountId, score, isPassed }: Attempt) {
  const parts = await partsOf(ctx.db, id)
  return {
    score,
    isPassed,
    betterThan: score === null ? null : await percentBelow(ctx.db, examId, score),
    ...(await spreadOf(ctx.db, examId)),
    rank: score === null ? null : await rankOf(ctx.db, examId, accountId),
    types: byType(parts),
    points: score === null ? [] : byPoint(parts, await pointsOf(ctx.db, versionsOf(parts))),
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

/** Whoever sits the same exam again sees nothing of the key meanwhile, whatever the exam shows. */
async function sitsAgain(ctx: Ctx, { examId }: Attempt): Promise<boolean> {
  return (await attemptsOf(ctx.db, examId, ctx.actor.id)).some(({ state }) => state === 'open')
}

const versionsOf = (parts: readonly Part[]) => parts.map(({ questionVersionId }) => questionVersionId)

function byType(parts: readonly Part[]): Report['types'] {
  const groups = Map.groupBy(parts, ({ type }): QuestionType => type)
  const sum = (numbers: readonly number[]) => Math.round(numbers.reduce((all, one) => all + one, 0) * 10) / 10
  return [...groups].map(([type, group]) => ({
    type,
    questions: group.length,
    right: group.filter(({ score, full }) => score === full).length,
    score: sum(group.map(({ score }) => score ?? 0)),
    fullScore: sum(group.map(({ full }) => full)),
  }))
}

/** C-155. The only door by which a key leaves: what it opens is asked anew with every call. */
export async function answerCheck(
  ctx: Ctx,
  { id }: Input<typeof CheckAnswers>,
): Promise<Result<typeof CheckAnswers>> {
  const { attempt, exam, asked } = await paperIn(ctx, id)
  const { formId } = attempt
  if (formId === null || !areAnswersShown(asked) || (await sitsAgain(ctx, attempt)))
    return fail(sittingErrors.EXAM_NOT_SHOWN)
  const keys = await formKeys(ctx, formId)
  const mended = new Map(
    (await correctionsOf(ctx.keyed().db, exam.id)).map(({ questionVersionId, key }) => [
      questionVersionId,
      key,
    ]),
  )
  const { document } = await formOf(ctx.db, formId)
  const answers = new Map((await answersOf(ctx.db, id)).map((one) => [one.questionVersionId, one.value]))
  const parts = new Map((await partsOf(ctx.db, id)).map((one) => [one.questionVersionId, one]))
  const comments = new Map((await marksOf(ctx.db, id)).map((one) => [one.questionVersionId, one.comment]))
  const areScoresShown = isScoreShown(asked)
  const keyOf = (question: string) => mended.get(question) ?? keys[question]?.key ?? null
  const partShown = (questionVersionId: string) => {
    const { explanation = { blocks: [] } } = keys[questionVersionId] ?? {}
    const { isRight = null, score = null } = parts.get(questionVersionId) ?? {}
    return {
      questionVersionId,
      mine: answers.get(questionVersionId) ?? null,
      key: keyOf(questionVersionId),
      explanation,
      isRight,
      score: areScoresShown ? score : null,
      comment: comments.get(questionVersionId) ?? '',
    }
  }
  const course = await courseFace(ctx.db, exam.courseId)
  return {
    id,
    title: course?.title ?? '',
    questions: document.sections.flatMap(({ questions }) =>
      questions.map((question) => ({
        question,
        parts: (question.type === 'SI' ? question.children : [question]).map((leaf) =>
          partShown(leaf.questionVersionId),
        ),
      })),
    ),
  }
}
