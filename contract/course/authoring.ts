import { z } from 'zod'
import { storedFile } from '../file/index.ts'
import { commonErrors, endpoint, id, line, moment } from '../kit/index.ts'
import { courseContent } from './content.ts'
import { courseErrors } from './errors.ts'
import { namedThing } from './naming.ts'
import { courseSheet } from './sheet.ts'
import { courseKinds, courseStates, moduleTypes } from './enums.ts'

/** Number of saves of a draft; a save sends the revision it started from. */
const revision = z.int().min(0).max(1_000_000_000)
const courseId = z.object({ id: id('course.course') })

/** What prevents a draft from being published: where, and what is missing there. */
export const draftFault = z.object({
  fault: z.enum([
    'noModules',
    'noChapterTitle',
    'noTitle',
    'noFile',
    'fileUnfinished',
    'fileFailed',
    'neverDone',
    'noAddress',
    'noTask',
    'noQuestions',
    'noStem',
    'fewChoices',
    'noRightChoice',
    'weightsNotWhole',
    'ruleLooksAhead',
    'ruleOnNothing',
    'nothingRequired',
    'scoreWithoutWeights',
  ]),
  moduleId: id('course.module').nullable(),
})
export type DraftFault = z.output<typeof draftFault>

export const listCourses = endpoint({
  method: 'GET',
  path: '/app/api/admin/course',
  kind: 'read',
  access: { permission: 'course.read' },
  summary: 'Courses to author, the newest change first; a page goes on after the last one shown.',
  query: z.object({
    text: z.string().trim().max(80).default(''),
    kind: z.enum(courseKinds).optional(),
    state: z.enum(courseStates).optional(),
    categoryId: id('course.category').optional(),
    after: z.string().max(60).default(''),
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
  }),
  result: z.object({
    records: z.array(
      z.object({
        id: id('course.course'),
        kind: z.enum(courseKinds),
        title: z.string(),
        state: z.enum(courseStates),
        /** Address of the uploaded cover; empty: the cover is generated from the seed in the category's style. */
        picture: z.string(),
        seed: z.int(),
        categoryId: id('course.category').nullable(),
        categoryName: z.string(),
        unitName: z.string(),
        learners: z.int(),
        completed: z.int(),
        rating: z.number(),
        isChanged: z.boolean(),
        updatedAt: moment,
      }),
    ),
    /** Give this as `after` for the next page; empty at the end. */
    next: z.string(),
  }),
})

export const createCourse = endpoint({
  method: 'POST',
  path: '/app/api/admin/course',
  kind: 'write',
  access: { permission: 'course.author' },
  summary: 'Begins a course: an empty draft that nobody sees yet.',
  body: z.object({
    kind: z.enum(courseKinds),
    title: line(80),
    unitId: id('org.unit').nullable().default(null),
  }),
  result: courseId,
  errors: [commonErrors.NOT_FOUND, courseErrors.COURSE_UNIT_REQUIRED],
})

export const getCourseDraft = endpoint({
  method: 'GET',
  path: '/app/api/admin/course/:id',
  kind: 'read',
  access: { permission: 'course.read' },
  summary: 'A course as its author sees it: sheet, draft, what is still missing, and the versions so far.',
  params: courseId,
  result: z.object({
    id: id('course.course'),
    kind: z.enum(courseKinds),
    state: z.enum(courseStates),
    sheet: courseSheet,
    content: courseContent,
    revision: z.int(),
    isChanged: z.boolean(),
    savedAt: moment,
    savedBy: z.string(),
    faults: z.array(draftFault),
    learners: z.int(),
    /** Names of everything that the sheet and the draft reference by id. */
    named: z.array(namedThing),
    /** The referenced files, with links that expire after some minutes. */
    files: z.array(storedFile),
    versions: z.array(
      z.object({ id: id('course.version'), number: z.int(), publishedAt: moment, publishedBy: z.string() }),
    ),
  }),
  errors: [commonErrors.NOT_FOUND],
})

export const saveCourseSheet = endpoint({
  method: 'PUT',
  path: '/app/api/admin/course/:id/sheet',
  kind: 'write',
  access: { permission: 'course.author' },
  summary: 'Changes how a course is offered; in force at once.',
  params: courseId,
  body: courseSheet,
  result: courseId,
  errors: [
    commonErrors.NOT_FOUND,
    courseErrors.COURSE_UNIT_REQUIRED,
    courseErrors.COURSE_CONTENT_INVALID,
    courseErrors.PREREQUISITE_CIRCLE,
  ],
})

export const addCourseModule = endpoint({
  method: 'POST',
  path: '/app/api/admin/course/:id/module',
  kind: 'write',
  access: { permission: 'course.author' },
  summary:
    'Creates the id of a new module; the module is in the course once the draft that contains it is saved.',
  params: courseId,
  body: z.object({ type: z.enum(moduleTypes) }),
  result: z.object({ moduleId: id('course.module') }),
  errors: [commonErrors.NOT_FOUND],
})

export const saveCourseDraft = endpoint({
  method: 'PUT',
  path: '/app/api/admin/course/:id/draft',
  kind: 'write',
  access: { permission: 'course.author' },
  summary: 'Saves the draft that began at the named revision; refused when another was saved since.',
  params: courseId,
  body: z.object({ revision, content: courseContent }),
  result: z.object({ revision: z.int(), faults: z.array(draftFault) }),
  errors: [commonErrors.NOT_FOUND, courseErrors.COURSE_DRAFT_CHANGED, courseErrors.COURSE_CONTENT_INVALID],
})

export const publishCourse = endpoint({
  method: 'POST',
  path: '/app/api/admin/course/:id/publish',
  kind: 'write',
  access: { permission: 'course.publish' },
  summary: 'Makes the draft the next version. Who is studying keeps theirs until moved.',
  params: courseId,
  body: z.object({ revision }),
  result: z.object({ versionId: id('course.version'), number: z.int() }),
  errors: [commonErrors.NOT_FOUND, courseErrors.COURSE_DRAFT_CHANGED, courseErrors.COURSE_NOT_READY],
})

export const retireCourse = endpoint({
  method: 'POST',
  path: '/app/api/admin/course/:id/retire',
  kind: 'write',
  access: { permission: 'course.publish' },
  summary: 'Withdraws a course from the catalogue, or restores it. Learners who have begun may finish.',
  params: courseId,
  body: z.object({ isRetired: z.boolean() }),
  result: courseId,
  errors: [commonErrors.NOT_FOUND, courseErrors.COURSE_WRONG_STATE],
})

export const copyCourse = endpoint({
  method: 'POST',
  path: '/app/api/admin/course/:id/copy',
  kind: 'write',
  access: { permission: 'course.author' },
  summary: 'Begins a new course from the draft of another, with modules of its own.',
  params: courseId,
  body: z.object({ title: line(80) }),
  result: courseId,
  errors: [commonErrors.NOT_FOUND],
})

export const removeCourse = endpoint({
  method: 'DELETE',
  path: '/app/api/admin/course/:id',
  kind: 'write',
  access: { permission: 'course.author' },
  summary: 'Removes a course that was never published.',
  params: courseId,
  result: courseId,
  errors: [commonErrors.NOT_FOUND, courseErrors.COURSE_WRONG_STATE],
})
