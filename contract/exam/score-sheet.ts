import { z } from 'zod'
import { fileErrors } from '../file/errors.ts'
import { commonErrors, endpoint, id } from '../kit/index.ts'
import { sittingErrors } from './sitting-errors.ts'

const access = { permission: 'exam.operate' } as const
const exam = z.object({ id: id('exam.exam') })
const sheet = exam.extend({ fileId: id('exam.importFile') })
const path = '/app/api/admin/exam/:id/score-sheet'

const unreadable = [
  commonErrors.NOT_FOUND,
  fileErrors.FILE_TYPE_UPLOAD_ERROR,
  sittingErrors.EXAM_WRONG_STATE,
  sittingErrors.SCORE_SHEET_UNREADABLE,
]

/** Why a row of a score sheet cannot be entered. */
export const scoreProblems = ['noPerson', 'notEnrolled', 'badScore', 'twice'] as const
export type ScoreProblem = (typeof scoreProblems)[number]

export const downloadScoreSheet = endpoint({
  method: 'GET',
  path,
  kind: 'read',
  access,
  rate: 'export',
  summary: 'The candidates of an exam on site as a workbook, with an empty column for their scores.',
  params: exam,
  result: z.undefined(),
  errors: [commonErrors.NOT_FOUND, sittingErrors.EXAM_WRONG_STATE],
})

/** Check only: valid rows are entered with `enterScores`. */
export const checkScoreSheet = endpoint({
  method: 'GET',
  path: `${path}/:fileId`,
  kind: 'read',
  access,
  summary: 'Reads a sheet of scores: whom each row means and what it gives, or what is wrong with it.',
  params: sheet,
  query: z.object({ fullScore: z.coerce.number().min(1).max(1000).default(100) }),
  result: z.object({
    rows: z.array(
      z.object({
        line: z.int(),
        userName: z.string(),
        accountId: id('identity.account').nullable(),
        name: z.string(),
        score: z.number().nullable(),
        problem: z.enum(scoreProblems).nullable(),
      }),
    ),
    faulty: z.int(),
  }),
  errors: unreadable,
})

export const downloadScoreFaults = endpoint({
  method: 'GET',
  path: `${path}/:fileId/faults`,
  kind: 'read',
  access,
  rate: 'export',
  summary: 'The faulty rows of a sheet as they came, with what is wrong at the end.',
  params: sheet,
  query: z.object({ fullScore: z.coerce.number().min(1).max(1000).default(100) }),
  result: z.undefined(),
  errors: unreadable,
})
