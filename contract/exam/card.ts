import { z } from 'zod'
import { commonErrors, endpoint, moment, pageOf, pageQuery } from '../kit/index.ts'
import { courseCard, courseFilter } from '../learning/catalogue.ts'

/** What a card says of an exam: its time is that of whoever asks, also where they were given another. */
const examFacts = z.object({
  opensAt: moment.nullable(),
  closesAt: moment.nullable(),
  minutes: z.int(),
  passScore: z.number(),
  /** How often I may still sit it; null: as often as I like. */
  timesLeft: z.int().nullable(),
})
export type ExamFacts = z.output<typeof examFacts>

/** The course centre in the order of what is due, with the facts of its exams. */
export const pageByDue = endpoint({
  method: 'POST',
  path: '/app/api/trainee/exam/center/pageList',
  kind: 'read',
  access: 'user',
  summary:
    'Courses and exams that are meant for me, what is due first unless another order is asked for; of an exam when it is open and how often I may still sit it.',
  query: pageQuery.extend({ pageSize: z.coerce.number().int().min(1).max(100).default(16) }),
  body: courseFilter,
  result: pageOf(courseCard.extend({ exam: examFacts.nullable() })).extend({
    /** There are more than were counted. */
    isMore: z.boolean(),
  }),
  errors: [commonErrors.NOT_FOUND],
})
