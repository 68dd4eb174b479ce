import { createHash } from 'node:crypto'
import {
  courseFilter,
  type listCourseCentre as listCourseCentreEndpoint,
  type pageCourseCentre as pageCourseCentreEndpoint,
} from '@lyceum/contract/learning'
import type { Input, Result } from '@lyceum/contract/kit'
import { z } from 'zod'
import {
  type CatalogueFilter,
  catalogueCount,
  cataloguePage,
  plainCataloguePage,
  type Visitor,
} from '#domains/course'
import { audienceKeysExpression, unitsServedBy } from '#domains/org'
import { cached } from '#platform/cache'
import type { Ctx } from '#platform/ctx'
import { siteKey } from '#platform/cache/redis'
import { cardsOf, plainCardsOf } from './cards.ts'
import { idOf, isPlain, orderOf, catalogueFilterOf } from './filter-rules.ts'
import { type Due, dueOf, plainCards, standsWith } from './queries.ts'
import { visitorOf } from './visitor.ts'

type CatalogueQuery = Input<typeof listCourseCentreEndpoint>

/** A page without a count: one row more than shown is fetched. */
export async function listCourseCentre(
  ctx: Ctx,
  query: CatalogueQuery,
): Promise<Result<typeof listCourseCentreEndpoint>> {
  const { pageNo, pageSize } = query
  if (isPlain(query)) return plainCentre(ctx, query)
  const { rows } = await pageOf(ctx, query, { most: pageSize + 1 })
  const records = await cardsOf(ctx, rows.slice(0, pageSize))
  return { records, pageNo, pageSize, hasMore: rows.length > pageSize }
}

/** Without a filter, as nearly everybody opens it: one statement. */
async function plainCentre(
  ctx: Ctx,
  query: CatalogueQuery,
): Promise<Result<typeof listCourseCentreEndpoint>> {
  const { pageNo, pageSize } = query
  const { id, isExternal } = ctx.actor
  const page = plainCataloguePage(
    ctx.db,
    { keys: audienceKeysExpression(ctx.db, id), isExternal },
    { ...orderOf(query), skip: (pageNo - 1) * pageSize, most: pageSize + 1 },
  )
  const rows = await plainCards(ctx.db, id, page)
  const records = await plainCardsOf(ctx, rows.slice(0, pageSize))
  return { records, pageNo, pageSize, hasMore: rows.length > pageSize }
}

/** Counting stops here; a narrower filter finds the rest. */
const mostCounted = 2000
const countedSeconds = 60

export const pageCourseCentre = (ctx: Ctx, query: Input<typeof pageCourseCentreEndpoint>) =>
  countedPage(ctx, query)

/** Sorted by due date unless an order is given; `due` is the due time of a `course.id` from a domain above. */
export const coursesByDue = (ctx: Ctx, query: Input<typeof pageCourseCentreEndpoint>, due: Due) =>
  countedPage(ctx, query, due)

async function countedPage(
  ctx: Ctx,
  query: Input<typeof pageCourseCentreEndpoint>,
  due?: Due,
): Promise<Result<typeof pageCourseCentreEndpoint>> {
  const { pageNo, pageSize } = query
  const { rows, selection } = await pageOf(ctx, query, { most: pageSize, due })
  const [records, count] = await Promise.all([cardsOf(ctx, rows), countOf(ctx, query, selection)])
  return { records, pageNo, pageSize, total: Math.min(count, mostCounted), isMore: count > mostCounted }
}

type CatalogueSelection = { readonly visitor: Visitor; readonly filter: CatalogueFilter }

async function pageOf(
  ctx: Ctx,
  query: CatalogueQuery,
  { most, due }: { readonly most: number; readonly due?: Due | undefined },
) {
  const selection = await wantedBy(ctx, query)
  const skip = (query.pageNo - 1) * query.pageSize
  const first = due && query.sort === '' ? dueOf(ctx.db, ctx.actor.id, due) : undefined
  return { selection, rows: await cataloguePage(ctx.db, selection, { ...orderOf(query), first, skip, most }) }
}

async function wantedBy(ctx: Ctx, query: CatalogueQuery): Promise<CatalogueSelection> {
  const centreId = idOf(query.tcrId)
  return {
    visitor: await visitorOf(ctx),
    filter: {
      ...catalogueFilterOf(query, ctx.now),
      unitIds: centreId === undefined ? undefined : await unitsServedBy(ctx.db, centreId),
      also: query.appStatus === '' ? [] : [standsWith(ctx.actor.id, query.appStatus)],
    },
  }
}

/** Counting costs more than the page itself, so a count is cached for a minute of paging. */
async function countOf(ctx: Ctx, query: CatalogueQuery, selection: CatalogueSelection) {
  const filter = JSON.stringify(courseFilter.parse(query))
  const mark = createHash('sha256').update(filter).digest('base64url')
  const count = await cached({
    redis: ctx.parts.redis,
    key: siteKey(ctx.site.id, 'course-count', ctx.actor.id, mark),
    seconds: countedSeconds,
    parse: (value) => z.int().parse(value),
    load: () => catalogueCount(ctx.db, selection, mostCounted + 1),
  })
  return count ?? 0
}
