import type * as contract from '@lyceum/contract/exam'
import { sittingErrors } from '@lyceum/contract/exam'
import type { PaperKeys } from '@lyceum/contract/paper'
import type { AnswerValue } from '@lyceum/contract/question'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { fail } from '#platform/app-error'
import { fits } from '../attempt/validate-answer.ts'
import { formsFor, keysById } from '#domains/paper'
import { objectiveScore } from '../attempt/score-rules.ts'
import { countIn, mistakePage, mistakesAmong, releasedAmong } from './mistake-queries.ts'
import { refuseNoExam } from './notebook.ts'
import {
  countPractices,
  endPractice,
  insertPractice,
  itemsOfPractice,
  lockPractice,
  noteAnswers,
  practiceById,
  practicePage,
} from './practice-store.ts'

type Practice = NonNullable<Awaited<ReturnType<typeof practiceById>>>

/** C-314. */
export async function startPractice(
  ctx: Ctx,
  { number, itmId }: Input<typeof contract.startPractice>,
): Promise<Result<typeof contract.startPractice>> {
  await refuseNoExam(ctx, itmId)
  const whose = { accountId: ctx.actor.id, now: ctx.now, courseId: itmId, state: 'open' as const }
  const size = await countIn(ctx.db, whose)
  const count = numberIn(number, size)
  const items = await mistakePage(ctx.db, { ...whose, offset: 0, limit: count })
  const id = await insertPractice(ctx.db, {
    accountId: ctx.actor.id,
    items: items.map(({ questionVersionId, formId }) => ({ questionVersionId, formId })),
    at: ctx.now,
  })
  return { id, questions: items.length }
}

const most = 200

/** E-142, B-297 to B-300: required, digits, more than zero, and no more than there are. */
function numberIn(given: string | number | undefined, size: number): number {
  const text = String(given ?? '').trim()
  const count = /^\d{1,6}$/.test(text) ? Number(text) : 0
  const max = Math.min(size, most)
  return count > 0 && count <= max ? count : fail(sittingErrors.MISTAKE_NUMBER_INVALID, { max })
}

export const mine = (ctx: Ctx, practice: Practice | undefined): Practice =>
  practice?.accountId === ctx.actor.id ? practice : fail(commonErrors.NOT_FOUND)

const shown = ({ id, beganAt, submittedAt, questions, correct }: Practice) => ({
  id,
  beganAt: beganAt.toISOString(),
  submittedAt: submittedAt?.toISOString() ?? null,
  questions,
  correct,
})

/** C-312. */
export async function pagePractices(
  ctx: Ctx,
  { pageNo, pageSize }: Input<typeof contract.pagePractices>,
): Promise<Result<typeof contract.pagePractices>> {
  const accountId = ctx.actor.id
  const rows = await practicePage(ctx.db, { accountId, offset: (pageNo - 1) * pageSize, limit: pageSize })
  return { records: rows.map(shown), total: await countPractices(ctx.db, accountId), pageNo, pageSize }
}

type Item = Awaited<ReturnType<typeof itemsOfPractice>>[number]

/** The questions in the versions that were answered wrong. */
export async function questionsOf(ctx: Ctx, items: readonly Item[]) {
  const forms = await formsFor(
    ctx.db,
    items.map(({ formId }) => formId),
  )
  return ({ formId, questionVersionId }: Item) =>
    forms.get(formId)?.questions.get(questionVersionId) ?? fail(commonErrors.NOT_FOUND)
}

/** C-313. */
export async function getPractice(
  ctx: Ctx,
  { id }: Input<typeof contract.getPractice>,
): Promise<Result<typeof contract.getPractice>> {
  const practice = mine(ctx, await practiceById(ctx.db, id))
  const items = await itemsOfPractice(ctx.db, id)
  const questionOf = await questionsOf(ctx, items)
  return {
    ...shown(practice),
    items: items.map((item) => ({
      questionVersionId: item.questionVersionId,
      question: questionOf(item),
      isRight: item.isRight,
    })),
  }
}

/** C-315: needs the role that reads keys. */
export async function submitPractice(
  ctx: Ctx,
  { id, answers }: Input<typeof contract.submitPractice>,
): Promise<Result<typeof contract.submitPractice>> {
  const practice = mine(ctx, await lockPractice(ctx.db, id))
  if (practice.submittedAt) fail(sittingErrors.EXAM_HANDED_IN)
  const given = new Map(answers.map(({ questionVersionId, value }) => [questionVersionId, value]))
  const items = await itemsOfPractice(ctx.db, id)
  const questionOf = await questionsOf(ctx, items)
  const keyOf = await keysFor(ctx.db, items)
  const open = items.filter(({ isRight }) => isRight === null)
  const results = open.map((item) => {
    const value = given.get(item.questionVersionId) ?? null
    if (!fits(questionOf(item), value)) fail(sittingErrors.EXAM_ANSWERS_UNFIT)
    return { questionVersionId: item.questionVersionId, value, isRight: isRightBy(keyOf(item), value) }
  })
  const round = { practiceId: id, accountId: ctx.actor.id, at: ctx.now }
  const mastered = await noteAnswers(ctx.db, { ...round, results })
  const correct = [...items, ...results].filter(({ isRight }) => isRight).length
  await endPractice(ctx.db, { ...round, correct })
  return { id, questions: items.length, correct, mastered }
}

/** Whether an answer is fully right by its key. */
export const isRightBy = (entry: PaperKeys[string] | undefined, value: AnswerValue | null): boolean =>
  entry !== undefined && objectiveScore({ key: entry.key, score: 1 }, value) === 1

/** C-316: the key is included where its exam has released it, checked on every call. */
export async function getPracticeReport(
  ctx: Ctx,
  { id }: Input<typeof contract.getPracticeReport>,
): Promise<Result<typeof contract.getPracticeReport>> {
  const practice = mine(ctx, await practiceById(ctx.db, id))
  if (!practice.submittedAt) fail(sittingErrors.EXAM_WRONG_STATE)
  const rows = await itemsOfPractice(ctx.db, id)
  const ids = rows.map(({ questionVersionId }) => questionVersionId)
  const released = await releasedAmong(ctx.db, { accountId: ctx.actor.id, now: ctx.now }, ids)
  const notes = new Map(
    (await mistakesAmong(ctx.db, ctx.actor.id, ids)).map((mistake) => [mistake.questionVersionId, mistake]),
  )
  const questionOf = await questionsOf(ctx, rows)
  const keyOf = await keysFor(ctx.keyed().db, rows)
  const items = rows.map((row) => {
    const { questionVersionId, value, isRight } = row
    const { correct = 0, isMastered = false } = notes.get(questionVersionId) ?? {}
    const entry = released.has(questionVersionId) ? keyOf(row) : undefined
    return {
      questionVersionId,
      isRight,
      correct,
      isMastered,
      question: questionOf(row),
      mine: value,
      key: entry?.key ?? null,
      explanation: entry?.explanation ?? { blocks: [] },
    }
  })
  return { ...shown(practice), items }
}

/** Needs the role that reads keys. */
export async function keysFor(db: Db, items: readonly Item[]) {
  const keys = new Map<string, PaperKeys>()
  for (const formId of new Set(items.map((item) => item.formId)))
    keys.set(formId, (await keysById(db, formId)) ?? {})
  return ({ formId, questionVersionId }: Item) => keys.get(formId)?.[questionVersionId]
}
