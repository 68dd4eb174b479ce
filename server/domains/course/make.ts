import { randomUUID } from 'node:crypto'
import {
  type CourseContent,
  courseContent,
  type CourseKind,
  type CourseSheet,
  courseSheet,
  type ModuleType,
} from '@lyceum/contract/course'
import type { Db } from '#platform/db'
import { makeAccount } from '../identity/make.ts'
import type { Fixtures } from '#testing/fixtures'
import { deleteCategory } from './category/store.ts'
import { replaceLecturers, replacePrerequisites } from './authoring/links-store.ts'
import {
  deleteCourse,
  insertVersion,
  markPublished,
  updateCourse,
  updateDraft,
  updateSheet,
} from './authoring/store.ts'
import { generatedCover } from './rules.ts'
import { on } from './tables.ts'

export async function makeCategory(
  db: Db,
  { name = `C${randomUUID().slice(0, 8)}`, parentId }: { name?: string; parentId?: string } = {},
): Promise<string> {
  const parent = parentId
    ? await on(db)
        .selectFrom('course.category')
        .select('level')
        .where('id', '=', parentId)
        .executeTakeFirstOrThrow()
    : { level: 0 }
  const { id } = await on(db)
    .insertInto('course.category')
    .values({ name, parentId: parentId ?? null, level: parent.level + 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type NewCourse = {
  readonly title?: string
  readonly kind?: CourseKind
  readonly unitId?: string
  readonly content?: CourseContent
  readonly createdBy?: string
}

/** A draft; an author is created unless one is given. */
export async function makeCourse(db: Db, course: NewCourse = {}): Promise<string> {
  const { title = '安全第一课', kind = 'SELFSTUDY', unitId, content = courseContent.parse({}) } = course
  const createdBy =
    course.createdBy ?? (await makeAccount(db, { userName: `a${randomUUID()}`, name: '作者' }))
  const { id } = await on(db)
    .insertInto('course.course')
    .values({ title, kind, createdBy, unitId: unitId ?? null, cover: JSON.stringify(generatedCover(title)) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await on(db)
    .insertInto('course.draft')
    .values({ courseId: id, content: JSON.stringify(content), savedBy: createdBy })
    .execute()
  return id
}

type Published = {
  readonly sheet?: Partial<CourseSheet>
  /** Or a function that makes it from the id of a newly created module. */
  readonly content: CourseContent | ((moduleId: string) => CourseContent)
  readonly kind?: CourseKind
}

/** A published course with the given sheet. */
export async function makePublished(db: Db, { sheet = {}, content: given, kind = 'SELFSTUDY' }: Published) {
  const whole = courseSheet.parse({ title: '安全第一课', ...sheet })
  const createdBy = await makeAccount(db, { userName: `a${randomUUID()}`, name: '作者' })
  const courseId = await makeCourse(db, { title: whole.title, kind, createdBy })
  const content = typeof given === 'function' ? given(await makeModule(db, courseId, 'URLVOD')) : given
  await updateDraft(db, { courseId, content, savedBy: createdBy, revision: 0, at: new Date() })
  await markPublished(db, courseId, 1)
  const version = await insertVersion(db, {
    courseId,
    content,
    publishedBy: createdBy,
    publishedAt: new Date(),
  })
  await updateSheet(db, courseId, { sheet: whole, categoryPath: [], at: new Date() })
  await replacePrerequisites(db, courseId, whole.prerequisites)
  await replaceLecturers(db, courseId, whole.lecturers)
  await updateCourse(db, courseId, { state: 'published', versionId: version.id, publishedAt: new Date() })
  return { courseId, versionId: version.id }
}

/** Publishes this content as the course's next version. */
export async function publishAs(db: Db, courseId: string, content: CourseContent): Promise<string> {
  const publishedBy = await makeAccount(db, { userName: `p${randomUUID()}`, name: '作者' })
  const { id } = await insertVersion(db, { courseId, content, publishedBy, publishedAt: new Date() })
  await updateCourse(db, courseId, { state: 'published', versionId: id, publishedAt: new Date() })
  return id
}

/** Retires a course. */
export const shelve = (db: Db, courseId: string) => updateCourse(db, courseId, { state: 'retired' })

type Figures = Partial<{
  readonly publishedAt: Date
  readonly learners: number
  readonly reward: number
  readonly ratingSum: number
  readonly ratingCount: number
  readonly isCompulsory: boolean
  readonly hasExam: boolean
  readonly categoryPath: string[]
  readonly audience: string[]
  readonly studyFrom: Date
  readonly studyUntil: Date
}>

/** Sets the figures that time, learners and publishing would produce. */
export async function setFigures(db: Db, courseId: string, figures: Figures): Promise<void> {
  await on(db).updateTable('course.course').set(figures).where('id', '=', courseId).execute()
}

export async function makeModule(db: Db, courseId: string, type: ModuleType = 'REF'): Promise<string> {
  const { id } = await on(db)
    .insertInto('course.module')
    .values({ courseId, type })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A published course with one link module: something a learner can find, take and open. */
export async function makeOffered(db: Db, sheet: Partial<CourseSheet> = {}): Promise<string> {
  const { courseId } = await makePublished(db, {
    sheet,
    content: (moduleId) =>
      courseContent.parse({
        chapters: [
          {
            title: '第一章',
            modules: [
              {
                id: moduleId,
                type: 'URLVOD',
                title: '看一段',
                body: { address: 'https://example.com/fire' },
              },
            ],
          },
        ],
      }),
  })
  return courseId
}

/** The module of a course made by `makeOffered`. */
export async function offeredModule(db: Db, courseId: string): Promise<string> {
  const { id } = await on(db)
    .selectFrom('course.module')
    .select('id')
    .where('courseId', '=', courseId)
    .executeTakeFirstOrThrow()
  return id
}

export const fixtures: Fixtures = {
  // Learners' endpoints take published courses; authors' endpoints take any.
  'course.offer': {
    make: (db) => makeOffered(db),
    reach: 'site',
    remove: shelve,
  },
  'course.offerModule': {
    make: async (db, _ownerId, parents) =>
      offeredModule(db, parents['course.offer'] ?? (await makeOffered(db))),
    reach: 'site',
    within: 'course.offer',
  },
  'course.category': { make: (db) => makeCategory(db), reach: 'site', remove: deleteCategory },
  'course.course': {
    make: (db, _ownerId, { unit }) => makeCourse(db, unit ? { unitId: unit } : {}),
    reach: 'unit',
    remove: deleteCourse,
  },
  'course.module': {
    make: async (db, _ownerId, { unit, ...parents }) =>
      makeModule(db, parents['course.course'] ?? (await makeCourse(db, unit ? { unitId: unit } : {}))),
    reach: 'unit',
    within: 'course.course',
  },
}
