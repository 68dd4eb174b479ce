import { sql } from 'kysely'
import type { Ctx } from '#platform/ctx'
import { bigints, type Db, pinnedPlan } from '#platform/db'
import type { TitlesOf } from '#platform/domain'
import { offerColumns } from '../offer-queries.ts'
import { on } from '../tables.ts'
import { shownTo, type Visitor } from './condition-queries.ts'

const columns = [
  ...offerColumns,
  'state',
  'summary',
  'cover',
  'categoryPath',
  'hours',
  'credits',
  'reward',
  'isCompulsory',
  'isMobile',
  'hasExam',
  'learners',
  'completed',
  'ratingSum',
  'ratingCount',
  'publishedAt',
] as const

/** A course that is or was published; drafts are excluded. */
export type CatalogueCourse = NonNullable<Awaited<ReturnType<typeof catalogueCourse>>>

export async function catalogueCourse(db: Db, courseId: string) {
  const row = await on(db)
    .selectFrom('course.course')
    .select(columns)
    .where('id', '=', courseId)
    .where('state', '!=', 'draft')
    .executeTakeFirst()
  return row?.versionId ? { ...row, versionId: row.versionId } : undefined
}

/** Summaries of some courses, published or retired, for readers whose access was already checked. */
export async function courseSummaries(db: Db, courseIds: readonly string[]) {
  if (courseIds.length === 0) return []
  return on(db)
    .selectFrom('course.course')
    .modifyFront(pinnedPlan)
    .select(['id', 'kind', 'title', 'cover', 'categoryPath', 'credits'])
    .where('id', '=', sql<string>`any(${bigints(courseIds)})`)
    .where('state', '!=', 'draft')
    .execute()
}

/** Lecturers with the most published courses that a visitor may see, and their number. */
export async function busiestLecturers(db: Db, visitor: Visitor, page: { skip: number; most: number }) {
  const lecturerCounts = on(db)
    .selectFrom('course.lecturer as lecturer')
    .innerJoin('course.course as course', 'course.id', 'lecturer.courseId')
    .where(shownTo(visitor))
    .select(['lecturer.accountId', sql<string>`count(*)`.as('courses')])
    .select(sql<string>`count(*) over ()`.as('total'))
    .groupBy('lecturer.accountId')
  return lecturerCounts
    .orderBy('courses', 'desc')
    .orderBy('lecturer.accountId')
    .offset(page.skip)
    .limit(page.most)
    .execute()
}

/** The courses that have this one as a prerequisite. */
export async function coursesAfter(db: Db, courseId: string): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('course.prerequisite')
    .select('courseId')
    .where('requiredId', '=', courseId)
    .orderBy('courseId')
    .limit(100)
    .execute()
  return rows.map((row) => row.courseId)
}

/** Category names in the requester's language. */
export async function categoryNames(
  { db, locale }: Pick<Ctx, 'db' | 'locale'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await on(db)
    .selectFrom('course.category')
    .select(['id', sql<string>`coalesce(names ->> ${locale}, name)`.as('name')])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Category names for records that are the same for all readers. */
export const categoryTitles: TitlesOf = async (db, ids) => {
  const rows = await on(db)
    .selectFrom('course.category')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The published ones among these, for the search: their audience is indexed with them. */
export async function findableCourses(db: Db, ids: readonly string[]) {
  return on(db)
    .selectFrom('course.course')
    .select([
      'id',
      'kind',
      'title',
      'summary',
      'cover',
      'unitId',
      'versionId',
      'audience',
      'isClosedToExternals',
    ])
    .select(['categoryPath', 'publishedAt', 'updatedAt'])
    .where('id', '=', sql<string>`any(${bigints(ids)})`)
    .where('state', '=', 'published')
    .execute()
}

export async function courseIdsAfter(db: Db, id: string, most: number): Promise<readonly string[]> {
  const rows = await on(db)
    .selectFrom('course.course')
    .select('id')
    .where('id', '>', id)
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map((row) => row.id)
}
