import { createHash } from 'node:crypto'
import { courseFilter, type listCourseCentre, type pageCourseCentre } from '@lyceum/contract/learning'
import type { Input, Result } from '@lyceum/contract/kit'
import { z } from 'zod'
import { type ShelfFilter, shelfCount, shelfPage, type Visitor } from '#domains/course'
import { unitsServedBy } from '#domains/org'
import { cached } from '#platform/cache'
import type { Ctx } from '#platform/ctx'
import { siteKey } from '#platform/redis'
import { cardsOf } from './cards.ts'
import { idOf, orderOf, shelfFilterOf } from './filter-rules.ts'
import { type Due, dueOf, standsWith } from './queries.ts'
import { visitorOf } from './visitor.ts'

type Asked = Input<typeof listCourseCentre>

/** A page without a count: one more is asked for than is shown. */
export async function courseCentre(ctx: Ctx, asked: Asked): Promise<Result<typeof listCourseCentre>> {
  const { pageNo, pageSize } = asked
  const { rows } = await pageOf(ctx, asked, { most: pageSize + 1 })
  const records = await cardsOf(ctx, rows.slice(0, pageSize))
  return { records, pageNo, pageSize, hasMore: rows.length > pageSize }
}

/** So many are counted; whoever wants others chooses another filter. */
const mostCounted = 2000
const countedSeconds = 60

export const coursePage = (ctx: Ctx, asked: Input<typeof pageCourseCentre>) => countedPage(ctx, asked)

/** What is due first, unless an order is named; `due` is what a room above knows about the last day of a `course.id`. */
export const coursesByDue = (ctx: Ctx, asked: Input<typeof pageCourseCentre>, due: Due) =>
  countedPage(ctx, asked, due)

async function countedPage(
  ctx: Ctx,
  asked: Input<typeof pageCourseCentre>,
  due?: Due,
): Promise<Result<typeof pageCourseCentre>> {
  const { pageNo, pageSize } = asked
  const { rows, wanted } = await pageOf(ctx, asked, { most: pageSize, due })
  const [records, counted] = await Promise.all([cardsOf(ctx, rows), countOf(ctx, asked, wanted)])
  return { records, pageNo, pageSize, total: Math.min(counted, mostCounted), isMore: counted > mostCounted }
}

type Wanted = { readonly visitor: Visitor; readonly filter: ShelfFilter }

async function pageOf(
  ctx: Ctx,
  asked: Asked,
  { most, due }: { readonly most: number; readonly due?: Due | undefined },
) {
  const wanted = await wantedBy(ctx, asked)
  const skip = (asked.pageNo - 1) * asked.pageSize
  const first = due && asked.sort === '' ? dueOf(ctx.db, ctx.actor.id, due) : undefined
  return { wanted, rows: await shelfPage(ctx.db, wanted, { ...orderOf(asked), first, skip, most }) }
}

async function wantedBy(ctx: Ctx, asked: Asked): Promise<Wanted> {
  const centreId = idOf(asked.tcrId)
  return {
    visitor: await visitorOf(ctx),
    filter: {
      ...shelfFilterOf(asked, ctx.now),
      unitIds: centreId === undefined ? undefined : await unitsServedBy(ctx.db, centreId),
      also: asked.appStatus === '' ? [] : [standsWith(ctx.actor.id, asked.appStatus)],
    },
  }
}

/** Counting costs more than the page itself: one count serves a minute of paging. */
async function countOf(ctx: Ctx, asked: Asked, wanted: Wanted) {
  const filter = JSON.stringify(courseFilter.parse(asked))
  const mark = createHash('sha256').update(filter).digest('base64url')
  const count = await cached({
    redis: ctx.parts.redis,
    key: siteKey(ctx.site.id, 'course-count', ctx.actor.id, mark),
    seconds: countedSeconds,
    parse: (value) => z.int().parse(value),
    load: () => shelfCount(ctx.db, wanted, mostCounted + 1),
  })
  return count ?? 0
}
