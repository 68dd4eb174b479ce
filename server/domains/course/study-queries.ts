import { courseContent, type CourseContent } from '@lyceum/contract/course'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { likePattern } from '#platform/db/like-pattern'
import type { Db } from '#platform/db'
import { on } from './tables.ts'

// For the learning domain: version contents, the course of a module, and the counters shown in lists.

/** A published version never changes, so it is cached for the lifetime of this process. */
const versions = new LRUCache<string, CourseContent>({ max: 2000 })
const owners = new LRUCache<string, string>({ max: 2000 })

/** The content for somebody who is enrolled with this version. */
export async function versionContent(db: Db, versionId: string): Promise<CourseContent> {
  const content = (await versionContents(db, [versionId])).get(versionId)
  if (!content) throw new Error(`version ${versionId} not found`)
  return content
}

/** The same for several; uncached ones are read in one query. */
export async function versionContents(
  db: Db,
  versionIds: readonly string[],
): Promise<ReadonlyMap<string, CourseContent>> {
  const keyOf = (id: string) => `${db.siteId}:${id}`
  const found = new Map<string, CourseContent>()
  for (const id of versionIds) {
    const known = versions.get(keyOf(id))
    if (known) found.set(id, known)
  }
  const unknown = [...new Set(versionIds)].filter((id) => !found.has(id))
  if (unknown.length === 0) return found
  const rows = await on(db)
    .selectFrom('course.version')
    .select(['id', 'content'])
    .where('id', 'in', unknown)
    .execute()
  for (const { id, content } of rows) found.set(id, keep(versions, keyOf(id), courseContent.parse(content)))
  return found
}

/** The content for somebody who starts now. */
export async function newestContent(db: Db, courseId: string): Promise<CourseContent> {
  const { versionId } = await on(db)
    .selectFrom('course.course')
    .select('versionId')
    .where('id', '=', courseId)
    .executeTakeFirstOrThrow()
  return versionId === null ? courseContent.parse({}) : versionContent(db, versionId)
}

/** Version number, counted from one in each course. */
export async function versionNumber(db: Db, versionId: string): Promise<number> {
  const { number } = await on(db)
    .selectFrom('course.version')
    .select('number')
    .where('id', '=', versionId)
    .executeTakeFirstOrThrow()
  return number
}

/** All versions of a course, the newest first. */
export async function versionsOf(
  db: Db,
  courseId: string,
): Promise<readonly { readonly id: string; readonly number: number }[]> {
  return on(db)
    .selectFrom('course.version')
    .select(['id', 'number'])
    .where('courseId', '=', courseId)
    .orderBy('number', 'desc')
    .execute()
}

/** The course that a module belongs to, in whichever versions it occurs. */
export async function courseOfModule(db: Db, moduleId: string): Promise<string | undefined> {
  const key = `${db.siteId}:${moduleId}`
  const known = owners.get(key)
  if (known !== undefined) return known
  const row = await on(db)
    .selectFrom('course.module')
    .select('courseId')
    .where('id', '=', moduleId)
    .executeTakeFirst()
  return row && keep(owners, key, row.courseId)
}

/** Published courses that offer one of these files as a trial, and which; a few at most. */
export async function coursesTrying(db: Db, fileIds: readonly string[]) {
  const { rows } = await sql<{ courseId: string; files: string[] }>`
    select course.id as course_id, ${trialFiles} as files
    from course.version as version
    join course.course as course
      on course.site_id = version.site_id and course.version_id = version.id and course.state = 'published'
    where version.site_id = ${db.siteId} and ${trialFiles} ?| ${[...fileIds]}::text[]
    limit 20`.execute(db.kysely)
  return rows.map(({ courseId, files }) => ({
    courseId,
    fileIds: files.filter((id) => fileIds.includes(id)),
  }))
}

/** Must match the index of migration 0027: only few modules are trials, so it stays small. */
const trialFiles = sql`jsonb_path_query_array(version.content, '$.chapters[*].modules[*] ? (@.isTrial == true).body.fileId')`

/** Summary of a course for its learners, published or retired. */
export async function courseSummary(db: Db, courseId: string) {
  return on(db)
    .selectFrom('course.course')
    .select(['id', 'kind', 'title', 'unitId', 'state', 'reward', 'studyFrom', 'studyUntil'])
    .where('id', '=', courseId)
    .executeTakeFirst()
}

/** Courses of these units whose title contains a text; `all` means no restriction, so no list is needed. */
export async function coursesWithin(
  db: Db,
  units: readonly string[] | 'all',
  text = '',
): Promise<readonly string[] | 'all'> {
  if (units === 'all' && text === '') return 'all'
  if (units.length === 0) return []
  let query = on(db).selectFrom('course.course').select('id')
  if (units !== 'all') query = query.where('unitId', 'in', units)
  if (text !== '') query = query.where('title', 'ilike', likePattern(text))
  const rows = await query.execute()
  return rows.map(({ id }) => id)
}

/** Counts a completion, in the transaction that grants it. */
export async function countCompletion(db: Db, courseId: string): Promise<void> {
  await on(db)
    .updateTable('course.course')
    .set({ completed: sql`completed + 1` })
    .where('id', '=', courseId)
    .execute()
}

type Figures = {
  readonly id: string
  readonly learners: number
  readonly completed: number
  readonly ratingSum: number
  readonly ratingCount: number
}

/** Overwrites the figures shown in lists after a recount. */
export async function setFigures(db: Db, { id, ...figures }: Figures): Promise<void> {
  await on(db).updateTable('course.course').set(figures).where('id', '=', id).execute()
}

function keep<T extends object | string>(cache: LRUCache<string, T>, key: string, value: T): T {
  cache.set(key, value)
  return value
}
