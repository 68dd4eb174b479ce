import { z } from 'zod'
import { moduleTypes } from '../course/index.ts'
import { media, mediaAddress } from '../file/index.ts'
import { commonErrors, documentTree, endpoint, id, moment } from '../kit/index.ts'
import { packageItemId, player, stretch } from './heartbeat.ts'
import { whyShown } from './completion.ts'
import { learningErrors } from './errors.ts'
import { courseStatuses, lockCodes, moduleStatuses } from './enums.ts'

const course = id('learning.course')
const module = id('learning.module')
/** Query values are always text. */
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])

/** The length of a module in its own unit: seconds of a recording, pages of a document, questions of a test. */
const size = z.object({ unit: z.enum(['second', 'page', 'question', 'none']), count: z.int() })

const listed = z.object({
  modId: module,
  type: z.enum(moduleTypes),
  title: z.string(),
  size,
  isRequired: z.boolean(),
  isTrial: z.boolean(),
  status: z.enum(moduleStatuses),
  isDone: z.boolean(),
  /** Proven viewed share of a recording or document, in percent. */
  percent: z.int(),
  isLocked: z.boolean(),
  /** Why it is locked, as a message; empty if it is open. */
  lock: z.string(),
})

/** C-090. */
export const getModuleTree = endpoint({
  method: 'GET',
  path: '/app/api/trainee/tree/course/module',
  kind: 'read',
  access: 'user',
  summary:
    'Chapters and modules of a course, and where I am in each; for others than learners, the list alone.',
  query: z.object({ itmId: course }),
  result: z.object({
    itmId: course,
    title: z.string(),
    appStatus: z.enum(courseStatuses),
    progress: z.int(),
    /** The module to continue with; null if none is open. */
    nextModId: module.nullable(),
    chapters: z.array(z.object({ title: z.string(), done: z.int(), of: z.int(), modules: z.array(listed) })),
  }),
  errors: [commonErrors.NOT_FOUND],
})

/** C-097. The rules of a module and the caller's status; `startStudy` returns its content. */
export const getModule = endpoint({
  method: 'GET',
  path: '/app/api/trainee/course/module/detail',
  kind: 'read',
  access: 'user',
  summary: 'One module: scores, counts, thresholds, marks, and my record in it.',
  query: z.object({ modId: module }),
  result: z.object({
    itmId: course,
    modId: module,
    type: z.enum(moduleTypes),
    title: z.string(),
    note: documentTree.nullable(),
    size,
    isRequired: z.boolean(),
    score: z.number(),
    weight: z.number(),
    validScore: z.number(),
    requiredScore: z.number().nullable(),
    maxOpens: z.int().nullable(),
    maxSubmits: z.int().nullable(),
    opens: z.int(),
    submits: z.int(),
    threshold: z.int(),
    isSeekable: z.boolean(),
    maxSpeed: z.number(),
    checksPresence: z.boolean(),
    marks: z.array(z.object({ second: z.int(), title: z.string() })),
    status: z.enum(moduleStatuses),
    isDone: z.boolean(),
    myScore: z.number().nullable(),
    /** The score was reported by a package, not computed by the server. */
    isAsserted: z.boolean(),
    seconds: z.int(),
    position: z.int(),
    percent: z.int(),
    covered: z.array(stretch),
    missing: z.array(stretch),
  }),
  errors: [commonErrors.NOT_FOUND, learningErrors.NOT_ENROLLED],
})

/** C-101. Only checks; `startStudy` applies the same rules. */
export const beforeLearn = endpoint({
  method: 'GET',
  path: '/app/api/trainee/course/module/beforeLearn',
  kind: 'read',
  access: 'user',
  summary:
    'Whether I may open a module now, and if not, why: the rule with a tick or a sentence at every leaf.',
  query: z.object({ modId: module }),
  result: z.object({
    mayOpen: z.boolean(),
    /** The course has ended for the caller: it can be viewed, and nothing is recorded (B-242). */
    isReview: z.boolean(),
    code: z.enum(lockCodes).nullable(),
    sentence: z.string(),
    why: whyShown.nullable(),
  }),
  errors: [commonErrors.NOT_FOUND, learningErrors.NOT_ENROLLED],
})

const choiceShown = z.object({ key: z.string(), text: z.string() })
/** A question without its key (the key is never sent before the answers are handed in). */
const questionShown = z.object({
  key: z.string(),
  type: z.enum(['single', 'multiple', 'rating', 'text']),
  stem: z.string(),
  choices: z.array(choiceShown),
  score: z.number(),
  isRequired: z.boolean(),
})

/** The content to study, by kind of module. */
const studied = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('recording'),
    media: z.enum(['video', 'audio']),
    /** `application/vnd.apple.mpegurl`, or the type of the file itself. */
    type: z.string(),
    address: z.string(),
    poster: z.string(),
    /** Preview frames of the video, for seeking. */
    sprite: mediaAddress.shape.sprite,
    seconds: z.int(),
  }),
  z.object({ kind: z.literal('document'), address: z.string(), name: z.string(), pages: z.int() }),
  z.object({
    kind: z.literal('package'),
    /** The launcher on the content host; it provides the SCORM API and exchanges messages with the player. */
    address: z.string(),
    version: z.enum(['1.2', '2004']),
    /** The table of contents with the progress of each item; empty: there is a single item. */
    items: z.array(media.shape.items.element.extend({ isDone: z.boolean(), score: z.number().nullable() })),
    /** The open item: the last one visited, unless another was requested. */
    item: z.string().nullable(),
    cmi: z.record(z.string(), z.string()),
    suspendData: z.string(),
    params: z.record(z.string(), z.string()),
  }),
  z.object({ kind: z.literal('link'), address: z.string() }),
  z.object({
    kind: z.literal('file'),
    address: z.string(),
    name: z.string(),
    type: z.string(),
    size: z.int(),
  }),
  z.object({ kind: z.literal('assignment'), task: documentTree, maxFiles: z.int() }),
  z.object({
    kind: z.literal('questions'),
    isTest: z.boolean(),
    /** Nobody can find out afterwards who answered what. */
    isAnonymous: z.boolean(),
    questions: z.array(questionShown),
  }),
  /** Nothing to show yet: a file is missing, being prepared or failed. */
  z.object({ kind: z.literal('pending'), reason: z.enum(['missing', 'preparing', 'failed']) }),
])
export type Studied = z.output<typeof studied>

/**
 * C-102. The only way to open a module: counts an opening, makes this player the active one, and returns the content. The
 * same `player` twice opens once. In review mode nothing is written (INV-L08).
 */
export const startStudy = endpoint({
  method: 'GET',
  path: '/app/api/trainee/course/start_lear_time/:id',
  kind: 'write',
  access: 'user',
  summary: 'Begins to study a module, and returns since when the course is studied.',
  params: z.object({ id: course }),
  query: z.object({
    modId: module,
    player,
    isReview: flag.default(false),
    /** Of a package with a table of contents: the item to open. */
    item: packageItemId.optional(),
  }),
  result: z.object({
    startedAt: moment.nullable(),
    isReview: z.boolean(),
    content: studied,
    position: z.int(),
    covered: z.array(stretch),
    percent: z.int(),
    seconds: z.int(),
    beatSeconds: z.int(),
  }),
  errors: [
    commonErrors.NOT_FOUND,
    learningErrors.NOT_ENROLLED,
    learningErrors.module_prev_not_app,
    learningErrors.module_prev_max_attempt,
    learningErrors.module_prev_passed,
    learningErrors.module_prev_progress,
    learningErrors.MODULE_MAX_OPEN,
    learningErrors.STUDY_NOT_BEGUN,
    learningErrors.STUDY_OVER,
  ],
})
