import { z } from 'zod'
import { commonErrors, documentTree, endpoint, id, moment } from '../kit/index.ts'
import { storedFile } from '../file/index.ts'
import { learningErrors } from './errors.ts'

const handIn = z.object({ id: id('learning.handIn') })

const listed = handIn.extend({
  name: z.string(),
  itmId: id('learning.course'),
  courseTitle: z.string(),
  moduleTitle: z.string(),
  type: z.enum(['ASS', 'TST', 'ACE']),
  handedAt: moment,
  fileCount: z.int(),
  score: z.number().nullable(),
  fullScore: z.number(),
  markedAt: moment.nullable(),
})

export const listHandIns = endpoint({
  method: 'GET',
  path: '/app/api/admin/learning/hand-in',
  kind: 'read',
  access: { permission: 'learning.mark' },
  summary: 'What was handed in and waits for a mark, the oldest first; or what was marked, the newest first.',
  query: z.object({
    state: z.enum(['waiting', 'marked']).default('waiting'),
    after: z.string().max(60).default(''),
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
  }),
  result: z.object({ records: z.array(listed), next: z.string(), waiting: z.int() }),
})

export const getHandIn = endpoint({
  method: 'GET',
  path: '/app/api/admin/learning/hand-in/:id',
  kind: 'read',
  access: { permission: 'learning.mark' },
  summary: 'One piece of work to mark: the task, what was written, answered and attached.',
  params: handIn,
  result: listed.extend({
    task: documentTree,
    words: z.string(),
    content: documentTree,
    answers: z.array(z.object({ stem: z.string(), text: z.string(), isRight: z.boolean().nullable() })),
    files: z.array(storedFile.extend({ id: id('learning.homework') })),
    requiredScore: z.number().nullable(),
    comment: z.string(),
    markedBy: z.string(),
  }),
  errors: [commonErrors.NOT_FOUND],
})

export const markHandIn = endpoint({
  method: 'PUT',
  path: '/app/api/admin/learning/hand-in/:id/mark',
  kind: 'write',
  access: { permission: 'learning.mark' },
  summary: 'Marks a piece of work with a comment; may be corrected, and the learner sees the last.',
  params: handIn,
  body: z.object({
    score: z.number().min(0).max(1000).multipleOf(0.1),
    comment: z.string().trim().max(2000).default(''),
    /** Time of the mark that this one corrects: rejects overwriting a mark the marker has not seen. */
    corrects: moment.nullable().default(null),
  }),
  result: handIn.extend({ score: z.number() }),
  errors: [
    commonErrors.NOT_FOUND,
    learningErrors.MARK_OUT_OF_RANGE,
    learningErrors.MARK_OWN_WORK,
    learningErrors.MARKED_MEANWHILE,
  ],
})
