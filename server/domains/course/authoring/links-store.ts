import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** Serializes changes of prerequisites: otherwise two authors could each close half of a circle (INV-L06). */
export async function lockPrerequisites(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('course.prerequisite'), ${db.siteId})`.execute(db.kysely)
}

/** All prerequisite edges of the site: there are few, and a circle can go through any of them. */
export async function prerequisiteEdges(db: Db): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await on(db).selectFrom('course.prerequisite').select(['courseId', 'requiredId']).execute()
  const edges = new Map<string, string[]>()
  for (const { courseId, requiredId } of rows)
    edges.set(courseId, [...(edges.get(courseId) ?? []), requiredId])
  return edges
}

export async function knownCourses(db: Db, courseIds: readonly string[]) {
  if (courseIds.length === 0) return []
  return on(db)
    .selectFrom('course.course')
    .select(['id', 'title', 'unitId', 'state'])
    .where('id', 'in', courseIds)
    .execute()
}

export async function prerequisitesOf(db: Db, courseId: string): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('course.prerequisite')
    .select('requiredId')
    .where('courseId', '=', courseId)
    .orderBy('requiredId')
    .execute()
  return rows.map(({ requiredId }) => requiredId)
}

export async function replacePrerequisites(
  db: Db,
  courseId: string,
  required: readonly string[],
): Promise<void> {
  await on(db).deleteFrom('course.prerequisite').where('courseId', '=', courseId).execute()
  if (required.length === 0) return
  await on(db)
    .insertInto('course.prerequisite')
    .values(required.map((requiredId) => ({ courseId, requiredId })))
    .execute()
}

export async function lecturersOf(db: Db, courseId: string): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('course.lecturer')
    .select('accountId')
    .where('courseId', '=', courseId)
    .orderBy('position')
    .execute()
  return rows.map(({ accountId }) => accountId)
}

export async function replaceLecturers(
  db: Db,
  courseId: string,
  lecturers: readonly string[],
): Promise<void> {
  await on(db).deleteFrom('course.lecturer').where('courseId', '=', courseId).execute()
  if (lecturers.length === 0) return
  await on(db)
    .insertInto('course.lecturer')
    .values(lecturers.map((accountId, position) => ({ courseId, accountId, position })))
    .execute()
}
