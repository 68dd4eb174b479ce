import { z } from 'zod'
import { courseKinds } from '../course/index.ts'
import { endpoint, id, moment } from '../kit/index.ts'

/** Kinds of things that can be due; notices and mail are not tasks. */
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

/** Everything due within seven days or overdue, over all domains. */
export const listDue = endpoint({
  method: 'GET',
  path: '/app/api/trainee/home/due/list',
  kind: 'read',
  access: 'user',
  summary:
    'What I have to do within seven days: courses, exams and assignments by their last day, and what waits for my decision.',
  result: z.object({
    /** Total number, including those beyond the list. */
    total: z.int(),
    records: z.array(
      z.object({
        kind: z.enum(dueKinds),
        /** Empty if it stands for several things at once. */
        title: z.string(),
        itmId: id('course.offer').nullable(),
        itmType: z.enum(courseKinds).nullable(),
        modId: id('course.offerModule').nullable(),
        /** Null: it is pending but has no due date. */
        dueAt: moment.nullable(),
        count: z.int(),
      }),
    ),
  }),
})
