import type { getExam as GetExam, listExams as ListExams } from '@lyceum/contract/exam'
import type { Input, Result } from '@lyceum/contract/kit'
import { courseSummary, titlesOf } from '#domains/course'
import { accountNames } from '#domains/identity'
import { rollCounts } from '#domains/learning'
import type { Ctx } from '#platform/ctx'
import { isId } from '#platform/db/is-id'
import { on } from '../tables.ts'
import { passedCounts } from './candidate-queries.ts'
import { markersOf } from './exam-store.ts'
import { paperFigures, paperOf } from '#domains/paper'
import { examToRead, operatedCourses } from './exam-reach.ts'

const iso = (moment: Date | null) => moment?.toISOString() ?? null

export async function getExam(ctx: Ctx, { id }: Input<typeof GetExam>): Promise<Result<typeof GetExam>> {
  const { courseId, isOffline, opensAt, closesAt, startedAt, ...exam } = await examToRead(ctx, id)
  const course = await courseSummary(ctx.db, courseId)
  const { fullScore, questionCount } = await paperFigures(ctx.db, exam.paperId)
  const paper = exam.paperId === null ? undefined : await paperOf(ctx.db, exam.paperId)
  return {
    ...exam,
    itmId: courseId,
    kind: isOffline ? 'OFF_EXAM_COURSE' : 'EXAM_COURSE',
    title: course?.title ?? '',
    opensAt: iso(opensAt),
    closesAt: iso(closesAt),
    startedAt: iso(startedAt),
    fullScore,
    questionCount,
    paperTitle: paper?.title ?? '',
    markers: await markersShown(ctx, id),
  }
}

async function markersShown(ctx: Ctx, examId: string) {
  const names = await accountNames(ctx.db, await markersOf(ctx.db, examId))
  return [...names].map(([id, name]) => ({ id, name }))
}

/** A page of exams with their live figures, counted only for this page. */
export async function listExams(
  ctx: Ctx,
  { state, text, after, pageSize }: Input<typeof ListExams>,
): Promise<Result<typeof ListExams>> {
  const courses = await operatedCourses(ctx, text)
  if (courses !== 'all' && courses.length === 0) return { records: [], next: '' }
  let page = on(ctx.db)
    .selectFrom('exam.exam')
    .select(['id', 'courseId', 'isOffline', 'state', 'opensAt', 'closesAt', 'minutes'])
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
  if (courses !== 'all') page = page.where('courseId', 'in', courses)
  if (state !== undefined) page = page.where('state', '=', state)
  if (isId(after)) page = page.where('id', '<', after)
  const rows = await page.execute()
  const shown = rows.slice(0, pageSize)
  const ids = shown.map(({ id }) => id)
  const courseIds = shown.map(({ courseId }) => courseId)
  const titles = await titlesOf(ctx.db, courseIds)
  const [rolls, passed] = [await rollCounts(ctx.db, courseIds), await passedCounts(ctx.db, ids)]
  const [attempts, marks] = [await attemptCounts(ctx, ids), await markCounts(ctx, ids)]
  return {
    records: shown.map(({ courseId, isOffline, opensAt, closesAt, ...exam }) => ({
      ...exam,
      itmId: courseId,
      kind: isOffline ? 'OFF_EXAM_COURSE' : 'EXAM_COURSE',
      title: titles.get(courseId) ?? '',
      opensAt: iso(opensAt),
      closesAt: iso(closesAt),
      candidates: rolls.get(courseId) ?? 0,
      passed: passed.get(exam.id) ?? 0,
      open: attempts.get(exam.id)?.open ?? 0,
      submitted: attempts.get(exam.id)?.submitted ?? 0,
      toMark: marks.get(exam.id) ?? 0,
    })),
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? '') : '',
  }
}

async function attemptCounts(ctx: Ctx, examIds: readonly string[]) {
  if (examIds.length === 0) return new Map<string, { open: number; submitted: number }>()
  const rows = await on(ctx.db)
    .selectFrom('exam.attempt')
    .select('examId')
    .select(({ fn }) => fn.countAll<string>().filterWhere('state', '=', 'open').as('open'))
    .select(({ fn }) => fn.countAll<string>().filterWhere('state', '=', 'submitted').as('submitted'))
    .where('examId', 'in', examIds)
    .groupBy('examId')
    .execute()
  return new Map(
    rows.map(({ examId, open, submitted }) => [examId, { open: Number(open), submitted: Number(submitted) }]),
  )
}

async function markCounts(ctx: Ctx, examIds: readonly string[]) {
  if (examIds.length === 0) return new Map<string, number>()
  const rows = await on(ctx.db)
    .selectFrom('exam.mark')
    .select(['examId', ({ fn }) => fn.countAll<string>().as('waiting')])
    .where('examId', 'in', examIds)
    .where('score', 'is', null)
    .groupBy('examId')
    .execute()
  return new Map(rows.map(({ examId, waiting }) => [examId, Number(waiting)]))
}
