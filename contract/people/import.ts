import { z } from 'zod'
import { fileErrors } from '../file/errors.ts'
import { commonErrors, endpoint, id, line, moment } from '../kit/index.ts'
import { importErrors } from './import-errors.ts'

/** Fields that an import list may contain. */
export const importFields = [
  'staffNo',
  'userName',
  'name',
  'gender',
  'email',
  'phone',
  'bornOn',
  'joinedOn',
  'locale',
  'unit',
  'position',
  'grade',
  'state',
] as const

export type ImportField = (typeof importFields)[number]

export const importStates = [
  'mapping',
  'checking',
  'ready',
  'committing',
  'done',
  'undoing',
  'undone',
  'failed',
  'discarded',
] as const

export type ImportState = (typeof importStates)[number]

/** `spared`: missing from a full list, but a system administrator, whom no import removes. */
export const importActs = ['create', 'change', 'rehire', 'leave', 'same', 'spared', 'faulty'] as const

export type ImportAct = (typeof importActs)[number]

const access = { permission: 'people.import' } as const
const path = '/app/api/admin/people/import'
const field = z.enum(importFields)
const matchBy = z.enum(['staffNo', 'userName'])
const missing = z.enum(['keep', 'series', 'site'])

/** Which column of the file is which field. */
const mapping = z.partialRecord(field, z.string().min(1).max(200))

const counts = z.object({
  create: z.int(),
  change: z.int(),
  rehire: z.int(),
  leave: z.int(),
  same: z.int(),
  spared: z.int(),
  faulty: z.int(),
  /** People with manually corrected fields that stay unchanged. */
  sticky: z.int(),
  /** Units, positions and grades that would be created. */
  places: z.int(),
  /** After an undo: people with something that could not be restored. */
  notRestored: z.int(),
})

const brief = z.object({
  id: id('people.import'),
  series: z.object({ id: id('people.series'), name: z.string(), source: z.enum(['file', 'directory']) }),
  state: z.enum(importStates),
  fileName: z.string(),
  byName: z.string().nullable(),
  counts,
  createdAt: moment,
  committedAt: moment.nullable(),
  undoUntil: moment.nullable(),
  undoneAt: moment.nullable(),
})

export const listImports = endpoint({
  method: 'GET',
  path,
  kind: 'read',
  access,
  summary: 'Imports of people, the newest first; those before an id, of one series if it is named.',
  query: z.object({ before: id('people.import').optional(), seriesId: id('people.series').optional() }),
  result: z.object({ records: z.array(brief), hasMore: z.boolean() }),
})

export const listImportSeries = endpoint({
  method: 'GET',
  path: `${path}/series`,
  kind: 'read',
  access,
  summary: 'Lists of people that come again and again, with how the last one was read.',
  result: z.object({
    records: z.array(
      z.object({
        id: id('people.series'),
        name: z.string(),
        source: z.enum(['file', 'directory']),
        matchBy,
        missing,
        createMissing: z.boolean(),
      }),
    ),
  }),
})

export const startImport = endpoint({
  method: 'POST',
  path,
  kind: 'write',
  access,
  rate: 'upload',
  summary: 'Takes an uploaded file (purpose `import`) as the next list of a series, by its name.',
  body: z.object({ fileId: id('people.importFile'), series: line(60) }),
  result: z.object({ id: id('people.import') }),
  errors: [
    commonErrors.NOT_FOUND,
    fileErrors.FILE_TYPE_UPLOAD_ERROR,
    importErrors.IMPORT_UNREADABLE,
    importErrors.IMPORT_EMPTY,
    importErrors.IMPORT_STATE,
  ],
})

export const getImport = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  kind: 'read',
  access,
  summary:
    'One import: how its columns are read, how far it is, what it would change, and whether the bulk limit stops it.',
  params: z.object({ id: id('people.import') }),
  result: brief.extend({
    headings: z.array(z.string()),
    samples: z.array(z.array(z.string())),
    fields: z.array(z.object({ name: field, label: z.string(), isNeeded: z.boolean() })),
    mapping,
    matchBy,
    missing,
    createMissing: z.boolean(),
    progress: z.object({ done: z.int(), total: z.int() }),
    /** Above the limit an import continues only if the number is typed. */
    brake: z.object({ touched: z.int(), limit: z.int(), isHeld: z.boolean() }),
    /** Difference to the last committed list of this series; null for the first. */
    since: z
      .object({ at: moment, fileName: z.string(), added: z.int(), removed: z.int(), differing: z.int() })
      .nullable(),
    trouble: z.string().nullable(),
  }),
  errors: [commonErrors.NOT_FOUND],
})

export const saveImportMapping = endpoint({
  method: 'PUT',
  path: `${path}/:id/mapping`,
  kind: 'write',
  access,
  summary: 'Says how the columns are read and begins to check the list; the series remembers it.',
  params: z.object({ id: id('people.import') }),
  body: z.object({ mapping, matchBy, missing, createMissing: z.boolean() }),
  result: z.object({ id: id('people.import') }),
  errors: [commonErrors.NOT_FOUND, importErrors.IMPORT_MAPPING, importErrors.IMPORT_STATE],
})

export const listImportRows = endpoint({
  method: 'GET',
  path: `${path}/:id/row`,
  kind: 'read',
  access,
  summary: 'Rows of an import with one outcome, in the order of the file, twenty at a time.',
  params: z.object({ id: id('people.import') }),
  query: z.object({
    act: z.enum(importActs),
    after: z.coerce.number().int().min(0).max(2_000_000).default(0),
    /** Only rows that the undo could not restore completely. */
    notRestored: z.enum(['yes', 'no']).default('no'),
  }),
  result: z.object({
    records: z.array(
      z.object({
        line: z.int(),
        /** False: the row is not in the file; the person is missing from a full list. */
        isInList: z.boolean(),
        name: z.string(),
        key: z.string(),
        changes: z.array(
          z.object({ label: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
        ),
        sticky: z.array(z.string()),
        problems: z.array(z.string()),
        notRestored: z.array(z.string()),
      }),
    ),
    hasMore: z.boolean(),
  }),
  errors: [commonErrors.NOT_FOUND],
})

export const downloadImportFaults = endpoint({
  method: 'GET',
  path: `${path}/:id/faults`,
  kind: 'read',
  access,
  rate: 'export',
  summary: 'The faulty rows as a workbook: the columns as they came, and what is wrong with each row.',
  params: z.object({ id: id('people.import') }),
  result: z.undefined(),
  errors: [commonErrors.NOT_FOUND],
})

export const downloadImportTemplate = endpoint({
  method: 'GET',
  path: `${path}/template`,
  kind: 'read',
  access,
  summary: 'An empty list to fill in, as a workbook, with headings in the language of the caller.',
  result: z.undefined(),
})

export const commitImport = endpoint({
  method: 'POST',
  path: `${path}/:id/commit`,
  kind: 'write',
  access,
  summary: 'Applies an import. Above the bulk limit the number of people it touches must be sent along.',
  params: z.object({ id: id('people.import') }),
  body: z.object({ confirmed: z.int().min(0).optional() }),
  result: z.object({ id: id('people.import') }),
  errors: [
    commonErrors.NOT_FOUND,
    importErrors.IMPORT_STATE,
    importErrors.IMPORT_BRAKE,
    importErrors.IMPORT_OTHER_RUNS,
    importErrors.IMPORT_NOTHING,
  ],
})

export const undoImport = endpoint({
  method: 'POST',
  path: `${path}/:id/undo`,
  kind: 'write',
  access,
  summary: 'Undoes what an import has changed, within 30 days; what was changed since stays and is reported.',
  params: z.object({ id: id('people.import') }),
  result: z.object({ id: id('people.import') }),
  errors: [
    commonErrors.NOT_FOUND,
    importErrors.IMPORT_STATE,
    importErrors.IMPORT_UNDO_OVER,
    importErrors.IMPORT_OTHER_RUNS,
  ],
})

export const discardImport = endpoint({
  method: 'POST',
  path: `${path}/:id/discard`,
  kind: 'write',
  access,
  summary: 'Discards an import that was not committed.',
  params: z.object({ id: id('people.import') }),
  result: z.object({ id: id('people.import') }),
  errors: [commonErrors.NOT_FOUND, importErrors.IMPORT_STATE],
})
