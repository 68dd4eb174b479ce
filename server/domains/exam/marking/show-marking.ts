import type { listAnswersToMark as ListAnswers, listMarking as ListMarking } from '@lyceum/contract/exam'
import { type AnswerValue, answerValue, type LeafQuestion } from '@lyceum/contract/question'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { titlesOf } from '#domains/course'
import { fileAddresses } from '#domains/file'
import { accountNames } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { isId } from '#platform/db/is-id'
import { formKeys, formOf, formsFor } from '#domains/paper'
import { countWaiting, markingQueues, formWith, isMarker, marksToShow } from './mark-queries.ts'

/** B-296: the number of answers waiting for me. */
export const markingCount = (ctx: Ctx): Promise<number> => countWaiting(ctx.db, ctx.actor.id)

/** C-156. */
export async function listMarking(ctx: Ctx): Promise<Result<typeof ListMarking>> {
  const queues = await markingQueues(ctx.db, ctx.actor.id)
  const titles = await titlesOf(
    ctx.db,
    queues.map(({ courseId }) => courseId),
  )
  const forms = await formsFor(
    ctx.db,
    queues.flatMap(({ formId }) => formId ?? []),
  )
  const records = queues.flatMap(({ courseId, formId, ...queue }) => {
    const question = forms.get(formId ?? '')?.questions.get(queue.questionVersionId)
    return question ? [{ ...queue, title: titles.get(courseId) ?? '', question }] : []
  })
  return { records, waiting: records.reduce((sum, { waiting }) => sum + waiting, 0) }
}

/** C-157. */
export async function listAnswersToMark(
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

type QuestionToMark = { readonly question: LeafQuestion; readonly guide: string; readonly fullScore: number }

/** The guide is read by the role that reads keys, because markers need it. */
async function askedIn(ctx: Ctx, examId: string, questionVersionId: string): Promise<QuestionToMark> {
  const formId = (await formWith(ctx.db, examId, questionVersionId)) ?? fail(commonErrors.NOT_FOUND)
  const question = (await formOf(ctx.db, formId)).questions.get(questionVersionId)
  const entry = (await formKeys(ctx, formId))[questionVersionId]
  if (!question || !entry) return fail(commonErrors.NOT_FOUND)
  return { question, guide: 'guide' in entry.key ? entry.key.guide : '', fullScore: entry.score }
}

async function recordsOf(ctx: Ctx, rows: Awaited<ReturnType<typeof marksToShow>>) {
  const values = rows.map(({ value }) => valueOf(value))
  const recordings = values.flatMap((value) =>
    value?.type === 'SR' && value.fileId !== null ? [value.fileId] : [],
  )
  const addresses = await fileAddresses(ctx, recordings, { use: 'play' })
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

/** An unreadable answer is shown as empty, so that it does not block the marker from all others. */
const shownValue = answerValue.nullable().catch(null)

const valueOf = (text: string | null): AnswerValue | null =>
  text === null ? null : shownValue.parse(JSON.parse(text))
