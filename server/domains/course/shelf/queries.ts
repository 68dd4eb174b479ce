import { sql } from 'kysely'
import { bigints, type Db } from '#platform/db'
import { on } from '../tables.ts'
import { lookedFor, type ShelfFilter, shownTo, type Visitor } from './condition-queries.ts'

/** The orders of the shelf, each with an index of its own (migration 0018). */
export type ShelfOrder = 'usual' | 'publishedAt' | 'learners' | 'rating' | 'reward'

export type ShelfPaging = {
  readonly order: ShelfOrder
  readonly isRising: boolean
  readonly skip: number
  readonly most: number
}

/** What a card shows of a course. */
const card = [
  'course.id',
  'course.kind',
  'course.title',
  'course.cover',
  'course.categoryPath',
  'course.unitId',
  'course.hours',
  'course.credits',
  'course.reward',
  'course.isCompulsory',
  'course.isMobile',
  'course.hasExam',
  'course.studyFrom',
  'course.studyUntil',
  'course.quota',
  'course.learners',
  'course.ratingSum',
  'course.ratingCount',
  'course.publishedAt',
] as const

export type ShelfCard = Awaited<ReturnType<typeof shelfPage>>[number]

/** Courses on the shelf that are meant for a visitor, in an order; the cost is that of the page, not of the shelf. */
export async function shelfPage(
  db: Db,
  { visitor, filter }: { readonly visitor: Visitor; readonly filter: ShelfFilter },
  { order, isRising, skip, most }: ShelfPaging,
) {
  const direction = isRising ? 'asc' : 'desc'
  let courses = onShelf(db, visitor).where(lookedFor(filter)).select(card)
  for (const key of keysOf[order]) courses = courses.orderBy(key, direction)
  return courses.orderBy('course.id', direction).offset(skip).limit(most).execute()
}

const rated = sql`(course.rating_sum * 100 / greatest(course.rating_count, 1))`

const keysOf = {
  usual: ['course.isCompulsory', 'course.publishedAt'],
  publishedAt: ['course.publishedAt'],
  learners: ['course.learners'],
  rating: [rated],
  reward: ['course.reward'],
} as const

/** How many there are, as far as anyone counts. */
export async function shelfCount(
  db: Db,
  { visitor, filter }: { readonly visitor: Visitor; readonly filter: ShelfFilter },
  most: number,
): Promise<number> {
  const few = onShelf(db, visitor).where(lookedFor(filter)).select('course.id').limit(most)
  const { count } = await on(db)
    .selectFrom(few.as('few'))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Cards by their ids, in that order, of what a visitor may see. */
export async function shelfCards(db: Db, visitor: Visitor, ids: readonly string[]): Promise<ShelfCard[]> {
  if (ids.length === 0) return []
  const rows = await onShelf(db, visitor)
    .select(card)
    .where('course.id', '=', sql<string>`any(${bigints(ids)})`)
    .execute()
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

const onShelf = (db: Db, visitor: Visitor) =>
  on(db).selectFrom('course.course as course').where(shownTo(visitor))
