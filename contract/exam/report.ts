import { z } from 'zod'
import { commonErrors, documentTree, endpoint, id, moment } from '../kit/index.ts'
import { courseCard } from '../learning/catalogue.ts'
import { answerValue, paperKey, paperQuestion } from './paper-document.ts'
import { sittingErrors } from './sitting-errors.ts'
import { submitKinds } from './sitting-words.ts'
import { questionTypes, scoreStates } from './words.ts'

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
  /** In percent of what could be had. */
  percent: z.int(),
  /** The same of everybody who was asked these questions; null where nobody was counted yet. */
  average: z.int().nullable(),
})

/** The report of an exam (as C-100 is of a test inside a course). Scores stay away until the exam shows them. */
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
    /** Scoring failed: it can be asked for again. */
    mayRescore: z.boolean(),
    isScoreShown: z.boolean(),
    /** Null while it is not shown, or not final. */
    score: z.number().nullable(),
    fullScore: z.number(),
    passScore: z.number(),
    isPassed: z.boolean().nullable(),
    /** My best paper: it is the one that counts. */
    bestScore: z.number().nullable(),
    /** The paper that was final before this one. */
    before: z.object({ number: z.int(), score: z.number() }).nullable(),
    timesUsed: z.int(),
    /** Null: as often as I like. */
    timesLeft: z.int().nullable(),
    /** Points that this exam has brought me so far; nought while scores are not shown. */
    earned: z.int(),
    /** Mistakes of this paper that I can practise now. */
    mistakes: z.int(),
    /** What to study first; null where nothing is weak. */
    teaching: z.object({ point: z.string(), courses: z.array(courseCard) }).nullable(),
    /** Of those whose papers are final, how many percent got less at best; null among few, and never nought. */
    betterThan: z.int().nullable(),
    /** Everybody's best paper by tens of percent, from nought to all; empty while scores are not shown. */
    distribution: z.array(z.int()),
    takers: z.int(),
    /** My place by my best paper among all whose papers are final; null with nobody to compare with. */
    rank: z.object({ place: z.int(), of: z.int() }).nullable(),
    cuts: z.int(),
    /** Held until somebody has looked at the screen cuts. */
    isHeld: z.boolean(),
    mayCheckAnswers: z.boolean(),
    types: z.array(byType),
    /** Knowledge points, the weakest first; empty while scores are not shown. */
    points: z.array(byPoint),
    receipt: z.string(),
  }),
  errors: [commonErrors.NOT_FOUND],
})

/** C-155. Right answers leave the server here, after the release and never before (INV-E02). */
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
            /** The knowledge points it asks for. */
            points: z.array(z.string()),
            /** The share in percent that everybody got of it; null where nobody was counted yet. */
            average: z.int().nullable(),
            /** How far I have come with it since, where it stands among my mistakes. */
            mistake: z.object({ correct: z.int(), isMastered: z.boolean() }).nullable(),
          }),
        ),
      }),
    ),
  }),
  errors: [commonErrors.NOT_FOUND, sittingErrors.EXAM_NOT_SHOWN],
})
