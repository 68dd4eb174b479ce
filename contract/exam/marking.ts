import { z } from 'zod'
import { commonErrors, endpoint, id, moment } from '../kit/index.ts'
import { answerValue, paperQuestion } from '../question/shown-question.ts'
import { sittingErrors } from './sitting-errors.ts'

const question = z.string().regex(/^[1-9]\d{0,18}$/)

/** C-156. Grouped by question, so that all answers to one question are marked consistently. */
export const listMarking = endpoint({
  method: 'GET',
  path: '/app/api/trainee/scoring/list',
  kind: 'read',
  access: 'user',
  summary:
    'What waits for my marks, by exam and question: what waits before what is done, the oldest exam first.',
  result: z.object({
    records: z.array(
      z.object({
        examId: id('exam.marked'),
        title: z.string(),
        questionVersionId: question,
        question: paperQuestion,
        waiting: z.int(),
        marked: z.int(),
      }),
    ),
    waiting: z.int(),
  }),
})

/** C-157, spelled as specified. The answers are anonymous. */
export const listAnswersToMark = endpoint({
  method: 'POST',
  path: '/app/api/trainee/scoring/quetion/info',
  kind: 'read',
  access: 'user',
  summary: 'Answers to one question, without names: those that wait, or those that were marked.',
  body: z.object({
    examId: id('exam.marked'),
    questionVersionId: question.meta({ examples: ['102'] }),
    state: z.enum(['waiting', 'marked']).default('waiting'),
    after: z.string().max(20).default(''),
    pageSize: z.int().min(1).max(100).default(20),
  }),
  result: z.object({
    question: paperQuestion,
    /** The author's guide to a good answer. */
    guide: z.string(),
    fullScore: z.number(),
    records: z.array(
      z.object({
        id: id('exam.mark'),
        value: answerValue.nullable(),
        /** Link to the recording; empty for written answers. */
        address: z.string(),
        score: z.int().nullable(),
        comment: z.string(),
        /** Sent back with the mark, so that a concurrent second mark is rejected. */
        version: z.int(),
        markedBy: z.string(),
        markedAt: moment.nullable(),
      }),
    ),
    next: z.string(),
  }),
  errors: [commonErrors.NOT_FOUND],
})

/** C-158. */
export const submitMarks = endpoint({
  method: 'POST',
  path: '/app/api/trainee/scoring/submit/scoring',
  kind: 'write',
  access: 'user',
  deed: 'change',
  summary: 'Gives marks: all of them, or none. A paper whose last mark this is has its score.',
  body: z.object({
    marks: z
      .array(
        z.object({
          id: id('exam.mark'),
          /** Whole numbers from zero to the question's full score. */
          score: z.number().nullable(),
          comment: z.string().trim().max(1000).default(''),
          version: z.int().min(0),
        }),
      )
      .min(1)
      .max(100),
  }),
  result: z.object({ marked: z.int(), final: z.int() }),
  errors: [commonErrors.NOT_FOUND, sittingErrors.GRADE_INVALID, sittingErrors.MARK_CHANGED],
})

export const listUnassignedMarking = endpoint({
  method: 'GET',
  path: '/app/api/admin/exam-marking/unassigned',
  kind: 'read',
  access: { permission: 'exam.operate' },
  summary: 'Exams within reach with answers that no marker can mark, the longest waiting first.',
  result: z.object({
    records: z.array(
      z.object({ examId: id('exam.exam'), title: z.string(), waiting: z.int(), since: moment.nullable() }),
    ),
  }),
})
