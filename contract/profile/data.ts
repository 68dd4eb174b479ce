import { z } from 'zod'
import { commonErrors, endpoint, id } from '../kit/index.ts'
import { courseStatuses } from '../learning/index.ts'
import { profileErrors } from './errors.ts'

const day = z.iso.date()

/** C-255. Everything is summed from recorded data; nothing is estimated. */
export const getData = endpoint({
  method: 'GET',
  path: '/app/api/trainee/my/data/:id',
  kind: 'read',
  access: 'user',
  summary: 'What a person has learnt: this quarter in figures, twelve weeks, a year of days, topics.',
  params: z.object({ id: id('profile.person') }),
  result: z.object({
    isOwn: z.boolean(),
    today: day,
    quarter: z.object({
      seconds: z.int(),
      /** In the same number of days of the previous quarter. */
      before: z.int(),
      courses: z.int(),
      credits: z.number(),
      /** The hour of the week with the most study in 90 days; weekdays count from Monday as 1. */
      best: z.object({ weekday: z.int(), hour: z.int() }).nullable(),
    }),
    seconds: z.int(),
    monthSeconds: z.int(),
    courses: z.int(),
    monthCourses: z.int(),
    yearCredits: z.number(),
    yearGoal: z.number(),
    exams: z.object({
      /** Attempts with a final score, in a year. */
      taken: z.int(),
      passed: z.int(),
    }),
    /** Rank in the caller's department this month; null for other people, and without any study. */
    rank: z.object({ place: z.int(), people: z.int() }).nullable(),
    weekGoal: z.number(),
    /** The last entry is the current week. */
    weeks: z.array(z.object({ from: day, seconds: z.int() })),
    /** Days with study only. */
    days: z.array(z.object({ date: day, seconds: z.int() })),
    longestRun: z.int(),
    topics: z.array(z.object({ id: id('course.category'), name: z.string(), seconds: z.int() })),
  }),
  errors: [commonErrors.NOT_FOUND, profileErrors.PROFILE_PRIVATE],
})

/** C-256. The caller's own and, if they allow it, other people's. */
export const getLearningSituation = endpoint({
  method: 'GET',
  path: '/app/api/trainee/my/learning/situation',
  kind: 'read',
  access: 'user',
  summary: 'Twelve months of learning: time, completed courses, exams and points, and how courses stand.',
  query: z.object({ userId: id('profile.person').optional() }),
  result: z.object({
    /** The last entry is the current month: `2026-03`. */
    months: z.array(
      z.object({
        month: z.string(),
        seconds: z.int(),
        courses: z.int(),
        exams: z.int(),
        passed: z.int(),
        points: z.int(),
      }),
    ),
    statuses: z.array(z.object({ status: z.enum(courseStatuses), courses: z.int() })),
  }),
  errors: [commonErrors.NOT_FOUND, profileErrors.PROFILE_PRIVATE],
})
