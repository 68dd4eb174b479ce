import type * as contract from '@lyceum/contract/home'
import type { Input, Result } from '@lyceum/contract/kit'
import { courseFaces } from '#domains/course'
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
import { weekStart, yearStart } from './days.ts'

type First = Result<typeof contract.getHomeFirst>

/** The big one, and three below it. */
const most = 4

/** All that the page shows before anyone scrolls: a fixed handful of round trips, however much somebody has learnt. */
export async function homeFirst(ctx: Ctx): Promise<First> {
  const since = { week: weekStart(ctx.now, ctx.site.zone), year: yearStart(ctx.now, ctx.site.zone) }
  const overview = await studyOverview(ctx.db, ctx.actor.id, { ...since, most })
  const { weekSeconds, completed, studying, records } = overview
  const faces = await courseFaces(ctx.db, [...completed, ...studying.map(({ courseId }) => courseId)])
  const [last] = studying
  const settings = await settingsOf(ctx)
  const credits = new Map(faces.map(({ id, credits }) => [id, Number(credits)]))
  return {
    figures: {
      weekSeconds,
      weekGoal: settings['goal.weekHours'],
      yearCredits: sum([...new Set(completed)].map((id) => credits.get(id) ?? 0)),
      yearGoal: settings['goal.yearCredits'],
    },
    studying: await shownStudying(ctx, studying, faces),
    next: last ? await placeToGoOn(ctx.db, last.versionId, records) : null,
  }
}

export async function studyingList(
  ctx: Ctx,
  { pageNo, pageSize }: Input<typeof contract.listStudying>,
): Promise<Result<typeof contract.listStudying>> {
  const page = { skip: (pageNo - 1) * pageSize, most: pageSize }
  const { rows, total } = await studyPage(ctx.db, ctx.actor.id, page)
  const faces = await courseFaces(
    ctx.db,
    rows.map(({ courseId }) => courseId),
  )
  return { records: await shownStudying(ctx, rows, faces), total, pageNo, pageSize }
}

async function shownStudying(
  ctx: Ctx,
  rows: readonly UnderStudy[],
  faces: Awaited<ReturnType<typeof courseFaces>>,
): Promise<First['studying']> {
  const shown = faces.filter(({ id }) => rows.some(({ courseId }) => courseId === id))
  const covers = coversOf(shown)
  const pictures = await picturesOf(ctx, covers)
  return rows.flatMap(({ courseId, progress, studiedAt, dueAt, isRequired }) => {
    const face = shown.find(({ id }) => id === courseId)
    if (!face) return []
    return {
      itmId: courseId,
      itmType: face.kind,
      title: face.title,
      ...coverOf(covers.get(courseId), pictures),
      tndId: face.categoryPath[0] ?? null,
      progress,
      studiedAt: studiedAt?.toISOString() ?? null,
      dueAt: dueAt?.toISOString() ?? null,
      isRequired,
    }
  })
}

const sum = (figures: readonly number[]) => Math.round(figures.reduce((all, one) => all + one, 0) * 10) / 10
