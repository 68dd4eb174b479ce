import { z } from 'zod'
import { endpoint, id, moment } from '../kit/index.ts'

export const periods = ['all', 'year', 'month'] as const
export type Period = (typeof periods)[number]

export const scopes = ['site', 'department'] as const

/** B-422: at most this many rows, ten by default. */
const pageSize = z.coerce.number().int().min(1).max(100).default(10)
const period = z.enum(periods).default('all')
const scope = z.enum(scopes).default('site')

const ranked = z.object({
  place: z.int(),
  /** Null if the person is anonymous. */
  accountId: id('identity.account').nullable(),
  name: z.string(),
  unit: z.string(),
  /** Points, or seconds of study. */
  score: z.int(),
  isOwn: z.boolean(),
})
export type Ranked = z.output<typeof ranked>

const board = z.object({
  /** B-421: when it was computed; null before the first time. */
  asOf: moment.nullable(),
  /** The department it covers; empty for everybody. */
  unit: z.string(),
  records: z.array(ranked),
  /** The rows around the caller, if not among the first. */
  around: z.array(ranked),
  own: z.object({ place: z.int(), score: z.int() }).nullable(),
  isUnnamed: z.boolean(),
})
export type Board = z.output<typeof board>

/** C-348. */
export const getCourseRanking = endpoint({
  method: 'GET',
  path: '/app/api/trainee/fame/course',
  kind: 'read',
  access: 'user',
  summary: 'The courses that most people take, then those rated best.',
  query: z.object({ pageSize, period }),
  result: z.object({
    asOf: moment,
    records: z.array(
      z.object({
        place: z.int(),
        itmId: id('course.course'),
        title: z.string(),
        /** The category that decides the style of its cover. */
        tndId: id('course.category').nullable(),
        picture: z.string(),
        seed: z.int(),
        publisher: z.string(),
        learners: z.int(),
        rating: z.number(),
      }),
    ),
  }),
})

/** C-349. People by points earned; spending does not lower them. */
export const getCreditRanking = endpoint({
  method: 'GET',
  path: '/app/api/trainee/fame/credit',
  kind: 'read',
  access: 'user',
  summary: 'People by points earned.',
  query: z.object({ pageSize, period, scope }),
  result: board,
})

/** C-350. */
export const getLearnedRanking = endpoint({
  method: 'GET',
  path: '/app/api/trainee/fame/learned',
  kind: 'read',
  access: 'user',
  summary: 'People by time spent studying.',
  query: z.object({ pageSize, period, scope }),
  result: board,
})

/** C-346. People by points earned, this month and in total, with the caller's own rank. */
export const getMallRanking = endpoint({
  method: 'GET',
  path: '/app/api/trainee/integral-mall/fame',
  kind: 'read',
  access: 'user',
  summary: 'The ranking beside the mall: people by points earned.',
  query: z.object({ pageSize, period: z.enum(['all', 'month']).default('all') }),
  result: board,
})

export const setUnnamed = endpoint({
  method: 'PUT',
  path: '/app/api/trainee/fame/privacy',
  kind: 'write',
  access: 'user',
  summary: 'Whether I stand in rankings with my name.',
  body: z.object({ isUnnamed: z.boolean() }),
  result: z.object({ isUnnamed: z.boolean() }),
})
