import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import { bigints, columnsOf, type Db, plannedByValues } from '#platform/db'
import { on } from '../tables.ts'
import { lookedFor, type CatalogueFilter, shownTo, type Visitor } from './condition-queries.ts'

/** Sort orders of the catalogue, each with its own index (migration 0018). */
export type CatalogueOrder = 'usual' | 'publishedAt' | 'learners' | 'rating' | 'reward'

export type CataloguePaging = {
  readonly order: CatalogueOrder
  readonly isRising: boolean
  /** A sort key of a domain above on `course.id`, applied first; no index is used then. */
  readonly first?: RawBuilder<number> | undefined
  readonly skip: number
  readonly most: number
}

/** The columns that a card shows. */
const card = [
  'id',
  'kind',
  'title',
  'cover',
  'categoryPath',
  'unitId',
  'hours',
  'credits',
  'reward',
  'isCompulsory',
  'isMobile',
  'hasExam',
  'studyFrom',
  'studyUntil',
  'quota',
  'learners',
  'ratingSum',
  'ratingCount',
  'publishedAt',
] as const

type Tables = ReturnType<typeof on> extends Kysely<infer T> ? T : never
export type CatalogueCard = Pick<Selectable<Tables['course.course']>, (typeof card)[number]>

const columns = columnsOf('course', card)

type CatalogueQuery = { readonly visitor: Visitor; readonly filter: CatalogueFilter }

/**
 * Published courses visible to a visitor, in an order; the cost depends on the page, not on the catalogue. Planned by its
 * values, because the filter decides which index is good.
 * Written as raw SQL: the course centre runs it with every page.
 */
export async function cataloguePage(
  db: Db,
  { visitor, filter }: CatalogueQuery,
  { order, isRising, first, skip, most }: CataloguePaging,
): Promise<readonly CatalogueCard[]> {
  const { rows } = await sql<CatalogueCard>`
    select ${plannedByValues} ${columns} from course.course as course
    where course.site_id = ${db.siteId} and ${shownTo(visitor)} and ${lookedFor(filter)}
    order by ${first ? sql`${first}, ` : sql``}${orders[order][isRising ? 'asc' : 'desc']} limit ${most} offset ${skip}`.execute(
    db.kysely,
  )
  return rows
}

/**
 * The first rows of the catalogue without a filter, as a subquery for a statement with a pinned plan, and their order for a
 * `course` of the same columns. With `coalesce` the planner takes half of the courses to be visible: by its own guess, one in
 * two hundred, it would leave the index of the order, and read and sort every course.
 */
export function plainCataloguePage(
  { siteId }: Db,
  { keys, isExternal }: { readonly keys: RawBuilder<string[]>; readonly isExternal: boolean },
  { order, isRising, skip, most }: CataloguePaging,
) {
  const sorted = orders[order][isRising ? 'asc' : 'desc']
  return {
    order: sorted,
    page: sql<CatalogueCard>`
      select ${columns} from course.course as course
      where course.site_id = ${siteId} and course.state = 'published' and coalesce(course.audience && ${keys}, false)
        and (not ${isExternal}::boolean or not course.is_closed_to_externals)
      order by ${sorted} limit ${most} offset ${skip}`,
  }
}

const orders = {
  usual: {
    asc: sql`course.is_compulsory, course.published_at, course.id`,
    desc: sql`course.is_compulsory desc, course.published_at desc, course.id desc`,
  },
  publishedAt: {
    asc: sql`course.published_at, course.id`,
    desc: sql`course.published_at desc, course.id desc`,
  },
  learners: {
    asc: sql`course.learners, course.id`,
    desc: sql`course.learners desc, course.id desc`,
  },
  rating: {
    asc: sql`(course.rating_sum * 100 / greatest(course.rating_count, 1)), course.id`,
    desc: sql`(course.rating_sum * 100 / greatest(course.rating_count, 1)) desc, course.id desc`,
  },
  reward: { asc: sql`course.reward, course.id`, desc: sql`course.reward desc, course.id desc` },
} as const satisfies Record<CatalogueOrder, unknown>

/** Number of matches, counted up to `most`. */
export async function catalogueCount(
  db: Db,
  { visitor, filter }: CatalogueQuery,
  most: number,
): Promise<number> {
  const few = on(db)
    .selectFrom('course.course as course')
    .where(shownTo(visitor))
    .where(lookedFor(filter))
    .select('course.id')
    .limit(most)
  const { count } = await on(db)
    .selectFrom(few.as('few'))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Cards by id, in that order, limited to what a visitor may see. */
export async function catalogueCards(
  db: Db,
  visitor: Visitor,
  ids: readonly string[],
): Promise<CatalogueCard[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<CatalogueCard>`
    select ${columns} from course.course as course
    where course.site_id = ${db.siteId} and ${shownTo(visitor)} and course.id = any(${bigints(ids)})`.execute(
    db.kysely,
  )
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}
