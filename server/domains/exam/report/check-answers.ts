import { type checkAnswers as CheckAnswers, sittingErrors } from '@lyceum/contract/exam'
import type { Input, Result } from '@lyceum/contract/kit'
import { courseFace } from '#domains/course'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { answersOf } from '../attempt/answer-store.ts'
import type { Attempt } from '../attempt/attempt-queries.ts'
import { formOf } from '../attempt/known-form-store.ts'
import { formKeys } from '../form/read-form.ts'
import { mistakesAmong } from '../mistake/mistake-queries.ts'
import { correctionsOf } from '../scoring/correction-store.ts'
import { pointsOf } from '../scoring/point/queries.ts'
import { areAnswersShown, isScoreShown } from '../scoring/release.ts'
import { marksOf, partsOf } from '../scoring/score-store.ts'
import { paperIn, sitsAgain } from './report.ts'

/** C-155. The only door by which a key leaves: what it opens is asked anew with every call. */
export async function answerCheck(
  ctx: Ctx,
  { id }: Input<typeof CheckAnswers>,
): Promise<Result<typeof CheckAnswers>> {
  const { attempt, exam, asked } = await paperIn(ctx, id)
  const { formId } = attempt
  if (formId === null || !areAnswersShown(asked) || (await sitsAgain(ctx, attempt)))
    return fail(sittingErrors.EXAM_NOT_SHOWN)
  const { document } = await formOf(ctx.db, formId)
  const leaves = document.sections.flatMap(({ questions }) =>
    questions.map((question) => ({
      question,
      leaves: question.type === 'SI' ? question.children : [question],
    })),
  )
  const ids = leaves.flatMap((one) => one.leaves.map(({ questionVersionId }) => questionVersionId))
  const answered = await answeredIn(ctx, attempt, isScoreShown(asked))
  const key = await keyIn(ctx, formId, exam.id)
  const known = await knownOf(ctx, ids)
  const course = await courseFace(ctx.db, exam.courseId)
  return {
    id,
    title: course?.title ?? '',
    questions: leaves.map((one) => ({
      question: one.question,
      parts: one.leaves.map(({ questionVersionId }) => ({
        questionVersionId,
        ...answered(questionVersionId),
        ...key(questionVersionId),
        ...known(questionVersionId),
      })),
    })),
  }
}

/** What I said, and what became of it. */
async function answeredIn(ctx: Ctx, { id }: Attempt, areScoresShown: boolean) {
  const answers = new Map((await answersOf(ctx.db, id)).map((one) => [one.questionVersionId, one.value]))
  const parts = new Map((await partsOf(ctx.db, id)).map((one) => [one.questionVersionId, one]))
  const comments = new Map((await marksOf(ctx.db, id)).map((one) => [one.questionVersionId, one.comment]))
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

/** The key as it was frozen, mended where the exam has corrected it. */
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

/** What it asks for, how everybody did, and how far I have come with it in my notebook. */
async function knownOf(ctx: Ctx, ids: readonly string[]) {
  const points = Map.groupBy(await pointsOf(ctx.db, ids), ({ questionVersionId }) => questionVersionId)
  const mistakes = new Map(
    (await mistakesAmong(ctx.db, ctx.actor.id, ids)).map((one) => [one.questionVersionId, one]),
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
