import { z } from 'zod'
import { courseKinds } from '../course/index.ts'
import { endpoint, id, moment, pageOf, pageQuery } from '../kit/index.ts'

const studying = z.object({
  itmId: id('course.offer'),
  itmType: z.enum(courseKinds),
  title: z.string(),
  picture: z.string(),
  seed: z.int(),
  tndId: id('course.category').nullable(),
  progress: z.int(),
  /** When the caller last studied it; null: not started. */
  studiedAt: moment.nullable(),
  dueAt: moment.nullable(),
  /** Required by a rule. */
  isRequired: z.boolean(),
})

/** What the home page shows above the fold, in one answer. */
export const getHomeFirst = endpoint({
  method: 'GET',
  path: '/app/api/trainee/home/first',
  kind: 'read',
  access: 'user',
  summary: 'My figures, the course to go on with and the ones after it.',
  result: z.object({
    figures: z.object({
      weekSeconds: z.int(),
      /** The site's goals: hours a week and credits a year; 0: none. */
      weekGoal: z.number(),
      yearCredits: z.number(),
      yearGoal: z.number(),
    }),
    /** Most recently studied first, then by due date; `next` says where to continue. */
    studying: z.array(studying),
    next: z
      .object({
        modId: id('course.offerModule'),
        title: z.string(),
        /** Counted from one. */
        chapter: z.int(),
        part: z.int(),
        /** Of a recording; null if unknown. */
        secondsLeft: z.int().nullable(),
      })
      .nullable(),
  }),
})

/** C-076. Capital L as specified. */
export const listStudying = endpoint({
  method: 'GET',
  path: '/app/api/trainee/home/learningCourse/List',
  kind: 'read',
  access: 'user',
  summary: 'Courses that I study, the last studied first.',
  query: pageQuery,
  result: pageOf(studying),
})

/** C-079. Counterpart of the calendar's endpoint: the next seven days unless a range is given. */
export const listHomeSchedule = endpoint({
  method: 'POST',
  path: '/app/api/trainee/home/learningSchedule/list',
  kind: 'read',
  access: 'user',
  summary:
    'What is due or takes place for me in the coming seven days, or between two moments; exams included.',
  body: z
    .object({ startTime: moment.optional(), endTime: moment.optional() })
    .meta({ examples: [{ startTime: '2026-11-01T00:00:00.000Z', endTime: '2026-12-01T00:00:00.000Z' }] }),
  result: z.object({
    records: z.array(
      z.object({
        itmId: id('course.offer'),
        itmType: z.enum(courseKinds),
        title: z.string(),
        kind: z.enum(['due', 'session', 'exam']),
        from: moment,
        until: moment.nullable(),
      }),
    ),
  }),
})
