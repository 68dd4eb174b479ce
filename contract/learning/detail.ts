import { z } from 'zod'
import { approvalChains, courseKinds, milestones, moduleTypes } from '../course/index.ts'
import { commonErrors, documentTree, endpoint, id, moment } from '../kit/index.ts'
import { courseCard } from './catalogue.ts'
import { courseStatuses, moduleStatuses } from './enums.ts'

const course = z.object({ itmId: id('course.offer') })

/** One completion condition, evaluated for the caller; the title is that of its module. */
const criterion = z.object({
  need: z.enum(['module', 'required', 'score', 'minutes']),
  reached: z.enum(milestones).nullable(),
  title: z.string(),
  done: z.number(),
  of: z.number(),
  isMet: z.boolean(),
})

/** A group of conditions, of which all or any must be met. */
const criteria = z.object({ op: z.enum(['all', 'any']), isMet: z.boolean(), of: z.array(criterion) })

/** A module as shown before starting: its description, never its questions. */
const shownModule = z.object({
  modId: id('course.offerModule'),
  type: z.enum(moduleTypes),
  title: z.string(),
  minutes: z.int(),
  questions: z.int(),
  isRequired: z.boolean(),
  isTrial: z.boolean(),
  requiredScore: z.number().nullable(),
  status: z.enum(moduleStatuses),
  score: z.number().nullable(),
  isDone: z.boolean(),
  isLocked: z.boolean(),
})

/** What the page's main button does now, and its message. */
const entry = z.object({
  way: z.enum(['enrol', 'apply', 'queue', 'wait', 'study', 'again', 'review', 'none']),
  /** Why enrolling is not possible: error code and message; empty if it is possible. */
  refusal: z.string(),
  sentence: z.string(),
  canLeave: z.boolean(),
})

/** C-093. Everything that B-230 and B-236 list; what the caller may not see is omitted. */
export const getCourseDetail = endpoint({
  method: 'GET',
  path: '/app/api/trainee/course/detail',
  kind: 'read',
  access: 'user',
  summary: 'A course with its modules, criteria and scoring, and where I stand in it.',
  query: course,
  result: z.object({
    itmId: id('course.offer'),
    itmType: z.enum(courseKinds),
    title: z.string(),
    summary: z.string(),
    introduction: documentTree,
    picture: z.string(),
    seed: z.int(),
    categories: z.array(z.object({ id: id('course.category'), name: z.string() })),
    publisher: z.string(),
    isCompulsory: z.boolean(),
    isMobile: z.boolean(),
    hasExam: z.boolean(),
    allowsRepeat: z.boolean(),
    hours: z.number(),
    credits: z.number(),
    reward: z.int(),
    rating: z.number(),
    ratingCount: z.int(),
    learners: z.int(),
    completed: z.int(),
    publishedAt: moment.nullable(),
    applyFrom: moment.nullable(),
    applyUntil: moment.nullable(),
    studyFrom: moment.nullable(),
    studyUntil: moment.nullable(),
    dueDays: z.int().nullable(),
    quota: z.int().nullable(),
    taken: z.int(),
    queueLimit: z.int(),
    waiting: z.int(),
    approval: z.enum(approvalChains),
    needsFormImage: z.boolean(),
    prerequisites: z.array(z.object({ itmId: id('course.offer'), title: z.string(), isDone: z.boolean() })),
    chapters: z.array(z.object({ title: z.string(), modules: z.array(shownModule) })),
    criteria: criteria.extend({ of: z.array(z.union([criterion, criteria])) }),
    scoring: z.object({
      passScore: z.number().nullable(),
      parts: z.array(z.object({ title: z.string(), weight: z.number() })),
    }),
    mine: z.object({
      appId: id('learning.enrolment').nullable(),
      appStatus: z.enum(courseStatuses),
      round: z.int(),
      progress: z.int(),
      score: z.number().nullable(),
      dueAt: moment.nullable(),
      /** Required by a rule. */
      isRequired: z.boolean(),
      queuePlace: z.int().nullable(),
      /** The module to continue with. */
      nextModId: id('course.offerModule').nullable(),
      hasRated: z.boolean(),
    }),
    entry,
  }),
  errors: [commonErrors.NOT_FOUND],
})

/** C-127. */
export const listChildCourses = endpoint({
  method: 'GET',
  path: '/app/api/trainee/course/online/childrenCourse',
  kind: 'read',
  access: 'user',
  summary: 'The courses that go on from this one: those that ask for it to be completed before.',
  query: course,
  result: z.object({ records: z.array(courseCard) }),
  errors: [commonErrors.NOT_FOUND],
})

/** C-128. */
export const countCourseParts = endpoint({
  method: 'GET',
  path: '/app/api/trainee/course/online/getCourseParamsCount',
  kind: 'read',
  access: 'user',
  summary: 'How many chapters and modules a course has, and how many of them I have done.',
  query: course,
  result: z.object({
    chapters: z.int(),
    modules: z.int(),
    required: z.int(),
    done: z.int(),
    requiredDone: z.int(),
    byType: z.array(z.object({ type: z.enum(moduleTypes), modules: z.int(), done: z.int() })),
  }),
  errors: [commonErrors.NOT_FOUND],
})

/** C-108. */
export const countCourseLikes = endpoint({
  method: 'GET',
  path: '/app/api/trainee/course/sns-count',
  kind: 'read',
  access: 'user',
  summary: 'How often a course was liked, collected, shared and commented on.',
  query: course,
  result: z.object({ likes: z.int(), collects: z.int(), shares: z.int(), comments: z.int() }),
  errors: [commonErrors.NOT_FOUND],
})

/** Levels, sources and employment of lecturers (B-330 to B-332); null if not set. */
export const lecturerLevels = ['J', 'M', 'S', 'D'] as const
export const lecturerSources = ['EXT', 'IN'] as const
export const lecturerEmployments = ['F', 'P'] as const

const lecturers = z.object({
  records: z.array(
    z.object({
      usrEntId: id('identity.account'),
      name: z.string(),
      unit: z.string(),
      level: z.enum(lecturerLevels).nullable(),
      source: z.enum(lecturerSources),
      employment: z.enum(lecturerEmployments).nullable(),
    }),
  ),
})

/** C-143. */
export const listLecturers = endpoint({
  method: 'GET',
  path: '/app/api/trainee/course/getLecturer',
  kind: 'read',
  access: 'user',
  summary: 'Who teaches a course.',
  query: course,
  result: lecturers,
  errors: [commonErrors.NOT_FOUND],
})

/** C-144. */
export const listOnlineLecturers = endpoint({
  method: 'GET',
  path: '/app/api/trainee/course/getOnlineLecturer',
  kind: 'read',
  access: 'user',
  summary: 'Who teaches a course or one of its modules.',
  query: course,
  result: lecturers,
  errors: [commonErrors.NOT_FOUND],
})

/** C-148. Capital L as specified. */
export const listLearningSchedule = endpoint({
  method: 'POST',
  path: '/app/api/trainee/course/LearningSchedule/list',
  kind: 'read',
  access: 'user',
  summary: 'What is due or takes place for me between two moments, at most 92 days apart.',
  body: z
    .object({ startTime: moment, endTime: moment })
    .meta({ examples: [{ startTime: '2026-11-01T00:00:00.000Z', endTime: '2026-12-01T00:00:00.000Z' }] }),
  result: z.object({
    records: z.array(
      z.object({
        itmId: id('course.offer'),
        itmType: z.enum(courseKinds),
        title: z.string(),
        kind: z.enum(['due', 'session']),
        from: moment,
        until: moment.nullable(),
        appStatus: z.enum(courseStatuses),
      }),
    ),
  }),
})
