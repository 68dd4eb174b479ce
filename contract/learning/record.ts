import { z } from 'zod'
import { moduleTypes } from '../course/index.ts'
import { commonErrors, documentTree, endpoint, id, moment } from '../kit/index.ts'
import { storedFile } from '../file/index.ts'
import { completionShown, whyShown } from './completion.ts'
import { learningErrors } from './errors.ts'
import { courseStatuses, moduleStatuses } from './enums.ts'

const course = id('learning.course')
const module = id('learning.module')
const assignment = id('learning.assignment')

/** C-094. */
export const getLearningRecord = endpoint({
  method: 'GET',
  path: '/app/api/trainee/course/learner/record',
  kind: 'read',
  access: 'user',
  summary: 'My record in a course: time, score, each module, and what is still missing or was granted.',
  query: z.object({ itmId: course }),
  result: z.object({
    itmId: course,
    appStatus: z.enum(courseStatuses),
    round: z.int(),
    progress: z.int(),
    score: z.number().nullable(),
    passScore: z.number().nullable(),
    seconds: z.int(),
    startedAt: moment.nullable(),
    endedAt: moment.nullable(),
    dueAt: moment.nullable(),
    modules: z.array(
      z.object({
        modId: module,
        type: z.enum(moduleTypes),
        title: z.string(),
        status: z.enum(moduleStatuses),
        isDone: z.boolean(),
        percent: z.int(),
        seconds: z.int(),
        score: z.number().nullable(),
        isAsserted: z.boolean(),
        opens: z.int(),
        submits: z.int(),
      }),
    ),
    why: whyShown,
    completion: completionShown.nullable(),
  }),
  errors: [commonErrors.NOT_FOUND, learningErrors.NOT_ENROLLED],
})

const answer = z.object({
  key: z.string().regex(/^[a-z0-9]{4,16}$/),
  choices: z
    .array(z.string().regex(/^[A-H]$/))
    .max(8)
    .default([]),
  /** Free text; for a rating, a number from 1 to 5. */
  text: z.string().trim().max(4000).default(''),
})
export type GivenAnswer = z.output<typeof answer>

const closed = [
  commonErrors.NOT_FOUND,
  learningErrors.NOT_ENROLLED,
  learningErrors.COURSE_CLOSED_FOR_SUBMIT,
] as const

/**
 * C-098. Tests and questionnaires are handed in here, and learners confirm here that they saw an external page. For
 * everything else it only returns the status: a client that claims "completed" is not trusted, and such a field is rejected.
 */
export const reportModule = endpoint({
  method: 'POST',
  path: '/app/api/trainee/course/module/evaluation',
  kind: 'write',
  access: 'user',
  isSecret: true,
  summary:
    'Hands in a test or a questionnaire, or records that a link was opened; otherwise returns my state.',
  body: z.object({ modId: module, answers: z.array(answer).max(200).default([]) }),
  result: z.object({
    status: z.enum(moduleStatuses),
    isDone: z.boolean(),
    score: z.number().nullable(),
    submits: z.int(),
    /** Free-text answers wait for a marker. */
    isWaiting: z.boolean(),
    completion: completionShown.nullable(),
  }),
  errors: [...closed, learningErrors.MODULE_MAX_SUBMIT, learningErrors.ANSWERS_UNFIT],
})

/** C-100. The key is shown once no attempt can use it any more. */
export const getTestReport = endpoint({
  method: 'GET',
  path: '/app/api/trainee/course/module/test-report',
  kind: 'read',
  access: 'user',
  summary: 'My last attempt at a test: what I answered, what was right, and the key once it may be seen.',
  query: z.object({ modId: module }),
  result: z.object({
    modId: module,
    title: z.string(),
    attempts: z.array(
      z.object({ number: z.int(), score: z.number().nullable(), handedAt: moment, isWaiting: z.boolean() }),
    ),
    fullScore: z.number(),
    requiredScore: z.number().nullable(),
    isKeyShown: z.boolean(),
    questions: z.array(
      z.object({
        key: z.string(),
        type: z.enum(['single', 'multiple', 'rating', 'text']),
        stem: z.string(),
        choices: z.array(z.object({ key: z.string(), text: z.string(), isRight: z.boolean().nullable() })),
        mine: z.object({ choices: z.array(z.string()), text: z.string() }),
        isRight: z.boolean().nullable(),
        score: z.number().nullable(),
        fullScore: z.number(),
        /** Why the right answer is right; shown together with the key. */
        explanation: z.string(),
      }),
    ),
  }),
  errors: [commonErrors.NOT_FOUND, learningErrors.NOT_ENROLLED],
})

/** Maximum number of characters of an assignment, counted on its plain text. */
export const workLimit = 20_000

/** C-095. A draft can be saved any number of times; handing in happens once (B-264, Q-072). */
export const submitAssignment = endpoint({
  method: 'POST',
  path: '/app/api/trainee/course/module/ass',
  kind: 'write',
  access: 'user',
  summary: 'Hands in an assignment with its attachments, or saves it as a draft.',
  body: z.object({
    modId: assignment,
    /** Plain text; ignored if `content` is given. */
    words: z.string().trim().max(workLimit).default(''),
    content: documentTree.nullable().default(null),
    fileIds: z.array(id('learning.homework')).max(10).default([]),
    isDraft: z.boolean().default(false),
  }),
  result: z.object({
    status: z.enum(moduleStatuses),
    handedAt: moment.nullable(),
    /** SHA-256 of each attachment as it was accepted. */
    checksums: z.array(z.object({ fileId: id('learning.homework'), sha256: z.string() })),
    completion: completionShown.nullable(),
  }),
  errors: [
    ...closed,
    learningErrors.SUBMIT_TASK_NOT_REPEAT_SUBMIT,
    learningErrors.ANSWERS_UNFIT,
    learningErrors.WORK_TOO_LONG,
  ],
})

/** C-096. */
export const getAssignment = endpoint({
  method: 'GET',
  path: '/app/api/trainee/course/module/ass/evaluation',
  kind: 'read',
  access: 'user',
  summary: 'My assignment: what I wrote and attached, and how it was marked.',
  query: z.object({ modId: assignment }),
  result: z.object({
    modId: assignment,
    words: z.string(),
    /** The same with headings, lists and links; plain text becomes lines. */
    content: documentTree,
    files: z.array(storedFile.extend({ id: id('learning.homework') })),
    savedAt: moment.nullable(),
    handedAt: moment.nullable(),
    score: z.number().nullable(),
    fullScore: z.number(),
    requiredScore: z.number().nullable(),
    comment: z.string(),
    markedAt: moment.nullable(),
    markedBy: z.string(),
  }),
  errors: [commonErrors.NOT_FOUND, learningErrors.NOT_ENROLLED],
})
