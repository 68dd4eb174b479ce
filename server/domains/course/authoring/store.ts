import {
  type CourseContent,
  courseContent,
  type CourseKind,
  type CourseSheet,
  type ModuleType,
} from '@lyceum/contract/course'
import { audienceKeys } from '#domains/org'
import type { Db } from '#platform/db'
import { generatedCover } from '../rules.ts'
import { on } from '../tables.ts'

type NewCourse = {
  readonly kind: CourseKind
  readonly title: string
  readonly unitId: string | null
  readonly createdBy: string
}

export async function insertCourse(db: Db, course: NewCourse): Promise<string> {
  const { id } = await on(db)
    .insertInto('course.course')
    .values({ ...course, cover: JSON.stringify(generatedCover(course.title)) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Locks a course until the transaction ends. */
export async function lockCourse(db: Db, courseId: string) {
  return on(db)
    .selectFrom('course.course')
    .select(['id', 'kind', 'state', 'title', 'unitId', 'versionId'])
    .where('id', '=', courseId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

type NewDraft = { readonly courseId: string; readonly content: CourseContent; readonly savedBy: string }

export async function insertDraft(db: Db, { courseId, content, savedBy }: NewDraft): Promise<void> {
  await on(db)
    .insertInto('course.draft')
    .values({ courseId, content: JSON.stringify(content), savedBy })
    .execute()
}

export async function draftOf(db: Db, courseId: string) {
  const row = await on(db)
    .selectFrom('course.draft')
    .select(['content', 'revision', 'publishedRevision', 'savedBy', 'savedAt'])
    .where('courseId', '=', courseId)
    .executeTakeFirstOrThrow()
  return { ...row, content: courseContent.parse(row.content) }
}

type Saving = NewDraft & { readonly revision: number; readonly at: Date }

/** The next revision, or undefined if the draft has changed since it was read. */
export async function updateDraft(db: Db, { courseId, content, savedBy, revision, at }: Saving) {
  const saved = await on(db)
    .updateTable('course.draft')
    .set({ content: JSON.stringify(content), revision: revision + 1, savedBy, savedAt: at })
    .where('courseId', '=', courseId)
    .where('revision', '=', revision)
    .returning('revision')
    .executeTakeFirst()
  return saved?.revision
}

export async function markPublished(db: Db, courseId: string, revision: number): Promise<void> {
  await on(db)
    .updateTable('course.draft')
    .set({ publishedRevision: revision })
    .where('courseId', '=', courseId)
    .execute()
}

export async function insertModules(
  db: Db,
  courseId: string,
  types: readonly ModuleType[],
): Promise<string[]> {
  if (types.length === 0) return []
  const rows = await on(db)
    .insertInto('course.module')
    .values(types.map((type) => ({ courseId, type })))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function modulesOfCourse(db: Db, courseId: string) {
  return on(db).selectFrom('course.module').select(['id', 'type']).where('courseId', '=', courseId).execute()
}

type NewVersion = {
  readonly courseId: string
  readonly content: CourseContent
  readonly publishedBy: string
  readonly publishedAt: Date
}

/** The caller has locked the course, so version numbers have no gaps. */
export async function insertVersion(db: Db, { content, ...version }: NewVersion) {
  const last = await on(db)
    .selectFrom('course.version')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('courseId', '=', version.courseId)
    .executeTakeFirst()
  const number = (last?.number ?? 0) + 1
  const { id } = await on(db)
    .insertInto('course.version')
    .values({ ...version, number, content: JSON.stringify(content) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, number }
}

type Change = Partial<{
  readonly state: 'draft' | 'published' | 'retired'
  readonly versionId: string
  readonly hasExam: boolean
  readonly publishedAt: Date
  readonly updatedAt: Date
}>

export async function updateCourse(db: Db, courseId: string, change: Change): Promise<void> {
  await on(db).updateTable('course.course').set(change).where('id', '=', courseId).execute()
}

type Sheet = { readonly sheet: CourseSheet; readonly categoryPath: readonly string[]; readonly at: Date }

/** All columns of the sheet; its lists are in other tables. */
export async function updateSheet(
  db: Db,
  courseId: string,
  { sheet, categoryPath, at }: Sheet,
): Promise<void> {
  const { audience, prerequisites: _, lecturers: __, cover, hours, credits, ...plain } = sheet
  await on(db)
    .updateTable('course.course')
    .set({
      ...plain,
      cover: JSON.stringify(cover),
      hours: String(hours),
      credits: String(credits),
      applyFrom: dateOf(sheet.applyFrom),
      applyUntil: dateOf(sheet.applyUntil),
      studyFrom: dateOf(sheet.studyFrom),
      studyUntil: dateOf(sheet.studyUntil),
      audience: audienceKeys(audience),
      categoryPath: [...categoryPath],
      updatedAt: at,
    })
    .where('id', '=', courseId)
    .execute()
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text))

export async function deleteCourse(db: Db, courseId: string): Promise<void> {
  await on(db).deleteFrom('course.course').where('id', '=', courseId).execute()
}
