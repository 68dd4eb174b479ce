import { courseContent, type CourseContent } from '@lyceum/contract/course'
import { sql } from 'kysely'
import { containing } from '#platform/containing'
import type { Db } from '#platform/db'
import { on } from './tables.ts'

// For the room in which courses are studied: what a version holds, whose a module is, and the counters kept for lists.

/** A published version never changes: what was read once is good for as long as this process lives. */
const versions = new Map<string, CourseContent>()
const owners = new Map<string, string>()
const kept = 2000

/** What somebody studies who is enrolled under this version. */
export async function versionContent(db: Db, versionId: string): Promise<CourseContent> {
  const content = (await versionContents(db, [versionId])).get(versionId)
  if (!content) throw new Error(`There is no version ${versionId}.`)
  return content
}

/** The same for several; those that this process does not know yet are read at once. */
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

/** What whoever begins now would study. */
export async function newestContent(db: Db, courseId: string): Promise<CourseContent> {
  const { versionId } = await on(db)
    .selectFrom('course.course')
    .select('versionId')
    .where('id', '=', courseId)
    .executeTakeFirstOrThrow()
  return versionId === null ? courseContent.parse({}) : versionContent(db, versionId)
}

/** What a version is called: counted from one in each course. */
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

/** The course that a module belongs to, whatever versions it stands in. */
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

/** Courses on the shelf that show one of these files to whoever wants to try them, and which; a few at most. */
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

/** As the index of migration 0027 spells it: few modules may be tried, so it stays small however many courses there are. */
const trialFiles = sql`jsonb_path_query_array(version.content, '$.chapters[*].modules[*] ? (@.isTrial == true).body.fileId')`

/** How a course presents itself to those who study it, on the shelf or no longer. */
export async function courseFace(db: Db, courseId: string) {
  return on(db)
    .selectFrom('course.course')
    .select(['id', 'kind', 'title', 'unitId', 'state', 'reward', 'studyFrom', 'studyUntil'])
    .where('id', '=', courseId)
    .executeTakeFirst()
}

/** Which courses lie in these units and have these words in their names; `all` is everything, and needs no list. */
export async function coursesWithin(
  db: Db,
  units: readonly string[] | 'all',
  words = '',
): Promise<readonly string[] | 'all'> {
  if (units === 'all' && words === '') return 'all'
  if (units.length === 0) return []
  let query = on(db).selectFrom('course.course').select('id')
  if (units !== 'all') query = query.where('unitId', 'in', units)
  if (words !== '') query = query.where('title', 'ilike', containing(words))
  const rows = await query.execute()
  return rows.map(({ id }) => id)
}

/** One more has completed a course; in the transaction that grants it. */
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

/** The figures that lists show, where they were counted anew. */
export async function setFigures(db: Db, { id, ...figures }: Figures): Promise<void> {
  await on(db).updateTable('course.course').set(figures).where('id', '=', id).execute()
}

function keep<T>(cache: Map<string, T>, key: string, value: T): T {
  if (cache.size >= kept) cache.clear()
  cache.set(key, value)
  return value
}
