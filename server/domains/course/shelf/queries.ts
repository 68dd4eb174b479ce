import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import { bigints, columnsOf, type Db } from '#platform/db'
import { on } from '../tables.ts'
import { lookedFor, type ShelfFilter, shownTo, type Visitor } from './condition-queries.ts'

/** The orders of the shelf, each with an index of its own (migration 0018). */
export type ShelfOrder = 'usual' | 'publishedAt' | 'learners' | 'rating' | 'reward'

export type ShelfPaging = {
  readonly order: ShelfOrder
  readonly isRising: boolean
  /** What a room above sorts `course.id` by, before the order; nothing lies in an index then. */
  readonly first?: RawBuilder<number> | undefined
  readonly skip: number
  readonly most: number
}

/** What a card shows of a course. */
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
export type ShelfCard = Pick<Selectable<Tables['course.course']>, (typeof card)[number]>

const columns = columnsOf('course', card)

type Wanted = { readonly visitor: Visitor; readonly filter: ShelfFilter }

/**
 * Courses on the shelf that are meant for a visitor, in an order; the cost is that of the page, not of the shelf.
 * Written out: the course centre asks it with every page.
 */
export async function shelfPage(
  db: Db,
  { visitor, filter }: Wanted,
  { order, isRising, first, skip, most }: ShelfPaging,
): Promise<readonly ShelfCard[]> {
  const { rows } = await sql<ShelfCard>`
    select ${columns} from course.course as course
    where course.site_id = ${db.siteId} and ${shownTo(visitor)} and ${lookedFor(filter)}
    order by ${first ? sql`${first}, ` : sql``}${orders[order][isRising ? 'asc' : 'desc']} limit ${most} offset ${skip}`.execute(
    db.kysely,
  )
  return rows
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
} as const satisfies Record<ShelfOrder, unknown>

/** How many there are, as far as anyone counts. */
export async function shelfCount(db: Db, { visitor, filter }: Wanted, most: number): Promise<number> {
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

/** Cards by their ids, in that order, of what a visitor may see. */
export async function shelfCards(db: Db, visitor: Visitor, ids: readonly string[]): Promise<ShelfCard[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ShelfCard>`
    select ${columns} from course.course as course
    where course.site_id = ${db.siteId} and ${shownTo(visitor)} and course.id = any(${bigints(ids)})`.execute(
    db.kysely,
  )
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}
