import { z } from 'zod'
import { commonErrors, endpoint, id } from '@lyceum/contract/kit'
import { completionShown } from './completion.ts'
import { learningErrors } from './errors.ts'
import { moduleStatuses } from './enums.ts'

const module = id('learning.module')

/** A half-open range of seconds or pages: the first number included, the second excluded. */
export const stretch = z.tuple([z.number(), z.number()])

/** The page's id for its player, new each time one is opened. */
export const player = z.uuid().meta({ examples: ['5f6b8c1e-0f3a-4c3e-9a51-7e2f6f4b1c2d'] })

/** What a player reports: that it runs, and its position. The server decides how much of it counts. */
const heartbeatFields = {
  player,
  seq: z.int().min(1).max(1_000_000_000),
  position: z.number().min(0).max(360_000),
  /** Paused, hidden or idle pages send false and earn nothing. */
  isWatching: z.boolean(),
}

const heartbeatAnswer = z.object({
  /** False: another player was opened since, and this one no longer counts. */
  isActive: z.boolean(),
  creditedSeconds: z.int(),
  seconds: z.int(),
  percent: z.int(),
  covered: z.array(stretch),
  isViewed: z.boolean(),
  /** Only in the answer to the heartbeat that completed the course. */
  completion: completionShown.nullable(),
})

/** C-122. */
export const recordHeartbeat = endpoint({
  method: 'POST',
  path: '/app/api/trainee/course/learn/heartbeat',
  kind: 'write',
  hot: true,
  access: 'user',
  summary:
    'A heartbeat of a running player, with its position. Counts at most the time since the last one times the speed.',
  body: z.object({
    ...heartbeatFields,
    /** Answers the requested code (B-252). */
    codeId: z.uuid().optional(),
    code: z.string().max(20).optional(),
  }),
  result: heartbeatAnswer,
  errors: [learningErrors.LEARN_CODE_REQUIRED],
})

/** C-307. The same heartbeat, for players that support video only. */
export const recordView = endpoint({
  method: 'POST',
  path: '/app/api/trainee/video/view/record/:id',
  kind: 'write',
  hot: true,
  access: 'user',
  summary: 'Records how far a recording was watched; evaluated like every other heartbeat.',
  params: z.object({ id: module }),
  body: z.object(heartbeatFields),
  result: heartbeatAnswer,
  errors: [commonErrors.NOT_FOUND, learningErrors.LEARN_CODE_REQUIRED],
})

const pair = z.object({ name: z.string().min(1).max(100), value: z.string().max(4000) })

/** C-115. Stored and returned as is; the server takes nothing that counts from it. */
export const putParams = endpoint({
  method: 'POST',
  path: '/app/module/put-params',
  kind: 'write',
  hot: true,
  access: 'user',
  summary: 'Stores names and values for the courseware.',
  body: z.object({ player, params: z.array(pair).min(1).max(50) }),
  result: z.object({ isActive: z.boolean() }),
})

export const maxCmiFields = 500
export const maxCmiLetters = 32_000
export const maxSuspended = 600_000

/** An item of a package, by its identifier in the manifest. */
export const packageItemId = z.string().min(1).max(200)

/** A SCORM field name of either version. */
const cmiField = z.string().regex(/^cmi\.[a-z0-9_.]{1,200}$/)

/** C-099. Every field is validated on its own; `suspend_data` is stored completely or rejected. Long reports come in pieces. */
export const reportScorm = endpoint({
  method: 'POST',
  path: '/app/api/trainee/course/module/evaluation/scorm',
  kind: 'write',
  access: 'user',
  summary: 'What a package reports: status, score, position, and data it wants stored.',
  body: z.object({
    modId: module,
    player,
    version: z.enum(['1.2', '2004']),
    cmi: z
      .record(cmiField, z.string().max(maxCmiLetters))
      .refine((fields) => Object.keys(fields).length <= maxCmiFields)
      .meta({ examples: [{ 'cmi.core.lesson_status': 'incomplete' }] }),
    /** Omitted: it stays unchanged. */
    suspendData: z.string().max(maxSuspended).optional(),
    /** Of a package with a table of contents: the item that reports. */
    item: packageItemId.optional(),
    /** Fields that the page could not send. */
    unsent: z.array(cmiField).max(50).default([]),
  }),
  result: z.object({
    isActive: z.boolean(),
    status: z.enum(moduleStatuses),
    score: z.number().nullable(),
    isAsserted: z.boolean(),
    /** Fields of this report that could not be stored; all others were. */
    unkept: z.array(z.string()),
    /** Progress of each item, of a package with a table of contents. */
    items: z.array(z.object({ id: z.string(), isDone: z.boolean(), score: z.number().nullable() })),
    completion: completionShown.nullable(),
  }),
  errors: [
    commonErrors.NOT_FOUND,
    learningErrors.NOT_ENROLLED,
    learningErrors.COURSE_CLOSED_FOR_SUBMIT,
    learningErrors.SCORM_DATA_UNFIT,
  ],
})
