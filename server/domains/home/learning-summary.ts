import type * as contract from '@lyceum/contract/home'
import type { Input, Result } from '@lyceum/contract/kit'
import { courseSummaries } from '#domains/course'
import {
  coverOf,
  coversOf,
  picturesOf,
  placeToGoOn,
  studyOverview,
  studyPage,
  type UnderStudy,
} from '#domains/learning'
import { settingsOf } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import { weekStart, yearStart } from './week-start.ts'

type First = Result<typeof contract.getHomeFirst>

/** One large card, and three below it. */
const most = 4

/** Everything above the fold: a fixed number of round trips, however much somebody has learned. */
export async function getHomeFirst(ctx: Ctx): Promise<First> {
  const since = { week: weekStart(ctx.now, ctx.site.zone), year: yearStart(ctx.now, ctx.site.zone) }
  const overview = await studyOverview(ctx.db, ctx.actor.id, { ...since, most })
  const { weekSeconds, completed, studying, records } = overview
  const courses = await courseSummaries(ctx.db, [...completed, ...studying.map(({ courseId }) => courseId)])
  const [last] = studying
  const settings = await settingsOf(ctx)
  const credits = new Map(courses.map(({ id, credits }) => [id, Number(credits)]))
  return {
    figures: {
      weekSeconds,
      weekGoal: settings['goal.weekHours'],
      yearCredits: sum([...new Set(completed)].map((id) => credits.get(id) ?? 0)),
      yearGoal: settings['goal.yearCredits'],
    },
    studying: await shownStudying(ctx, studying, courses),
    next: last ? await placeToGoOn(ctx.db, last.versionId, records) : null,
  }
}

export async function listStudying(
  ctx: Ctx,
  { pageNo, pageSize }: Input<typeof contract.listStudying>,
): Promise<Result<typeof contract.listStudying>> {
  const page = { skip: (pageNo - 1) * pageSize, most: pageSize }
  const { rows, total } = await studyPage(ctx.db, ctx.actor.id, page)
  const courses = await courseSummaries(
    ctx.db,
    rows.map(({ courseId }) => courseId),
  )
  return { records: await shownStudying(ctx, rows, courses), total, pageNo, pageSize }
}

async function shownStudying(
  ctx: Ctx,
  rows: readonly UnderStudy[],
  courses: Awaited<ReturnType<typeof courseSummaries>>,
): Promise<First['studying']> {
  const shown = courses.filter(({ id }) => rows.some(({ courseId }) => courseId === id))
  const covers = coversOf(shown)
  const pictures = await picturesOf(ctx, covers)
  return rows.flatMap(({ courseId, progress, studiedAt, dueAt, isRequired }) => {
    const course = shown.find(({ id }) => id === courseId)
    if (!course) return []
    return {
      itmId: courseId,
      itmType: course.kind,
      title: course.title,
      ...coverOf(covers.get(courseId), pictures),
      tndId: course.categoryPath[0] ?? null,
      progress,
      studiedAt: studiedAt?.toISOString() ?? null,
      dueAt: dueAt?.toISOString() ?? null,
      isRequired,
    }
  })
}

const sum = (figures: readonly number[]) =>
  Math.round(figures.reduce((all, value) => all + value, 0) * 10) / 10
