import { z } from 'zod'
import { commonErrors, documentTree, endpoint, id, moment, pageOf, pageQuery } from '../kit/index.ts'
import { answerValue, paperKey, paperQuestion } from '../question/shown-question.ts'
import { sittingErrors } from './sitting-errors.ts'
import { questionTypes } from '../question/enums.ts'

/** The user's own enterprise id; another person's mistakes are not found. */
const owner = z.object({ id: id('exam.self') })
const question = z.string()

const mistake = z.object({
  questionVersionId: question,
  type: z.enum(questionTypes),
  question: paperQuestion,
  itmId: id('exam.course'),
  title: z.string(),
  wrong: z.int(),
  correct: z.int(),
  isMastered: z.boolean(),
  dueAt: moment,
  notedAt: moment,
})

const filter = z.object({
  itmId: id('exam.course').optional(),
  state: z.enum(['open', 'due', 'mastered', 'all']).default('open'),
})

/** C-308. */
export const getMistakeBank = endpoint({
  method: 'GET',
  path: '/app/api/trainee/my/error-question/user/:id',
  kind: 'read',
  access: 'user',
  summary: 'My notebook of mistakes in figures: how many are open, due today, mastered.',
  params: owner,
  result: z.object({
    open: z.int(),
    due: z.int(),
    /** What is left of today's portion, limited to about half an hour. */
    today: z.int(),
    mastered: z.int(),
    practices: z.int(),
  }),
  errors: [commonErrors.NOT_FOUND],
})

/** C-309, Q-092. */
export const countMistakes = endpoint({
  method: 'GET',
  path: '/app/api/trainee/my/error-question/user/:id/num',
  kind: 'read',
  access: 'user',
  summary: 'How many mistakes I can practise, of all exams or of one.',
  params: owner,
  query: z.object({ itmId: id('exam.course').optional() }),
  result: z.object({ num: z.int() }),
  errors: [commonErrors.NOT_FOUND],
})

/** C-310. */
export const listMistakeExams = endpoint({
  method: 'GET',
  path: '/app/api/trainee/my/error-question/user/:id/exam',
  kind: 'read',
  access: 'user',
  summary: 'The exams that my mistakes come from.',
  params: owner,
  result: z.object({
    records: z.array(z.object({ itmId: id('exam.course'), title: z.string(), open: z.int() })),
  }),
  errors: [commonErrors.NOT_FOUND],
})

/** C-311. */
export const pageMistakes = endpoint({
  method: 'GET',
  path: '/app/api/trainee/my/error-question/user/:id/page',
  kind: 'read',
  access: 'user',
  summary: 'My mistakes, those due first.',
  params: owner,
  query: pageQuery.extend(filter.shape),
  result: pageOf(mistake),
  errors: [commonErrors.NOT_FOUND],
})

const practice = z.object({
  id: id('exam.practice'),
  beganAt: moment,
  submittedAt: moment.nullable(),
  questions: z.int(),
  correct: z.int().nullable(),
})

/** C-312. */
export const pagePractices = endpoint({
  method: 'GET',
  path: '/app/api/trainee/my/error-question-practice/page',
  kind: 'read',
  access: 'user',
  summary: 'My rounds of practice, the newest first.',
  query: pageQuery,
  result: pageOf(practice),
})

/** C-313. Without the key, as in an exam; the report contains it. */
export const getPractice = endpoint({
  method: 'GET',
  path: '/app/api/trainee/my/error-question-practice/:id',
  kind: 'read',
  access: 'user',
  summary: 'One round of practice with its questions.',
  params: z.object({ id: id('exam.practice') }),
  result: practice.extend({
    items: z.array(
      z.object({
        questionVersionId: question,
        question: paperQuestion,
        /** Null: not answered yet. */
        isRight: z.boolean().nullable(),
      }),
    ),
  }),
  errors: [commonErrors.NOT_FOUND],
})

/** C-314. */
export const startPractice = endpoint({
  method: 'POST',
  path: '/app/api/trainee/my/error-question-practice',
  kind: 'write',
  access: 'user',
  summary: 'Begins a round with so many of my mistakes, those due first.',
  body: z.object({
    /** Digits, more than zero, and no more than there are (B-297 to B-300); text is accepted because a form field sends it. */
    number: z.union([z.string(), z.number()]).optional(),
    itmId: id('exam.course').optional(),
  }),
  result: z.object({ id: id('exam.practice'), questions: z.int() }),
  errors: [commonErrors.NOT_FOUND, sittingErrors.MISTAKE_NUMBER_INVALID],
})

/** From a report: practise the questions this paper got wrong. */
export const practisePaper = endpoint({
  method: 'POST',
  path: '/app/api/trainee/exam/attempt/:id/practice',
  kind: 'write',
  access: 'user',
  summary: 'Begins a round with the mistakes of one of my papers.',
  params: z.object({ id: id('exam.handed') }),
  result: z.object({ id: id('exam.practice'), questions: z.int() }),
  errors: [commonErrors.NOT_FOUND, sittingErrors.MISTAKE_NUMBER_INVALID],
})

/** C-315. */
export const submitPractice = endpoint({
  method: 'POST',
  path: '/app/api/trainee/my/error-question-practice/submit',
  kind: 'write',
  access: 'user',
  deed: 'change',
  summary: 'Hands a round of practice in; each right answer brings its question nearer to mastered.',
  body: z.object({
    id: id('exam.practice'),
    answers: z
      .array(
        z.object({ questionVersionId: z.string().regex(/^[1-9]\d{0,18}$/), value: answerValue.nullable() }),
      )
      .max(300)
      .meta({ examples: [[]] }),
  }),
  result: z.object({ id: id('exam.practice'), questions: z.int(), correct: z.int(), mastered: z.int() }),
  errors: [commonErrors.NOT_FOUND, sittingErrors.EXAM_HANDED_IN, sittingErrors.EXAM_ANSWERS_UNFIT],
})

/** Answers one question of a round and returns the right answer and the reason; the last one ends the round. */
export const answerPractice = endpoint({
  method: 'POST',
  path: '/app/api/trainee/my/error-question-practice/:id/answer',
  kind: 'write',
  access: 'user',
  deed: 'change',
  summary: 'Answers one question of a round of practice and returns the right answer and the reason.',
  params: z.object({ id: id('exam.practice') }),
  body: z.object({
    questionVersionId: z.string().regex(/^[1-9]\d{0,18}$/),
    value: answerValue.nullable(),
  }),
  result: z.object({
    isRight: z.boolean(),
    /** Null where the exam has not released it (INV-E13). */
    key: paperKey.nullable(),
    explanation: documentTree,
    /** Questions of this round that are not answered yet. */
    left: z.int(),
  }),
  errors: [commonErrors.NOT_FOUND, sittingErrors.EXAM_HANDED_IN, sittingErrors.EXAM_ANSWERS_UNFIT],
})

/** C-316. */
export const getPracticeReport = endpoint({
  method: 'GET',
  path: '/app/api/trainee/my/error-question-practice/:id/report',
  kind: 'read',
  access: 'user',
  summary: 'How a round went: each question with my answer, the right one and why.',
  params: z.object({ id: id('exam.practice') }),
  result: practice.extend({
    items: z.array(
      z.object({
        questionVersionId: question,
        question: paperQuestion,
        mine: answerValue.nullable(),
        /** Null where the exam has not released it (INV-E13). */
        key: paperKey.nullable(),
        explanation: documentTree,
        isRight: z.boolean().nullable(),
        correct: z.int(),
        isMastered: z.boolean(),
      }),
    ),
  }),
  errors: [commonErrors.NOT_FOUND, sittingErrors.EXAM_WRONG_STATE],
})
