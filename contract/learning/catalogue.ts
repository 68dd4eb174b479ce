import { z } from 'zod'
import { courseKinds } from '../course/index.ts'
import { commonErrors, endpoint, id, moment, pageOf, pageQuery } from '../kit/index.ts'
import { courseStatuses } from './enums.ts'

/** 16 a page (B-233). */
const paging = pageQuery.extend({ pageSize: z.coerce.number().int().min(1).max(100).default(16) })

/** Each kind by either of its names. */
const kind = z.enum([...courseKinds, 'ON_LINE_COURSE', 'OFF_LINE_COURSE', 'INTEGRATED_COURSE'])

const nothing = z.literal('')
const when = z.union([moment, nothing]).default('')

/** Sort orders of the course centre; none: compulsory courses first, then the newest. */
export const courseSorts = ['publishedAt', 'learners', 'rating', 'reward'] as const

/** All filters of the course centre (B-231); each is inactive unless set (B-232). */
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
  /** Quick tabs: published within 30 days, or taken by somebody, most learners first. */
  tip: z.enum(['', 'NEW', 'HOT']).default(''),
  /** A category of any level, and a training centre; 0 is none. */
  tndId: z.union([id('course.category'), z.literal(['', '0'])]).default(''),
  tcrId: z.union([id('org.centre'), z.literal(['', '0'])]).default(''),
})

/** A course as shown on a card, with the caller's own status. */
export const courseCard = z.object({
  itmId: id('course.offer'),
  itmType: z.enum(courseKinds),
  title: z.string(),
  /** Address of the uploaded cover; empty: the cover is generated from the seed in the category's style. */
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
  /** Free places; null if there is no limit. */
  placesLeft: z.int().nullable(),
  learners: z.int(),
  rating: z.number(),
  ratingCount: z.int(),
  publishedAt: moment.nullable(),
  appStatus: z.enum(courseStatuses),
  progress: z.int(),
  dueAt: moment.nullable(),
  /** Required by a rule. */
  isRequired: z.boolean(),
  queuePlace: z.int().nullable(),
})
export type CourseCard = z.output<typeof courseCard>

/** C-091. Without a total: it only says whether there is a next page. */
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

/** C-092. The same with a total, counted at most once a minute and only up to a limit. */
export const pageCourseCentre = endpoint({
  method: 'POST',
  path: '/app/api/trainee/course/center/pageList',
  kind: 'read',
  access: 'user',
  summary: 'Courses that are meant for me, with how many there are.',
  query: paging,
  body: courseFilter,
  result: pageOf(courseCard).extend({
    /** There are more records than were counted. */
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
      /** Recommended by the manager, compulsory, for the position, completed by colleagues, in a category being studied, or popular. */
      reason: z.enum(['manager', 'compulsory', 'position', 'colleagues', 'category', 'popular']),
      /** The manager who recommends it, and their message; empty if there is none. */
      recommendedBy: z.string(),
      note: z.string(),
      /** How many colleagues have completed it. */
      colleagues: z.int(),
    }),
  ),
})

/** What people took after completing this course; if there are too few, other courses of its category. */
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
