import { type checkAnswers as CheckAnswers, sittingErrors } from '@lyceum/contract/exam'
import type { Input, Result } from '@lyceum/contract/kit'
import { courseSummary } from '#domains/course'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { answersOf } from '../attempt/answer-store.ts'
import type { Attempt } from '../attempt/attempt-queries.ts'
import { formKeys, formOf } from '#domains/paper'
import { mistakesAmong } from '../mistake/mistake-queries.ts'
import { correctionsOf } from '../scoring/correction-store.ts'
import { pointsOf } from '#domains/question'
import { areAnswersShown, isScoreShown } from '../attempt/release.ts'
import { partsOf } from '../attempt/part-queries.ts'
import { marksOf } from '../scoring/score-store.ts'
import { paperIn, canRetake } from './get-exam-report.ts'

/** C-155. The only endpoint that returns a key: the release is checked on every call. */
export async function checkAnswers(
  ctx: Ctx,
  { id }: Input<typeof CheckAnswers>,
): Promise<Result<typeof CheckAnswers>> {
  const { attempt, exam, details } = await paperIn(ctx, id)
  const { formId } = attempt
  if (formId === null || !areAnswersShown(details) || (await canRetake(ctx, attempt)))
    return fail(sittingErrors.EXAM_NOT_SHOWN)
  const { document } = await formOf(ctx.db, formId)
  const leaves = document.sections.flatMap(({ questions }) =>
    questions.map((question) => ({
      question,
      leaves: question.type === 'SI' ? question.children : [question],
    })),
  )
  const ids = leaves.flatMap((item) => item.leaves.map(({ questionVersionId }) => questionVersionId))
  const answered = await answeredIn(ctx, attempt, isScoreShown(details))
  const key = await keyIn(ctx, formId, exam.id)
  const known = await knownOf(ctx, ids)
  const course = await courseSummary(ctx.db, exam.courseId)
  return {
    id,
    title: course?.title ?? '',
    questions: leaves.map((item) => ({
      question: item.question,
      parts: item.leaves.map(({ questionVersionId }) => ({
        questionVersionId,
        ...answered(questionVersionId),
        ...key(questionVersionId),
        ...known(questionVersionId),
      })),
    })),
  }
}

/** My answers and their results. */
async function answeredIn(ctx: Ctx, { id }: Attempt, areScoresShown: boolean) {
  const answers = new Map((await answersOf(ctx.db, id)).map((item) => [item.questionVersionId, item.value]))
  const parts = new Map((await partsOf(ctx.db, id)).map((item) => [item.questionVersionId, item]))
  const comments = new Map((await marksOf(ctx.db, id)).map((item) => [item.questionVersionId, item.comment]))
  return (question: string) => {
    const { isRight = null, score = null } = parts.get(question) ?? {}
    return {
      mine: answers.get(question) ?? null,
      isRight,
      score: areScoresShown ? score : null,
      comment: comments.get(question) ?? '',
    }
  }
}

/** The frozen key, with the corrections of the exam applied. */
async function keyIn(ctx: Ctx, formId: string, examId: string) {
  const keys = await formKeys(ctx, formId)
  const mended = new Map(
    (await correctionsOf(ctx.keyed().db, examId)).map(({ questionVersionId, key }) => [
      questionVersionId,
      key,
    ]),
  )
  return (question: string) => ({
    key: mended.get(question) ?? keys[question]?.key ?? null,
    explanation: keys[question]?.explanation ?? { blocks: [] },
  })
}

/** Knowledge points, everybody's average, and my practice progress. */
async function knownOf(ctx: Ctx, ids: readonly string[]) {
  const points = Map.groupBy(await pointsOf(ctx.db, ids), ({ questionVersionId }) => questionVersionId)
  const mistakes = new Map(
    (await mistakesAmong(ctx.db, ctx.actor.id, ids)).map((item) => [item.questionVersionId, item]),
  )
  return (question: string) => {
    const about = points.get(question) ?? []
    const average = about[0]?.average ?? null
    const mistake = mistakes.get(question)
    return {
      points: about.map(({ name }) => name),
      average: average === null ? null : Math.round(average * 100),
      mistake: mistake ? { correct: mistake.correct, isMastered: mistake.isMastered } : null,
    }
  }
}
