import { lecturersOf, catalogueCourse } from '#domains/course'
import type { TargetKind } from '#platform/domain/target'
import { ratingOf } from '../catalogue/cards.ts'
import { findCourse } from '../enrolment/open-course.ts'

/** A course as a target of comments and ratings: whoever may open it may comment, and its lecturers answer for it. */
export const courseTarget: TargetKind = {
  isVisible: async (ctx, courseId) => (await findCourse(ctx, courseId)) !== undefined,
  average: async (ctx, courseId) => {
    const course = await catalogueCourse(ctx.db, courseId)
    return course && course.ratingCount > 0 ? ratingOf(course) : null
  },
  hosts: async (ctx, courseId) => new Set(await lecturersOf(ctx.db, courseId)),
}
