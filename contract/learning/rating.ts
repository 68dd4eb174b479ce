import { z } from 'zod'
import { commonErrors, endpoint, id, moment, pageOf, pageQuery } from '../kit/index.ts'
import { learningErrors } from './errors.ts'

/** C-106, B-244. */
export const rateCourse = endpoint({
  method: 'POST',
  path: '/app/api/trainee/course/score',
  kind: 'write',
  access: 'user',
  summary: 'Gives a course one to five stars: once, and only after completing it.',
  body: z.object({ itmId: id('course.offer'), score: z.int().min(1).max(5) }),
  result: z.object({ rating: z.number(), ratingCount: z.int() }),
  errors: [
    commonErrors.NOT_FOUND,
    learningErrors.COMPLETE_COURSE_EVALUATE,
    learningErrors.NOT_REPEAT_EVALUATE,
  ],
})

/** C-107. */
export const listCourseRatings = endpoint({
  method: 'GET',
  path: '/app/api/trainee/course/score/record',
  kind: 'read',
  access: 'user',
  summary: 'The stars of a course: on average, how often each, my own, and who gave which, the newest first.',
  query: pageQuery.extend({ itmId: id('course.offer') }),
  result: pageOf(z.object({ name: z.string(), score: z.int(), at: moment })).extend({
    rating: z.number(),
    /** From one star to five. */
    counts: z.array(z.int()).length(5),
    mine: z.int().nullable(),
  }),
  errors: [commonErrors.NOT_FOUND],
})
