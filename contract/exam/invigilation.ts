import { z } from 'zod'
import { commonErrors, endpoint, id, line, moment } from '../kit/index.ts'
import { outageShown } from './outage.ts'
import { paperKey, paperQuestion } from '../question/shown-question.ts'
import { sittingErrors } from './sitting-errors.ts'
import { attemptStates, reasonKinds, regradePolicies, submitKinds } from './sitting-enums.ts'
import { questionTypes } from '../question/enums.ts'
import { scoreStates } from './enums.ts'

const exam = z.object({ id: id('exam.exam') })
const question = z.string().regex(/^[1-9]\d{0,18}$/)

const sitting = z.object({
  id: id('exam.sitting'),
  accountId: id('identity.account'),
  name: z.string(),
  unitName: z.string(),
  number: z.int(),
  state: z.enum(attemptStates),
  startedAt: moment,
  deadlineAt: moment,
  remainingSeconds: z.int(),
  /** Seen recently, silent for a while, or handed in. A silent connection is no evidence of cheating. */
  connection: z.enum(['live', 'quiet', 'gone']),
  seenAt: moment,
  answered: z.int(),
  questions: z.int(),
  cuts: z.int(),
  isPaused: z.boolean(),
  extraMinutes: z.int(),
  givenBackSeconds: z.int(),
  /** Extra time given by hand. */
  givenSeconds: z.int(),
  submitKind: z.enum(submitKinds).nullable(),
  submittedAt: moment.nullable(),
  scoreState: z.enum(scoreStates).nullable(),
  rawScore: z.number().nullable(),
  score: z.number().nullable(),
  isPassed: z.boolean().nullable(),
  isHeld: z.boolean(),
  isReinstated: z.boolean(),
})

export const getInvigilationState = endpoint({
  method: 'GET',
  path: '/app/api/admin/exam/:id/room',
  kind: 'read',
  access: { permission: 'exam.operate' },
  summary:
    'The sittings as they are now: who is answering, how far they are, who has sent nothing lately, who left the screen.',
  params: exam,
  query: z.object({
    state: z.enum([...attemptStates, 'all']).default('all'),
    after: z.string().max(20).default(''),
    pageSize: z.coerce.number().int().min(1).max(200).default(100),
  }),
  result: z.object({
    now: moment,
    title: z.string(),
    screenCutLimit: z.int().nullable(),
    /** Enrolled candidates, and how many of them have not started yet. */
    candidates: z.int(),
    absent: z.int(),
    open: z.int(),
    submitted: z.int(),
    paused: z.int(),
    held: z.int(),
    records: z.array(sitting),
    next: z.string(),
    outages: z.array(outageShown),
  }),
  errors: [commonErrors.NOT_FOUND],
})

const acts = ['pause', 'resume', 'force', 'reinstate', 'uphold'] as const

export const getSitting = endpoint({
  method: 'GET',
  path: '/app/api/admin/exam/sitting/:id',
  kind: 'read',
  access: { permission: 'exam.operate' },
  summary: 'One attempt with its evidence: every time the screen was left, and every act of an invigilator.',
  params: z.object({ id: id('exam.sitting') }),
  result: sitting.extend({
    now: moment,
    receipt: z.string(),
    cutList: z.array(z.object({ at: moment, seconds: z.number(), isCounted: z.boolean() })),
    acts: z.array(
      z.object({
        kind: z.enum([...acts, 'outage', 'outageBack', 'extra', 'given']),
        reasonKind: z.enum(reasonKinds),
        reason: z.string(),
        seconds: z.int(),
        by: z.string(),
        at: moment,
      }),
    ),
  }),
  errors: [commonErrors.NOT_FOUND],
})

/** B-222, B-289: requires a reason, which is stored with the paper. */
export const actOnSitting = endpoint({
  method: 'POST',
  path: '/app/api/admin/exam/sitting/:id/act',
  kind: 'write',
  deed: 'run',
  access: { permission: 'exam.operate' },
  summary:
    'Pauses or resumes an attempt, hands it in, gives a score back that was taken away, or lets it stand as it is.',
  params: z.object({ id: id('exam.sitting') }),
  body: z.object({ act: z.enum(acts), reasonKind: z.enum(reasonKinds), reason: line(300) }),
  result: z.object({ id: id('exam.sitting'), state: z.enum(attemptStates), isPaused: z.boolean() }),
  errors: [commonErrors.NOT_FOUND, sittingErrors.EXAM_WRONG_STATE],
})

/** C-368: two of the actions, chosen by a flag. */
export const pauseSitting = endpoint({
  method: 'PUT',
  path: '/app/api/admin/exam/attempt/pause/:id',
  kind: 'write',
  deed: 'run',
  access: { permission: 'exam.operate' },
  summary: 'Pauses a running attempt, or lets it go on.',
  params: z.object({ id: id('exam.sitting') }),
  body: z.object({ paused: z.boolean(), reasonKind: z.enum(reasonKinds), reason: line(300) }),
  result: actOnSitting.result,
  errors: [commonErrors.NOT_FOUND, sittingErrors.EXAM_WRONG_STATE],
})

/** Scores of an exam written on paper. */
export const enterScores = endpoint({
  method: 'POST',
  path: '/app/api/admin/exam/:id/score',
  kind: 'write',
  access: { permission: 'exam.operate' },
  summary: 'Enters the scores of an exam on site; entered again, a score is corrected.',
  params: exam,
  body: z.object({
    fullScore: z.number().min(1).max(1000).default(100),
    scores: z
      .array(
        z.object({ accountId: id('identity.account'), score: z.number().min(0).max(1000).multipleOf(0.1) }),
      )
      .min(1)
      .max(500),
  }),
  result: z.object({ entered: z.int() }),
  errors: [commonErrors.NOT_FOUND, sittingErrors.EXAM_WRONG_STATE, sittingErrors.GRADE_INVALID],
})

export const getExamAnalysis = endpoint({
  method: 'GET',
  path: '/app/api/admin/exam/:id/analysis',
  kind: 'read',
  access: { permission: 'exam.operate' },
  summary: 'How the papers turned out: the spread of scores, and each question by how many got it right.',
  params: exam,
  result: z.object({
    papers: z.int(),
    passed: z.int(),
    mean: z.number().nullable(),
    /** Ten equal steps from zero to the full score. */
    spread: z.array(z.int()),
    items: z.array(
      z.object({
        questionVersionId: question,
        type: z.enum(questionTypes),
        /** The stem as plain text. */
        text: z.string(),
        /** How its key was corrected; null if it was not. */
        policy: z.enum(regradePolicies).nullable(),
        papers: z.int(),
        /** The share of its full score that people got on average, from 0 to 1. */
        facility: z.number(),
        /** Correlation with the rest of the paper, from −1 to 1; null while there is too little data. */
        discrimination: z.number().nullable(),
        right: z.int(),
      }),
    ),
  }),
  errors: [commonErrors.NOT_FOUND],
})

/** What is needed to correct a key: the question, the key, and what people answered. */
export const getExamQuestion = endpoint({
  method: 'GET',
  path: '/app/api/admin/exam/:id/question/:questionVersionId',
  kind: 'read',
  access: { permission: 'exam.operate' },
  summary: 'One question of an exam with its key, how the key was corrected, and what people answered.',
  params: exam.extend({ questionVersionId: question.meta({ examples: ['101'] }) }),
  result: z.object({
    question: paperQuestion,
    key: paperKey,
    correction: z
      .object({ policy: z.enum(regradePolicies), key: paperKey.nullable(), reason: z.string(), at: moment })
      .nullable(),
    /** Of final papers; for blanks, the most frequent texts of each. */
    picks: z.array(z.object({ slot: z.string(), said: z.string(), people: z.int() })),
  }),
  errors: [commonErrors.NOT_FOUND, sittingErrors.EXAM_WRONG_STATE],
})

const flip = z.object({
  id: id('exam.sitting'),
  name: z.string(),
  before: z.number(),
  after: z.number(),
  passedBefore: z.boolean(),
  passesAfter: z.boolean(),
  /** Passes now for the first time: this completes the course. */
  completes: z.boolean(),
})

/** A dry run shows what would change; otherwise all papers change at once. */
export const regradeExam = endpoint({
  method: 'POST',
  path: '/app/api/admin/exam/:id/regrade',
  kind: 'write',
  deed: 'run',
  access: { permission: 'exam.operate' },
  summary:
    'Corrects the key of a question for all papers of an exam, by one of four policies; first as a dry run.',
  params: exam,
  body: z.object({
    questionVersionId: question,
    policy: z.enum(regradePolicies),
    /** The corrected key; not needed for full credit. */
    key: paperKey
      .nullable()
      .default(null)
      .meta({ examples: [null] }),
    reason: line(300),
    isDryRun: z.boolean().default(true),
  }),
  result: z.object({
    papers: z.int(),
    changed: z.int(),
    nowPass: z.int(),
    nowComplete: z.int(),
    noLongerPass: z.int(),
    flips: z.array(flip),
  }),
  errors: [commonErrors.NOT_FOUND, sittingErrors.EXAM_ANSWERS_UNFIT],
})

export const undoRegrade = endpoint({
  method: 'DELETE',
  path: '/app/api/admin/exam/:id/regrade/:questionVersionId',
  kind: 'write',
  deed: 'run',
  access: { permission: 'exam.operate' },
  summary: 'Undoes a corrected key: all papers are scored by the original one again.',
  params: exam.extend({ questionVersionId: question }),
  result: z.object({ papers: z.int() }),
  errors: [commonErrors.NOT_FOUND, sittingErrors.EXAM_WRONG_STATE],
})
