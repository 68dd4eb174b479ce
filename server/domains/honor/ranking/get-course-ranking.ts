import { createHash } from 'node:crypto'
import type { getCourseRanking as contract, Period } from '@lyceum/contract/honor'
import { listCourseCentre } from '@lyceum/contract/learning'
import type { Input, Result } from '@lyceum/contract/kit'
import { z } from 'zod'
import { courseCentre, mostTakenSince, visibleCards } from '#domains/learning'
import { audienceKeysOf } from '#domains/org'
import { cached } from '#platform/cache'
import type { Ctx } from '#platform/ctx'
import { startOf, todayOf } from '#platform/time/days'
import { siteKey } from '#platform/cache/redis'
import { firstDay, periodKey } from './periods.ts'

/** B-421. */
const freshSeconds = 300
/** Number of ranked courses: readers who may not see the first ones still get a full list. */
const rankedCount = 200

const list = z.object({
  asOf: z.iso.datetime(),
  rows: z.array(z.object({ courseId: z.string(), learners: z.int() })),
})

/** courses by number of learners; on a tie the better rated comes first. */
export async function getCourseRanking(
  ctx: Ctx,
  { period, pageSize }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const { asOf, rows } = await countedCourses(ctx, period)
  const cards = await visibleCards(
    ctx,
    rows.map(({ courseId }) => courseId),
  )
  const seen = rows.flatMap(({ courseId, learners }) => {
    const card = cards.get(courseId)
    return card ? [{ card, learners }] : []
  })
  const sorted = seen.toSorted((a, b) => b.learners - a.learners || b.card.rating - a.card.rating)
  return {
    asOf,
    records: sorted.slice(0, pageSize).map(({ card, learners }, at) => ({
      place: at + 1,
      itmId: card.itmId,
      title: card.title,
      tndId: card.tndId,
      picture: card.picture,
      seed: card.seed,
      publisher: card.publisher,
      learners,
      rating: card.rating,
    })),
  }
}

async function countedCourses(ctx: Ctx, period: Period): Promise<z.output<typeof list>> {
  const load = async () => ({ asOf: ctx.now.toISOString(), rows: await countCourses(ctx, period) })
  // All time is counted from the catalogue, which not everybody sees whole; a period is the same for everyone.
  const whose =
    period === 'all'
      ? digest([...(await audienceKeysOf(ctx.db, ctx.actor.id)), String(ctx.actor.isExternal)])
      : ''
  const cachedList = await cached({
    redis: ctx.parts.redis,
    key: siteKey(ctx.site.id, 'rank', 'course', periodKey(period, todayOf(ctx)), whose),
    seconds: freshSeconds,
    load,
    parse: (value) => list.parse(value),
  })
  return cachedList ?? load()
}

async function countCourses(ctx: Ctx, period: Period) {
  const day = firstDay(period, todayOf(ctx))
  if (day !== undefined) return mostTakenSince(ctx.db, startOf(day, ctx.site.zone), rankedCount)
  const filter = listCourseCentre.body.parse({ sort: 'learners', order: 'desc' })
  const { records } = await courseCentre(ctx, { ...filter, pageNo: 1, pageSize: 100 })
  return records.map(({ itmId, learners }) => ({ courseId: itmId, learners }))
}

const digest = (parts: readonly string[]) =>
  createHash('sha256').update(parts.toSorted().join(' ')).digest('base64url').slice(0, 16)
