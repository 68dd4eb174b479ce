import {
  type getExamAnalysis as Analysis,
  type getExamQuestion as Question,
  sittingErrors,
} from '@lyceum/contract/exam'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { isId } from '#platform/db/is-id'
import { formKeys, formOf } from '#domains/paper'
import { textOf } from '#domains/question'
import { examToRead } from '../setup/exam-reach.ts'
import { correctionNoted, correctionsOf } from '../scoring/correction-store.ts'
import { readParts } from '../attempt/part-queries.ts'
import { analysed } from './analysis-rules.ts'
import { picksOf } from './pick-queries.ts'
import { finalPapers, formsOfExam } from './sitting-queries.ts'

export async function getExamAnalysis(
  ctx: Ctx,
  { id }: Input<typeof Analysis>,
): Promise<Result<typeof Analysis>> {
  await examToRead(ctx, id)
  const rows = await finalPapers(ctx.db, id)
  const { items, ...whole } = analysed(
    rows.map(({ score, fullScore, isPassed, parts }) => ({
      score: Number(score),
      fullScore: Number(fullScore),
      isPassed: isPassed ?? false,
      parts: parts === null ? [] : readParts(JSON.parse(parts)),
    })),
  )
  const mended = new Map(
    (await correctionsOf(ctx.keyed().db, id)).map((correction) => [
      correction.questionVersionId,
      correction.policy,
    ]),
  )
  const texts = await textsOf(
    ctx,
    rows.flatMap(({ formId }) => formId ?? []),
    items.map(({ questionVersionId }) => questionVersionId),
  )
  return {
    ...whole,
    items: items.map((item) => ({
      ...item,
      text: texts.get(item.questionVersionId) ?? '',
      policy: mended.get(item.questionVersionId) ?? null,
    })),
  }
}

/** The stems of questions, from as few forms as contain them all. */
async function textsOf(ctx: Ctx, formIds: readonly string[], requestedIds: readonly string[]) {
  const texts = new Map<string, string>()
  for (const formId of new Set(formIds)) {
    if (requestedIds.every((id) => texts.has(id))) break
    for (const [id, { stem }] of (await formOf(ctx.db, formId)).questions) texts.set(id, textOf(stem))
  }
  return texts
}

/** A question used in papers of this exam, with its key, for whoever doubts it. */
export async function getExamQuestion(
  ctx: Ctx,
  { id, questionVersionId }: Input<typeof Question>,
): Promise<Result<typeof Question>> {
  await examToRead(ctx, id)
  if (!isId(questionVersionId)) fail(sittingErrors.EXAM_WRONG_STATE)
  for (const formId of await formsOfExam(ctx.db, id)) {
    const question = (await formOf(ctx.db, formId)).questions.get(questionVersionId)
    if (!question) continue
    const entry = (await formKeys(ctx, formId))[questionVersionId] ?? fail(commonErrors.NOT_FOUND)
    return {
      question,
      key: entry.key,
      correction: await correctionNoted(ctx.keyed().db, id, questionVersionId),
      picks: await picksOf(ctx.db, { examId: id, questionVersionId, type: question.type }),
    }
  }
  return fail(sittingErrors.EXAM_WRONG_STATE)
}
