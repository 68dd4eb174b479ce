import { z } from 'zod'
import { courseKinds } from '../course/index.ts'
import { endpoint, id, moment } from '../kit/index.ts'

/** What somebody can have to do; notices and mail are read, not done. */
export const dueKinds = [
  'course',
  'exam',
  'assignment',
  'marking',
  'invitation',
  'leave',
  'approval',
] as const
export type DueKind = (typeof dueKinds)[number]

/** All that is due within seven days or overdue, over all rooms. */
export const listDue = endpoint({
  method: 'GET',
  path: '/app/api/trainee/home/due/list',
  kind: 'read',
  access: 'user',
  summary:
    'What I have to do within seven days: courses, exams and assignments by their last day, and what waits for my decision.',
  result: z.object({
    /** How many things that is, also those beyond the list. */
    total: z.int(),
    records: z.array(
      z.object({
        kind: z.enum(dueKinds),
        /** Empty where it is many things at once. */
        title: z.string(),
        itmId: id('course.offer').nullable(),
        itmType: z.enum(courseKinds).nullable(),
        modId: id('course.offerModule').nullable(),
        /** Null: it waits, but has no last day. */
        dueAt: moment.nullable(),
        count: z.int(),
      }),
    ),
  }),
})
