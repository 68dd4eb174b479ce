import type * as contract from '@lyceum/contract/exam'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { titlesOf } from '#domains/course'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { formsFor } from '#domains/paper'
import { examOfCourse } from '../setup/exam-store.ts'
import { countIn, mistakeExams, mistakePage } from './mistake-queries.ts'
import { dayOf, startOf } from '#platform/time/days'
import { countPractices, practisedSince } from './practice-store.ts'

/** The caller's own notebook; another person's is not found. */
const mine = (ctx: Ctx, id: string) =>
  id === ctx.actor.id ? { accountId: id, now: ctx.now } : fail(commonErrors.NOT_FOUND)

/** About half an hour of practice: a list of hundreds would discourage. */
const dailyPortion = 20

/** C-308. */
export async function getMistakeBank(
  ctx: Ctx,
  { id }: Input<typeof contract.getMistakeBank>,
): Promise<Result<typeof contract.getMistakeBank>> {
  const whose = mine(ctx, id)
  const due = await countIn(ctx.db, { ...whose, state: 'due' })
  const today = startOf(dayOf(ctx.now, ctx.site.zone), ctx.site.zone)
  const done = await practisedSince(ctx.db, id, today)
  return {
    open: await countIn(ctx.db, { ...whose, state: 'open' }),
    due,
    today: Math.max(0, Math.min(due, dailyPortion - done)),
    mastered: await countIn(ctx.db, { ...whose, state: 'mastered' }),
    practices: await countPractices(ctx.db, id),
  }
}

/** Filters the mistakes of one exam: it must exist. */
export async function refuseNoExam(ctx: Ctx, courseId: string | undefined): Promise<void> {
  if (courseId !== undefined && !(await examOfCourse(ctx.db, courseId))) fail(commonErrors.NOT_FOUND)
}

/** C-309. */
export async function countMistakes(
  ctx: Ctx,
  { id, itmId }: Input<typeof contract.countMistakes>,
): Promise<Result<typeof contract.countMistakes>> {
  const whose = mine(ctx, id)
  await refuseNoExam(ctx, itmId)
  return { num: await countIn(ctx.db, { ...whose, courseId: itmId, state: 'open' }) }
}

/** C-310. */
export async function listMistakeExams(
  ctx: Ctx,
  { id }: Input<typeof contract.listMistakeExams>,
): Promise<Result<typeof contract.listMistakeExams>> {
  const exams = await mistakeExams(ctx.db, mine(ctx, id))
  const titles = await titlesOf(
    ctx.db,
    exams.map(({ courseId }) => courseId),
  )
  return {
    records: exams.map(({ courseId, open }) => ({
      itmId: courseId,
      title: titles.get(courseId) ?? '',
      open,
    })),
  }
}

/** C-311. */
export async function pageMistakes(
  ctx: Ctx,
  { id, itmId, state, pageNo, pageSize }: Input<typeof contract.pageMistakes>,
): Promise<Result<typeof contract.pageMistakes>> {
  const query = { ...mine(ctx, id), courseId: itmId, state }
  await refuseNoExam(ctx, itmId)
  const rows = await mistakePage(ctx.db, { ...query, offset: (pageNo - 1) * pageSize, limit: pageSize })
  const titles = await titlesOf(
    ctx.db,
    rows.map(({ courseId }) => courseId),
  )
  const forms = await formsFor(
    ctx.db,
    rows.map(({ formId }) => formId),
  )
  const records = rows.flatMap(({ formId, courseId, dueAt, notedAt, ...row }) => {
    const question = forms.get(formId)?.questions.get(row.questionVersionId)
    if (!question) return []
    const times = { dueAt: dueAt.toISOString(), notedAt: notedAt.toISOString() }
    const from = { itmId: courseId, title: titles.get(courseId) ?? '' }
    return [{ ...row, ...times, ...from, type: question.type, question }]
  })
  return { records, total: await countIn(ctx.db, query), pageNo, pageSize }
}
