import { z } from 'zod'
import { courseKinds } from '../course/index.ts'
import { commonErrors, endpoint, id, moment, pageOf, pageQuery } from '../kit/index.ts'
import { courseStatuses } from './words.ts'

/** 16 a page (B-233). */
const paging = pageQuery.extend({ pageSize: z.coerce.number().int().min(1).max(100).default(16) })

/** Each kind by either of its names. */
const kind = z.enum([...courseKinds, 'ON_LINE_COURSE', 'OFF_LINE_COURSE', 'INTEGRATED_COURSE'])

const nothing = z.literal('')
const when = z.union([moment, nothing]).default('')

/** The orders of the course centre; none: what is compulsory first, then the newest. */
export const courseSorts = ['publishedAt', 'learners', 'rating', 'reward'] as const

/** All filters of the course centre (B-231), each asking for nothing unless it is set (B-232). */
export const courseFilter = z.object({
  appStatus: z.union([z.enum(courseStatuses), nothing]).default(''),
  /** Published before this moment. */
  endTime: when,
  isCompulsory: z.boolean().default(false),
  isExamInd: z.boolean().default(false),
  isMobileInd: z.boolean().default(false),
  /** Only courses that count towards learning hours. */
  isPeriods: z.boolean().default(false),
  itmTypeList: z.array(kind).max(20).default([]),
  order: z.enum(['', 'asc', 'desc']).default(''),
  searchText: z.string().trim().max(80).default(''),
  sort: z.enum(['', ...courseSorts]).default(''),
  /** Published from this moment on. */
  startTime: when,
  /** Quick tabs: published within 30 days, or learnt by somebody, the most learnt first. */
  tip: z.enum(['', 'NEW', 'HOT']).default(''),
  /** A category of any level, and a training centre; 0 is none. */
  tndId: z.union([id('course.category'), z.literal(['', '0'])]).default(''),
  tcrId: z.union([id('org.centre'), z.literal(['', '0'])]).default(''),
})

/** A course as a card shows it, with where I stand in it. */
export const courseCard = z.object({
  itmId: id('course.offer'),
  itmType: z.enum(courseKinds),
  title: z.string(),
  /** An uploaded cover's address, or empty: then it is drawn from the seed in the voice of the category. */
  picture: z.string(),
  seed: z.int(),
  tndId: id('course.category').nullable(),
  publisher: z.string(),
  hours: z.number(),
  credits: z.number(),
  reward: z.int(),
  isCompulsory: z.boolean(),
  isMobile: z.boolean(),
  hasExam: z.boolean(),
  studyFrom: moment.nullable(),
  /** Free places; null where there is no limit. */
  placesLeft: z.int().nullable(),
  learners: z.int(),
  rating: z.number(),
  ratingCount: z.int(),
  publishedAt: moment.nullable(),
  appStatus: z.enum(courseStatuses),
  progress: z.int(),
  dueAt: moment.nullable(),
  /** A rule asks it of me. */
  isRequired: z.boolean(),
  queuePlace: z.int().nullable(),
})
export type CourseCard = z.output<typeof courseCard>

/** C-091. Without a total: whoever pages on asks whether there is more. */
export const listCourseCentre = endpoint({
  method: 'POST',
  path: '/app/api/trainee/course/center/list',
  kind: 'read',
  access: 'user',
  summary: 'Courses that are meant for me, by all the filters of the course centre.',
  query: paging,
  body: courseFilter,
  result: z.object({
    records: z.array(courseCard),
    pageNo: z.int(),
    pageSize: z.int(),
    hasMore: z.boolean(),
  }),
  errors: [commonErrors.NOT_FOUND],
})

/** C-092. The same with a total, counted at most once a minute and at most so far as anyone pages. */
export const pageCourseCentre = endpoint({
  method: 'POST',
  path: '/app/api/trainee/course/center/pageList',
  kind: 'read',
  access: 'user',
  summary: 'Courses that are meant for me, with how many there are.',
  query: paging,
  body: courseFilter,
  result: pageOf(courseCard).extend({
    /** There are more than were counted. */
    isMore: z.boolean(),
  }),
  errors: [commonErrors.NOT_FOUND],
})

/** C-109. */
export const listRecommendedCourses = endpoint({
  method: 'POST',
  path: '/app/api/trainee/course/recommend/list',
  kind: 'read',
  access: 'user',
  summary: 'Courses that I have not begun and might want, each with the reason why it is shown.',
  query: paging,
  result: pageOf(
    courseCard.extend({
      /** Named by my manager, compulsory for me, completed by colleagues, in a category that I study, or liked by many. */
      reason: z.enum(['manager', 'compulsory', 'position', 'colleagues', 'category', 'popular']),
      /** The manager who recommends it, and their words; empty without one. */
      recommendedBy: z.string(),
      note: z.string(),
      /** How many colleagues have completed it. */
      colleagues: z.int(),
    }),
  ),
})

/** What the people who completed a course went on with; where there are too few, others of its category. */
export const listRelatedCourses = endpoint({
  method: 'GET',
  path: '/app/api/trainee/course/related',
  kind: 'read',
  access: 'user',
  summary: 'A few courses that people who completed this one completed too.',
  query: z.object({ itmId: id('course.offer') }),
  result: z.object({ records: z.array(courseCard) }),
  errors: [commonErrors.NOT_FOUND],
})
