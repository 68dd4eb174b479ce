import type { CourseContent, CourseKind, ModuleType } from '@lyceum/contract/course'
import { inGroups, type SeedCtx } from '#platform/domain/seed'
import { on } from '../tables.ts'

/** A course to insert: its sheet, content and lecturers. */
export type NewCourse = {
  readonly content: CourseContent
  readonly versionId: string
  readonly modules: readonly { readonly id: string; readonly type: ModuleType }[]
  readonly teachers: readonly string[]
  readonly isChanged: boolean
  readonly row: {
    readonly id: string
    readonly kind: CourseKind
    readonly title: string
    readonly cover: string
    readonly categoryPath: string[]
    readonly audience: string[]
    readonly state: 'draft' | 'published' | 'retired'
    readonly createdBy: string
    readonly updatedAt: Date
  }
}

export async function insertCourses({ db }: SeedCtx, courses: readonly NewCourse[]): Promise<void> {
  // A published course needs its version, and the version its course: so each starts as a draft.
  await inGroups(courses, (group) =>
    on(db)
      .insertInto('course.course')
      .values(group.map(({ row }) => ({ ...row, state: 'draft' as const })))
      .execute(),
  )
  const ofCourse = <T>(make: (course: NewCourse) => readonly T[]) => courses.flatMap(make)
  const modules = ofCourse(({ row, modules: own }) => own.map((module) => ({ ...module, courseId: row.id })))
  await inGroups(modules, (group) => on(db).insertInto('course.module').values(group).execute())
  const drafts = ofCourse(({ row, content, isChanged }) => [
    {
      courseId: row.id,
      content: JSON.stringify(content),
      revision: isChanged ? 2 : 1,
      publishedRevision: row.state === 'draft' ? null : 1,
      savedBy: row.createdBy,
      savedAt: row.updatedAt,
    },
  ])
  await inGroups(drafts, (group) => on(db).insertInto('course.draft').values(group).execute())
  const versions = ofCourse(({ row, versionId, content }) =>
    row.state === 'draft'
      ? []
      : [
          {
            id: versionId,
            courseId: row.id,
            number: 1,
            content: JSON.stringify(content),
            publishedBy: row.createdBy,
            publishedAt: row.updatedAt,
          },
        ],
  )
  await inGroups(versions, (group) => on(db).insertInto('course.version').values(group).execute())
  await publishCourses(db, courses)
  const lecturers = ofCourse(({ row, teachers }) =>
    teachers.map((accountId, position) => ({ courseId: row.id, accountId, position })),
  )
  await inGroups(lecturers, (group) => on(db).insertInto('course.lecturer').values(group).execute())
}

async function publishCourses(db: SeedCtx['db'], courses: readonly NewCourse[]): Promise<void> {
  for (const state of ['published', 'retired'] as const) {
    const ids = courses.filter(({ row }) => row.state === state).map(({ row }) => row.id)
    if (ids.length === 0) continue
    await on(db)
      .updateTable('course.course')
      .from('course.version')
      .set((at) => ({ state, versionId: at.ref('course.version.id') }))
      .whereRef('course.version.courseId', '=', 'course.course.id')
      .where('course.course.id', 'in', ids)
      .execute()
  }
}
