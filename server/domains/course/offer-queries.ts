import type { Db } from '#platform/db'
import { on } from './tables.ts'

/** What decides whether and how somebody gets a place. */
export const offerColumns = [
  'id',
  'kind',
  'title',
  'unitId',
  'allowsRepeat',
  'isClosedToExternals',
  'approval',
  'needsFormImage',
  'applyFrom',
  'applyUntil',
  'studyFrom',
  'studyUntil',
  'dueDays',
  'quota',
  'queueLimit',
  'audience',
  'versionId',
] as const

/** How a published course is offered, for the domain that manages enrolments. */
export type Offer = NonNullable<Awaited<ReturnType<typeof offerOf>>>

export async function offerOf(db: Db, courseId: string) {
  const row = await on(db)
    .selectFrom('course.course')
    .select(offerColumns)
    .where('id', '=', courseId)
    .where('state', '=', 'published')
    .executeTakeFirst()
  if (!row || row.versionId === null) return undefined
  const required = await on(db)
    .selectFrom('course.prerequisite')
    .select('requiredId')
    .where('courseId', '=', courseId)
    .orderBy('requiredId')
    .execute()
  return { ...row, versionId: row.versionId, prerequisites: required.map(({ requiredId }) => requiredId) }
}

/** The dates of several courses, to find overlaps. */
export async function timesOf(db: Db, courseIds: readonly string[]) {
  if (courseIds.length === 0) return []
  return on(db)
    .selectFrom('course.course')
    .select(['id', 'kind', 'title', 'studyFrom', 'studyUntil'])
    .where('id', 'in', courseIds)
    .execute()
}

export async function titlesOf(db: Db, courseIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return new Map((await timesOf(db, courseIds)).map(({ id, title }) => [id, title]))
}

/** The quota of each published course among these; null: unlimited. Unpublished courses are left out. */
export async function placesOf(
  db: Db,
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  if (courseIds.length === 0) return new Map()
  const rows = await on(db)
    .selectFrom('course.course')
    .select(['id', 'quota'])
    .where('id', 'in', courseIds)
    .where('state', '=', 'published')
    .execute()
  return new Map(rows.map(({ id, quota }) => [id, quota]))
}
