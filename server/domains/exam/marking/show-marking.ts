import {
  type AnswerValue,
  answerValue,
  type LeafQuestion,
  type listAnswersToMark as ListAnswers,
  type listMarking as ListMarking,
} from '@lyceum/contract/exam'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { titlesOf } from '#domains/course'
import { fileAddresses } from '#domains/file'
import { accountNames } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { isId } from '#platform/is-id'
import { formKeys } from '../form/read-form.ts'
import { formOf, formsFor } from '../attempt/known-form-store.ts'
import { countWaiting, desksOf, formWith, isMarker, marksToShow } from './mark-queries.ts'

/** B-296: what waits for me. */
export const markingCount = (ctx: Ctx): Promise<number> => countWaiting(ctx.db, ctx.actor.id)

/** C-156. */
export async function markingList(ctx: Ctx): Promise<Result<typeof ListMarking>> {
  const desks = await desksOf(ctx.db, ctx.actor.id)
  const titles = await titlesOf(
    ctx.db,
    desks.map(({ courseId }) => courseId),
  )
  const forms = await formsFor(
    ctx.db,
    desks.flatMap(({ formId }) => formId ?? []),
  )
  const records = desks.flatMap(({ courseId, formId, ...desk }) => {
    const question = forms.get(formId ?? '')?.questions.get(desk.questionVersionId)
    return question ? [{ ...desk, title: titles.get(courseId) ?? '', question }] : []
  })
  return { records, waiting: records.reduce((sum, { waiting }) => sum + waiting, 0) }
}

/** C-157. */
export async function answersToMark(
  ctx: Ctx,
  { examId, questionVersionId, state, after, pageSize }: Input<typeof ListAnswers>,
): Promise<Result<typeof ListAnswers>> {
  if (!(await isMarker(ctx.db, examId, ctx.actor.id))) fail(commonErrors.NOT_FOUND)
  if (!isId(questionVersionId)) fail(commonErrors.NOT_FOUND)
  const { question, guide, fullScore } = await askedIn(ctx, examId, questionVersionId)
  const rows = await marksToShow(ctx.db, {
    examId,
    questionVersionId,
    state,
    after: isId(after) ? after : '0',
    limit: pageSize + 1,
    markerId: ctx.actor.id,
  })
  const shown = rows.slice(0, pageSize)
  return {
    question,
    guide,
    fullScore,
    records: await recordsOf(ctx, shown),
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? '') : '',
  }
}

type Asked = { readonly question: LeafQuestion; readonly guide: string; readonly fullScore: number }

/** The guide is read by the role that reads keys: whoever marks has to know it. */
async function askedIn(ctx: Ctx, examId: string, questionVersionId: string): Promise<Asked> {
  const formId = (await formWith(ctx.db, examId, questionVersionId)) ?? fail(commonErrors.NOT_FOUND)
  const question = (await formOf(ctx.db, formId)).questions.get(questionVersionId)
  const entry = (await formKeys(ctx, formId))[questionVersionId]
  if (!question || !entry) return fail(commonErrors.NOT_FOUND)
  return { question, guide: 'guide' in entry.key ? entry.key.guide : '', fullScore: entry.score }
}

async function recordsOf(ctx: Ctx, rows: Awaited<ReturnType<typeof marksToShow>>) {
  const values = rows.map(({ value }) => valueOf(value))
  const heard = values.flatMap((value) =>
    value?.type === 'SR' && value.fileId !== null ? [value.fileId] : [],
  )
  const addresses = await fileAddresses(ctx, heard, { use: 'play' })
  const names = await accountNames(
    ctx.db,
    rows.flatMap(({ markedBy }) => markedBy ?? []),
  )
  return rows.map(({ id, score, comment, version, markedBy, markedAt }, i) => {
    const value = values[i] ?? null
    return {
      id,
      value,
      address: value?.type === 'SR' ? (addresses.get(value.fileId ?? '') ?? '') : '',
      score,
      comment,
      version,
      markedBy: names.get(markedBy ?? '') ?? '',
      markedAt: markedAt?.toISOString() ?? null,
    }
  })
}

/** What cannot be read is shown as nothing rather than keeping the marker from all the others. */
const shownValue = answerValue.nullable().catch(null)

const valueOf = (text: string | null): AnswerValue | null =>
  text === null ? null : shownValue.parse(JSON.parse(text))
