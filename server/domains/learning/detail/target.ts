import { lecturersOf, shelfCourse } from '#domains/course'
import type { TargetKind } from '#platform/target'
import { ratingOf } from '../catalogue/cards.ts'
import { findCourse } from '../open-course.ts'

/** A course as people talk about it: whoever may open it may say something, and its lecturers speak for it. */
export const courseTarget: TargetKind = {
  isVisible: async (ctx, courseId) => (await findCourse(ctx, courseId)) !== undefined,
  average: async (ctx, courseId) => {
    const course = await shelfCourse(ctx.db, courseId)
    return course && course.ratingCount > 0 ? ratingOf(course) : null
  },
  hosts: async (ctx, courseId) => new Set(await lecturersOf(ctx.db, courseId)),
}
