import { sql } from 'kysely'
import type { Ctx } from '#platform/ctx'
import { on } from '../tables.ts'
import { authorUnits } from './course-access.ts'

const weekMs = 7 * 24 * 3600 * 1000

/** Catalogue figures within this person's scope: published now and a week ago, and drafts. */
export async function catalogueFigures(ctx: Ctx) {
  const units = await authorUnits(ctx)
  const weekAgo = new Date(ctx.now.getTime() - weekMs)
  let courses = on(ctx.db).selectFrom('course.course')
  if (units !== 'all') courses = courses.where('unitId', 'in', units)
  return courses
    .select([
      sql<number>`count(*) filter (where state = 'published')::int`.as('published'),
      sql<number>`count(*) filter (where state = 'published' and published_at <= ${weekAgo})::int`.as(
        'before',
      ),
      sql<number>`count(*) filter (where state = 'draft')::int`.as('drafts'),
      sql<Date | null>`min(created_at) filter (where state = 'draft')`.as('oldestAt'),
    ])
    .executeTakeFirstOrThrow()
}
