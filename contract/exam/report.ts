import { z } from 'zod'
import { commonErrors, documentTree, endpoint, id, moment } from '../kit/index.ts'
import { courseCard } from '../learning/catalogue.ts'
import { answerValue, paperKey, paperQuestion } from '../question/shown-question.ts'
import { sittingErrors } from './sitting-errors.ts'
import { submitKinds } from './sitting-enums.ts'
import { questionTypes } from '../question/enums.ts'
import { scoreStates } from './enums.ts'

const attempt = z.object({ id: id('exam.handed') })

const byType = z.object({
  type: z.enum(questionTypes),
  questions: z.int(),
  right: z.int(),
  score: z.number(),
  fullScore: z.number(),
})

const byPoint = z.object({
  name: z.string(),
  questions: z.int(),
  right: z.int(),
  /** Percent of the achievable score. */
  percent: z.int(),
  /** The average of everybody who got these questions; null if there is no data yet. */
  average: z.int().nullable(),
})

/** The report of an exam (like C-100 for a test inside a course). Scores are hidden until the exam releases them. */
export const getExamReport = endpoint({
  method: 'GET',
  path: '/app/api/trainee/exam/attempt/:id/report',
  kind: 'read',
  access: 'user',
  summary: 'The report of a paper: score, pass or fail, and how each kind of question went.',
  params: attempt,
  result: z.object({
    id: id('exam.handed'),
    itmId: id('exam.course'),
    title: z.string(),
    number: z.int(),
    startedAt: moment,
    submittedAt: moment,
    submitKind: z.enum(submitKinds),
    usedSeconds: z.int(),
    scoreState: z.enum(scoreStates),
    /** Scoring failed: it can be requested again. */
    mayRescore: z.boolean(),
    isScoreShown: z.boolean(),
    /** Null while it is hidden or not final. */
    score: z.number().nullable(),
    fullScore: z.number(),
    passScore: z.number(),
    isPassed: z.boolean().nullable(),
    /** The score of the best paper, which is the one that counts. */
    bestScore: z.number().nullable(),
    /** The previous final paper. */
    before: z.object({ number: z.int(), score: z.number() }).nullable(),
    timesUsed: z.int(),
    /** Null: unlimited. */
    timesLeft: z.int().nullable(),
    /** Points earned with this exam so far; zero while scores are hidden. */
    earned: z.int(),
    /** Mistakes of this paper that can be practised now. */
    mistakes: z.int(),
    /** What to study first; null if there is no weak point. */
    teaching: z.object({ point: z.string(), courses: z.array(courseCard) }).nullable(),
    /** Percent of people with final papers whose best score is lower; null if there are few people, never zero. */
    betterThan: z.int().nullable(),
    /** Everybody's best papers in steps of ten percent; empty while scores are hidden. */
    distribution: z.array(z.int()),
    takers: z.int(),
    /** Rank by best paper among all people with final papers; null if there is nobody to compare with. */
    rank: z.object({ place: z.int(), of: z.int() }).nullable(),
    cuts: z.int(),
    /** On hold until somebody has reviewed the screen cuts. */
    isHeld: z.boolean(),
    mayCheckAnswers: z.boolean(),
    types: z.array(byType),
    /** Knowledge points, the weakest first; empty while scores are hidden. */
    points: z.array(byPoint),
    receipt: z.string(),
  }),
  errors: [commonErrors.NOT_FOUND],
})

/** C-155. Right answers are sent here, after the release and never before (INV-E02). */
export const checkAnswers = endpoint({
  method: 'GET',
  path: '/app/api/trainee/exam/attempt/:id/answer-check',
  kind: 'read',
  access: 'user',
  summary: 'My answers beside the right ones, with the reasons, once the exam shows them.',
  params: attempt,
  result: z.object({
    id: id('exam.handed'),
    title: z.string(),
    questions: z.array(
      z.object({
        question: paperQuestion,
        parts: z.array(
          z.object({
            questionVersionId: z.string(),
            mine: answerValue.nullable(),
            key: paperKey.nullable(),
            explanation: documentTree,
            isRight: z.boolean().nullable(),
            score: z.number().nullable(),
            comment: z.string(),
            /** The knowledge points it tests. */
            points: z.array(z.string()),
            /** Average percent reached by everybody; null if there is no data yet. */
            average: z.int().nullable(),
            /** Practice progress since then, if it is among the caller's mistakes. */
            mistake: z.object({ correct: z.int(), isMastered: z.boolean() }).nullable(),
          }),
        ),
      }),
    ),
  }),
  errors: [commonErrors.NOT_FOUND, sittingErrors.EXAM_NOT_SHOWN],
})
