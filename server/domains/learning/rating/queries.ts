import type { Input, Result } from '@lyceum/contract/kit'
import type { listCourseRatings as contract } from '@lyceum/contract/learning'
import { accountNames } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { ratingOf } from '../catalogue/cards.ts'
import { openCourse } from '../enrolment/open-course.ts'
import { on } from '../tables.ts'

export async function listCourseRatings(
  ctx: Ctx,
  { itmId, pageNo, pageSize }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const { course } = await openCourse(ctx, itmId)
  const given = on(ctx.db).selectFrom('learning.rating').where('courseId', '=', itmId)
  const [perStar, rows, mine] = await Promise.all([
    given
      .select(({ fn }) => ['stars', fn.countAll<string>().as('people')])
      .groupBy('stars')
      .execute(),
    given
      .select(['accountId', 'stars', 'at'])
      .orderBy('at', 'desc')
      .orderBy('accountId')
      .offset((pageNo - 1) * pageSize)
      .limit(pageSize)
      .execute(),
    given.select('stars').where('accountId', '=', ctx.actor.id).executeTakeFirst(),
  ])
  const names = await accountNames(
    ctx.db,
    rows.map(({ accountId }) => accountId),
  )
  const people = new Map(perStar.map((row) => [row.stars, Number(row.people)]))
  return {
    pageNo,
    pageSize,
    total: course.ratingCount,
    rating: ratingOf(course),
    counts: [1, 2, 3, 4, 5].map((stars) => people.get(stars) ?? 0),
    mine: mine?.stars ?? null,
    records: rows.map(({ accountId, stars, at }) => ({
      name: names.get(accountId) ?? '',
      score: stars,
      at: at.toISOString(),
    })),
  }
}
