import type { Input, Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/profile'
import { categoryNames, courseSummaries } from '#domains/course'
import { resultsByMonth } from '#domains/exam'
import { placeInDepartment } from '#domains/honor'
import { statusCounts, studyFigures } from '#domains/learning'
import { earnedByMonth } from '#domains/points'
import { settingsOf } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import { startOf, todayOf } from '#platform/time/days'
import { longestRun, monthsUntil, quarterOf, secondsBetween, weeksOf } from './study-figures.ts'
import { lookAtPart } from './view-person.ts'

const dayMs = 86_400_000

/** A year of day squares in whole weeks; the twelve months are within it. */
const daysBack = 371
const shownTopics = 5

const figuresOf = (ctx: Ctx, accountId: string) =>
  studyFigures(ctx.db, accountId, {
    zone: ctx.site.zone,
    since: new Date(ctx.now.getTime() - daysBack * dayMs),
    clockSince: new Date(ctx.now.getTime() - 90 * dayMs),
  })

export async function getData(
  ctx: Ctx,
  { id }: Input<typeof contract.getData>,
): Promise<Result<typeof contract.getData>> {
  const { looker } = await lookAtPart(ctx, id, 'data')
  const today = todayOf(ctx)
  const figures = await figuresOf(ctx, id)
  const summaries = await courseSummaries(ctx.db, [
    ...new Set([...figures.completed, ...figures.courses].map(({ courseId }) => courseId)),
  ])
  const credits = new Map(summaries.map((summary) => [summary.id, Number(summary.credits)]))
  const since = (from: string) => {
    const done = new Set(figures.completed.filter(({ date }) => date >= from).map(({ courseId }) => courseId))
    const sum = [...done].reduce((all, courseId) => all + (credits.get(courseId) ?? 0), 0)
    return { courses: done.size, credits: Math.round(sum * 10) / 10 }
  }
  const quarter = quarterOf(today)
  const month = `${today.slice(0, 7)}-01`
  const settings = await settingsOf(ctx)
  const exams = await resultsByMonth(ctx.db, id, monthsBack(ctx, today))
  return {
    isOwn: looker.isOwner,
    today,
    quarter: {
      seconds: secondsBetween(figures.days, quarter.from, today),
      before: secondsBetween(figures.days, quarter.beforeFrom, quarter.beforeTo),
      ...since(quarter.from),
      best: figures.best,
    },
    seconds: Number(figures.seconds),
    monthSeconds: secondsBetween(figures.days, month, today),
    courses: since('').courses,
    monthCourses: since(month).courses,
    yearCredits: since(`${today.slice(0, 4)}-01-01`).credits,
    yearGoal: settings['goal.yearCredits'],
    exams: { taken: sum(exams, 'taken'), passed: sum(exams, 'passed') },
    rank: looker.isOwner ? ((await placeInDepartment(ctx)) ?? null) : null,
    weekGoal: settings['goal.weekHours'],
    weeks: weeksOf(figures.days, today, 12),
    days: [...figures.days],
    longestRun: longestRun(figures.days),
    topics: await topicsOf(ctx, figures.courses, summaries),
  }
}

/** Study time by top-level category. */
async function topicsOf(
  ctx: Ctx,
  courses: readonly { readonly courseId: string; readonly seconds: number }[],
  summaries: Awaited<ReturnType<typeof courseSummaries>>,
) {
  const category = new Map(summaries.map((summary) => [summary.id, summary.categoryPath[0]]))
  const spent = new Map<string, number>()
  for (const { courseId, seconds } of courses) {
    const id = category.get(courseId)
    if (id !== undefined) spent.set(id, (spent.get(id) ?? 0) + seconds)
  }
  const names = await categoryNames(ctx, [...spent.keys()])
  return [...spent]
    .map(([id, seconds]) => ({ id, name: names.get(id) ?? '', seconds }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, shownTopics)
}

export async function getLearningSituation(
  ctx: Ctx,
  { userId = ctx.actor.id }: Input<typeof contract.getLearningSituation>,
): Promise<Result<typeof contract.getLearningSituation>> {
  await lookAtPart(ctx, userId, 'data')
  const today = todayOf(ctx)
  const back = monthsBack(ctx, today)
  const figures = await figuresOf(ctx, userId)
  const exams = new Map((await resultsByMonth(ctx.db, userId, back)).map((row) => [row.month, row]))
  const points = new Map((await earnedByMonth(ctx.db, userId, back)).map((row) => [row.month, row.points]))
  return {
    months: monthsUntil(today, 12).map((month) => ({
      month,
      seconds: secondsBetween(figures.days, `${month}-01`, `${month}-31`),
      courses: new Set(
        figures.completed.filter(({ date }) => date.startsWith(month)).map(({ courseId }) => courseId),
      ).size,
      exams: exams.get(month)?.taken ?? 0,
      passed: exams.get(month)?.passed ?? 0,
      points: points.get(month) ?? 0,
    })),
    statuses: await statusCounts(ctx.db, userId),
  }
}

const monthsBack = (ctx: Ctx, today: string) => ({
  zone: ctx.site.zone,
  since: startOf(`${monthsUntil(today, 12)[0]}-01`, ctx.site.zone),
})

const sum = <Key extends string>(rows: readonly Readonly<Record<Key, number>>[], key: Key) =>
  rows.reduce((all, row) => all + row[key], 0)
