import type { Input, Result } from '@lyceum/contract/kit'
import type { listLearningSchedule as contract } from '@lyceum/contract/learning'
import { timesOf } from '#domains/course'
import type { Ctx } from '#platform/ctx'
import { dayOf, startOf } from '#platform/time/days'
import { currentCourses } from './queries.ts'

type Entry = Result<typeof contract>['records'][number]
const mostMs = 92 * 86_400_000

/** Calendar entries of somebody's courses in a period: sessions to attend, and due dates. */
export async function listLearningSchedule(
  ctx: Ctx,
  { startTime, endTime }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const from = new Date(startTime)
  const until = new Date(Math.min(Date.parse(endTime), from.getTime() + mostMs))
  const mine = await currentCourses(ctx.db, ctx.actor.id)
  const courses = await timesOf(
    ctx.db,
    mine.map(({ courseId }) => courseId),
  )
  const entries = courses.flatMap((course) => {
    const { status = 'IN_PROGRESS', dueAt = null } = mine.find(({ courseId }) => courseId === course.id) ?? {}
    const common = { itmId: course.id, itmType: course.kind, title: course.title, appStatus: status }
    return [
      ...sessions(course).map((times) => ({ ...common, kind: 'session' as const, ...times })),
      ...(dueAt
        ? [{ ...common, kind: 'due' as const, from: onItsDay(dueAt, ctx.site.zone), until: null }]
        : []),
    ]
  })
  return {
    records: entries
      .filter((entry) => entry.from < until && (entry.until ?? entry.from) >= from)
      .toSorted((a, b) => a.from.getTime() - b.from.getTime())
      .map((entry): Entry => ({
        ...entry,
        from: entry.from.toISOString(),
        until: entry.until?.toISOString() ?? null,
      })),
  }
}

/** A due time at midnight is shown on the day it ends, not on the next. */
function onItsDay(dueAt: Date, zone: string): Date {
  const isMidnight = startOf(dayOf(dueAt, zone), zone).getTime() === dueAt.getTime()
  return isMidnight ? new Date(dueAt.getTime() - 1) : dueAt
}

/** Only kinds with attendance appear in the calendar with their own times. */
const attended = ['CLASSROOM', 'OFF_EXAM_COURSE']

function sessions({ kind, studyFrom, studyUntil }: Awaited<ReturnType<typeof timesOf>>[number]) {
  return attended.includes(kind) && studyFrom ? [{ from: studyFrom, until: studyUntil }] : []
}
