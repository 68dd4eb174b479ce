import type { listHomeSchedule as contract } from '@lyceum/contract/home'
import type { Input, Result } from '@lyceum/contract/kit'
import { courseSummaries } from '#domains/course'
import { examWindows } from '#domains/exam'
import { coursesUnderWay, listLearningSchedule } from '#domains/learning'
import type { Ctx } from '#platform/ctx'

type Entry = Result<typeof contract>['records'][number]

const day = 86_400_000

/** The next seven days, or a range of the calendar: due dates, sessions and exams. */
export async function listHomeSchedule(
  ctx: Ctx,
  { startTime, endTime }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const from = startTime ? new Date(startTime) : ctx.now
  const until = endTime ? new Date(endTime) : new Date(from.getTime() + 7 * day)
  const range = { startTime: from.toISOString(), endTime: until.toISOString() }
  const { records } = await listLearningSchedule(ctx, range)
  const entries: Entry[] = records.map(({ itmId, itmType, title, kind, from, until }) => ({
    itmId,
    itmType,
    title,
    kind,
    from,
    until,
  }))
  const exams = await examsOf(ctx, { from, until })
  return { records: [...entries, ...exams].toSorted((a, b) => a.from.localeCompare(b.from)) }
}

async function examsOf(ctx: Ctx, stretch: { from: Date; until: Date }): Promise<Entry[]> {
  const mine = await coursesUnderWay(ctx.db, ctx.actor.id)
  const windows = await examWindows(
    ctx.db,
    mine.map(({ courseId }) => courseId),
    stretch,
  )
  const courses = await courseSummaries(
    ctx.db,
    windows.map(({ courseId }) => courseId),
  )
  return windows.flatMap(({ courseId, opensAt, closesAt }) => {
    const course = courses.find(({ id }) => id === courseId)
    if (!course || !opensAt) return []
    const until = closesAt?.toISOString() ?? null
    return {
      itmId: courseId,
      itmType: course.kind,
      title: course.title,
      kind: 'exam' as const,
      from: opensAt.toISOString(),
      until,
    }
  })
}
