import { z } from 'zod'
import { learningErrors } from '../learning/errors.ts'
import { commonErrors, endpoint, id, moment } from '../kit/index.ts'
import { paperDocument } from '../paper/paper-document.ts'
import { answerValue } from '../question/shown-question.ts'
import { sittingErrors } from './sitting-errors.ts'
import {
  attemptStates,
  examStates,
  screenCutPolicies,
  submitKinds,
  timeoutPolicies,
} from './sitting-enums.ts'
import { questionTypes } from '../question/enums.ts'
import { scoreStates } from './enums.ts'

const attempt = z.object({ id: id('exam.attempt') })
const generation = z
  .int()
  .min(1)
  .max(1_000_000)
  .meta({ examples: [1] })

/** The exam lobby: what to expect, and whether the caller may start now. */
export const getExamIntro = endpoint({
  method: 'GET',
  path: '/app/api/trainee/exam/intro',
  kind: 'read',
  access: 'user',
  summary: 'What an exam asks for, how often I have sat it, and whether I may enter now; if not, why.',
  query: z.object({ itmId: id('exam.course') }),
  result: z.object({
    itmId: id('exam.course'),
    title: z.string(),
    state: z.enum(examStates),
    isOffline: z.boolean(),
    opensAt: moment.nullable(),
    closesAt: moment.nullable(),
    /** The server's time, which the countdown uses. */
    now: moment,
    /** Starts are spread over this many seconds so that not everybody starts in the same one. */
    jitterSeconds: z.int(),
    minutes: z.int(),
    extraMinutes: z.int(),
    fullScore: z.number().nullable(),
    questionCount: z.int().nullable(),
    /** The question types of the paper, once one was generated. */
    types: z.array(z.object({ type: z.enum(questionTypes), questions: z.int() })),
    passScore: z.number(),
    maxOpens: z.int().nullable(),
    maxSubmits: z.int().nullable(),
    opens: z.int(),
    submits: z.int(),
    screenCutLimit: z.int().nullable(),
    screenCutPolicy: z.enum(screenCutPolicies),
    timeoutPolicy: z.enum(timeoutPolicies),
    needsCode: z.boolean(),
    /** The attempt to resume. */
    openAttemptId: id('exam.attempt').nullable(),
    mayStart: z.boolean(),
    /** Why starting is not allowed: the error code that the start would return. */
    code: z.string(),
    /** The caller's mistakes in any exam that can be practised first. */
    mistakes: z.int(),
    /** Contact person; empty while neither the site nor the exam names one. */
    contact: z.string(),
    attempts: z.array(
      z.object({
        id: id('exam.attempt'),
        number: z.int(),
        state: z.enum(attemptStates),
        startedAt: moment,
        submittedAt: moment.nullable(),
        scoreState: z.enum(scoreStates).nullable(),
        score: z.number().nullable(),
        isPassed: z.boolean().nullable(),
      }),
    ),
  }),
  errors: [commonErrors.NOT_FOUND],
})

const running = z.object({
  id: id('exam.attempt'),
  number: z.int(),
  state: z.enum(attemptStates),
  /** Incremented with every window that takes over; an older window can no longer save (INV-E14). */
  generation,
  now: moment,
  startedAt: moment,
  deadlineAt: moment,
  remainingSeconds: z.int(),
  /** Time lost to a server outage that was already given back. */
  givenBackSeconds: z.int(),
  extraMinutes: z.int(),
  isPaused: z.boolean(),
  cuts: z.int(),
  screenCutLimit: z.int().nullable(),
  remainingCuts: z.int().nullable(),
})

const startErrors = [
  commonErrors.NOT_FOUND,
  learningErrors.NOT_ENROLLED,
  learningErrors.COURSE_CLOSED_FOR_SUBMIT,
  sittingErrors.EXAM_ALREADY_QUALIFIED,
  sittingErrors.EXAM_NOT_STARTED,
  sittingErrors.EXAM_CLOSED,
  sittingErrors.EXAM_TOO_LATE,
  sittingErrors.EXAM_LIMIT_REACHED,
  sittingErrors.EXAM_START_CODE,
  sittingErrors.EXAM_ADMIN_START_ONLY,
  sittingErrors.EXAM_OFFLINE,
  sittingErrors.EXAM_PAPER_GENERATING,
  sittingErrors.EXAM_TIME_UP,
]

/** C-149. One open attempt at a time; `getAttemptPaper` returns the paper. */
export const startAttempt = endpoint({
  method: 'POST',
  path: '/app/api/trainee/exam/attempt',
  kind: 'write',
  hot: true,
  access: 'user',
  summary: 'Begins an attempt, or resumes the open one in this window; the time runs from the first start.',
  body: z.object({ itmId: id('exam.course'), startCode: z.string().max(12).optional() }),
  result: running.extend({ isResumed: z.boolean() }),
  errors: startErrors,
})

/** Never changes: a page fetches it once and keeps it in its journal. */
export const getAttemptPaper = endpoint({
  method: 'GET',
  path: '/app/api/trainee/exam/attempt/:id/paper',
  kind: 'read',
  access: 'user',
  summary: 'The paper of an attempt, frozen when it began, without a trace of what is right.',
  params: attempt,
  result: paperDocument,
  errors: [commonErrors.NOT_FOUND],
})

const question = z.string().regex(/^[1-9]\d{0,18}$/)

const saved = z.object({
  questionVersionId: question,
  seq: z.int().min(1).max(1_000_000_000),
  value: answerValue.nullable(),
  isMarked: z.boolean(),
})

/** C-150. */
export const getAttempt = endpoint({
  method: 'GET',
  path: '/app/api/trainee/exam/attempt/:id',
  kind: 'read',
  access: 'user',
  summary: 'The state of an attempt: the time left, saved answers, and questions flagged for review.',
  params: attempt,
  result: running.extend({
    answers: z.array(saved),
    unanswered: z.int(),
    submitKind: z.enum(submitKinds).nullable(),
    submittedAt: moment.nullable(),
    receipt: z.string(),
  }),
  errors: [commonErrors.NOT_FOUND],
})

const saving = z.object({
  generation,
  answers: z
    .array(saved.extend({ isMarked: z.boolean().default(false) }))
    .max(300)
    .meta({ examples: [[]] }),
})

const closedErrors = [
  commonErrors.NOT_FOUND,
  sittingErrors.EXAM_TIME_UP,
  sittingErrors.EXAM_FORCED_SUBMIT,
  sittingErrors.EXAM_HANDED_IN,
  sittingErrors.EXAM_ADMIN_PAUSED,
  sittingErrors.EXAM_TAKEN_OVER,
  sittingErrors.EXAM_ANSWERS_UNFIT,
  sittingErrors.LEARNING_RECORD_DELETED,
]

/** C-151. An acknowledged answer is stored: no older answer can overwrite it (INV-E03). */
export const saveAnswers = endpoint({
  method: 'PUT',
  path: '/app/api/trainee/exam/attempt/:id/answer',
  kind: 'write',
  hot: true,
  access: 'user',
  summary:
    'Saves answers and flags while answering; of each question the save with the highest number is kept.',
  params: attempt,
  body: saving,
  result: z.object({ now: moment, deadlineAt: moment, remainingSeconds: z.int(), saved: z.int() }),
  errors: closedErrors,
})

/** C-152. Shorter than a second is ignored; a repeated report counts once (INV-E10). */
export const reportScreenCut = endpoint({
  method: 'POST',
  path: '/app/api/trainee/exam/attempt/:id/screen-cut',
  kind: 'write',
  access: 'user',
  summary: 'Records that the exam screen was left, and for how long.',
  params: attempt,
  body: z.object({
    eventId: z.uuid().meta({ examples: ['5f6b8c1e-0f3a-4c3e-9a51-7e2f6f4b1c2d'] }),
    seconds: z.number().min(0).max(86_400),
  }),
  result: z.object({
    isCounted: z.boolean(),
    cuts: z.int(),
    remainingCuts: z.int().nullable(),
    isForced: z.boolean(),
    /** EXAM_CHEATING_WARNING (E-073) or EXAM_FORCED_SUBMIT (E-074); empty: no warning. */
    code: z.string(),
  }),
  errors: closedErrors,
})

/** Receipt for a handed-in paper: it can prove later that nothing was changed. */
const receipt = z.object({
  id: id('exam.attempt'),
  submittedAt: moment,
  submitKind: z.enum(submitKinds),
  receipt: z.string(),
  answered: z.int(),
  scoreState: z.enum(scoreStates),
})

/** C-153. Idempotent: a repeated call has no further effect and gets the same answer (INV-E01). */
export const submitAttempt = endpoint({
  method: 'POST',
  path: '/app/api/trainee/exam/attempt/:id/submit',
  kind: 'write',
  hot: true,
  access: 'user',
  summary: 'Hands a paper in, with the last answers, and gives a receipt.',
  params: attempt,
  body: saving.extend({ isAutomatic: z.boolean().default(false) }),
  result: receipt,
  errors: [...closedErrors, sittingErrors.EXAM_SUBMIT_FAILED],
})

export const checkReceipt = endpoint({
  method: 'GET',
  path: '/app/api/trainee/exam/attempt/:id/receipt',
  kind: 'read',
  access: 'user',
  summary:
    'The receipt of a paper, worked out again from what is stored: whether it still is what was handed in.',
  params: z.object({ id: id('exam.handed') }),
  result: receipt.extend({ isIntact: z.boolean() }),
  errors: [commonErrors.NOT_FOUND],
})

/** C-154, Q-087. */
export const rescoreAttempt = endpoint({
  method: 'POST',
  path: '/app/api/trainee/exam/attempt/:id/rescore',
  kind: 'write',
  access: 'user',
  deed: 'run',
  summary: 'Scores a paper again whose scoring failed; the answers stay as they were handed in.',
  params: attempt,
  result: z.object({ scoreState: z.enum(scoreStates) }),
  errors: [
    commonErrors.NOT_FOUND,
    sittingErrors.EXAM_WRONG_STATE,
    sittingErrors.EXAM_RESCORE_TOO_SOON,
    sittingErrors.EXAM_SCORING_FAILED,
  ],
})
