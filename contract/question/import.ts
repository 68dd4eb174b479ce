import { z } from 'zod'
import { fileErrors } from '../file/errors.ts'
import { commonErrors, endpoint, id, line, moment } from '../kit/index.ts'
import { questionImportErrors } from './import-errors.ts'
import { questionTypes } from './enums.ts'

const path = '/app/api/admin/question-import'
const access = { permission: 'exam.author' } as const
const importId = z.object({ id: id('exam.import') })

/** A workbook or CSV based on our template; Moodle's GIFT; QTI 2.1 items (choice, text, matching). */
export const importFormats = ['sheet', 'gift', 'qti'] as const
export type ImportFormat = (typeof importFormats)[number]

export const questionImportStates = ['ready', 'writing', 'done', 'failed', 'discarded'] as const

const brief = z.object({
  id: id('exam.import'),
  format: z.enum(importFormats),
  state: z.enum(questionImportStates),
  fileName: z.string(),
  byName: z.string(),
  /** Counts of questions read, valid, faulty, already in the bank, and written. */
  total: z.int(),
  fit: z.int(),
  faulty: z.int(),
  twins: z.int(),
  written: z.int(),
  createdAt: moment,
  doneAt: moment.nullable(),
})

export const listQuestionImports = endpoint({
  method: 'GET',
  path,
  kind: 'read',
  access,
  summary:
    'Imports of questions, the newest first, twenty at a time; those before the id of the last one shown.',
  query: z.object({ before: z.string().max(20).default('') }),
  result: z.object({ records: z.array(brief), hasMore: z.boolean() }),
})

export const startQuestionImport = endpoint({
  method: 'POST',
  path,
  kind: 'write',
  access,
  rate: 'upload',
  summary:
    'Reads questions and reports what is wrong with them; nothing is written yet. A sheet is an uploaded file (purpose `import`); GIFT and QTI come as texts. Questions that name no category go into the one that is given.',
  body: z.object({
    format: z.enum(importFormats),
    categoryId: id('exam.category'),
    /** For `sheet`. */
    fileId: id('exam.importFile').optional(),
    /** For `gift` and `qti`: each file with its name. */
    texts: z
      .array(z.object({ name: line(120), text: z.string().max(900_000) }))
      .max(200)
      .default([]),
  }),
  result: importId,
  errors: [
    commonErrors.NOT_FOUND,
    fileErrors.FILE_TYPE_UPLOAD_ERROR,
    questionImportErrors.QUESTION_IMPORT_UNREADABLE,
    questionImportErrors.QUESTION_IMPORT_EMPTY,
    questionImportErrors.QUESTION_IMPORT_LARGE,
  ],
})

export const getQuestionImport = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  kind: 'read',
  access,
  summary: 'One import of questions: how far it is and what it would write.',
  params: importId,
  result: brief,
  errors: [commonErrors.NOT_FOUND],
})

export const listQuestionImportRows = endpoint({
  method: 'GET',
  path: `${path}/:id/row`,
  kind: 'read',
  access,
  summary: 'Questions of an import that fit, are faulty, or stand in the bank already, twenty at a time.',
  params: importId,
  query: z.object({
    show: z.enum(['fit', 'faulty', 'twin']),
    after: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  result: z.object({
    records: z.array(
      z.object({
        line: z.int(),
        type: z.enum(questionTypes).nullable(),
        text: z.string(),
        category: z.string(),
        problems: z.array(z.string()),
        /** Number of the question in the bank that asks the same. */
        twinNumber: z.int().nullable(),
      }),
    ),
    hasMore: z.boolean(),
  }),
  errors: [commonErrors.NOT_FOUND],
})

export const commitQuestionImport = endpoint({
  method: 'POST',
  path: `${path}/:id/commit`,
  kind: 'write',
  access,
  deed: 'run',
  summary:
    'Writes the questions that fit, as drafts, in the background; those that the bank has already only if they are meant. Categories and knowledge points that are missing are made.',
  params: importId,
  body: z.object({ takesTwins: z.boolean().default(false) }),
  result: importId,
  errors: [
    commonErrors.NOT_FOUND,
    questionImportErrors.QUESTION_IMPORT_STATE,
    questionImportErrors.QUESTION_IMPORT_NOTHING,
  ],
})

export const discardQuestionImport = endpoint({
  method: 'POST',
  path: `${path}/:id/discard`,
  kind: 'write',
  access,
  deed: 'change',
  summary: 'Discards an import of questions that was not written.',
  params: importId,
  result: importId,
  errors: [commonErrors.NOT_FOUND, questionImportErrors.QUESTION_IMPORT_STATE],
})

export const downloadQuestionFaults = endpoint({
  method: 'GET',
  path: `${path}/:id/faults`,
  kind: 'read',
  access,
  rate: 'export',
  summary: 'The faulty questions as a workbook: as they came, and what is wrong with each.',
  params: importId,
  result: z.undefined(),
  errors: [commonErrors.NOT_FOUND],
})

export const downloadQuestionTemplate = endpoint({
  method: 'GET',
  path: `${path}/template`,
  kind: 'read',
  access,
  summary: 'A workbook to fill in, with one example of each type, in the language of the caller.',
  result: z.undefined(),
})
