import { z } from 'zod'
import { commonErrors, endpoint, moment, pageOf, pageQuery } from '../kit/index.ts'
import { courseCard, courseFilter } from '../learning/catalogue.ts'

/** The exam on a course card; its times are the requester's own, including individual extensions. */
const examSummary = z.object({
  opensAt: moment.nullable(),
  closesAt: moment.nullable(),
  minutes: z.int(),
  passScore: z.number(),
  /** How many attempts are left; null: unlimited. */
  timesLeft: z.int().nullable(),
})
export type ExamSummary = z.output<typeof examSummary>

/** The course centre ordered by due date, with its exams. */
export const pageByDue = endpoint({
  method: 'POST',
  path: '/app/api/trainee/exam/center/pageList',
  kind: 'read',
  access: 'user',
  summary:
    'Courses and exams that are meant for me, what is due first unless another order is asked for; of an exam when it is open and how often I may still sit it.',
  query: pageQuery.extend({ pageSize: z.coerce.number().int().min(1).max(100).default(16) }),
  body: courseFilter,
  result: pageOf(courseCard.extend({ exam: examSummary.nullable() })).extend({
    /** There are more records than were counted. */
    isMore: z.boolean(),
  }),
  errors: [commonErrors.NOT_FOUND],
})
