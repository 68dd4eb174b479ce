import type { SetupStep } from '#platform/domain/setup'
import { on } from './tables.ts'

/** Courses are found and placed by category. */
export const categoriesStep: SetupStep = {
  name: 'categories',
  permissions: ['course.read', 'course.categories'],
  path: '/course-categories',
  isDone: async ({ db }) => {
    const any = await on(db).selectFrom('course.category').select('id').limit(1).executeTakeFirst()
    return any !== undefined
  },
}

/** A draft is not yet something to learn, and an exam has its own step. */
export const courseStep: SetupStep = {
  name: 'course',
  permissions: ['course.read', 'course.author', 'course.publish'],
  path: '/courses',
  isDone: async ({ db }) => {
    const any = await on(db)
      .selectFrom('course.course')
      .select('id')
      .where('state', '=', 'published')
      .where('kind', 'not in', ['EXAM_COURSE', 'OFF_EXAM_COURSE'])
      .limit(1)
      .executeTakeFirst()
    return any !== undefined
  },
}
