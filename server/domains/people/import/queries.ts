import { commonErrors, type Input, type Locale, type Result } from '@lyceum/contract/kit'
import { type ImportField, importFields } from '@lyceum/contract/people'
import type * as contract from '@lyceum/contract/people'
import { sql } from 'kysely'
import { z } from 'zod'
import { accountsByIds } from '#domains/identity'
import { namesByCode } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { fail } from '#platform/app-error'
import { on } from '../tables.ts'
import { countsOf, touchedBy } from './rows/counts.ts'
import { labelOf } from './read/fields.ts'
import { allSeries } from './series-store.ts'
import { importById } from './store.ts'
import { fieldsOf } from '../apply/rules.ts'
import { problemText, shownValue } from './text.ts'
import { isMapping, isValues, parseRowFields } from './read/parse-stored.ts'

const pageSize = 20

export async function listImports(
  ctx: Ctx,
  { before, seriesId }: Input<typeof contract.listImports>,
): Promise<Result<typeof contract.listImports>> {
  let query = headers(ctx.db)
    .orderBy('one.id', 'desc')
    .limit(pageSize + 1)
  if (before !== undefined) query = query.where('one.id', '<', before)
  if (seriesId !== undefined) query = query.where('one.seriesId', '=', seriesId)
  const rows = await query.execute()
  const shown = rows.slice(0, pageSize)
  const names = await namesOf(
    ctx.db,
    shown.map(({ byId }) => byId),
  )
  return { records: shown.map((row) => briefOf(row, names)), hasMore: rows.length > pageSize }
}

export async function listImportSeries(ctx: Ctx): Promise<Result<typeof contract.listImportSeries>> {
  const records = await allSeries(ctx.db)
  return {
    records: records.map(({ id, name, source, matchBy, missing, createMissing }) => ({
      id,
      name,
      source,
      matchBy,
      missing,
      createMissing,
    })),
  }
}

const sampleShape = z.array(z.array(z.string()))

export async function getImport(
  ctx: Ctx,
  { id }: Input<typeof contract.getImport>,
): Promise<Result<typeof contract.getImport>> {
  const header =
    (await headers(ctx.db).where('one.id', '=', id).executeTakeFirst()) ?? fail(commonErrors.NOT_FOUND)
  const record = (await importById(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const counts = countsOf(record.counts)
  const touched = touchedBy(counts)
  return {
    ...briefOf(header, await namesOf(ctx.db, [record.byId])),
    headings: record.headings,
    samples: sampleShape.parse(record.samples),
    fields: importFields.map((name) => ({
      name,
      label: labelOf(name, ctx.locale),
      isNeeded: name === 'name' || name === record.matchBy,
    })),
    mapping: isMapping(record.mapping),
    matchBy: record.matchBy,
    missing: record.missing,
    createMissing: record.createMissing,
    progress: { done: record.stepsDone, total: record.stepsTotal },
    brake: { touched, limit: counts.limit, isHeld: record.state === 'ready' && touched > counts.limit },
    since: counts.since,
    trouble: record.trouble,
  }
}

export async function listImportRows(
  ctx: Ctx,
  { id, act, after, notRestored }: Input<typeof contract.listImportRows>,
): Promise<Result<typeof contract.listImportRows>> {
  if (!(await importById(ctx.db, id))) fail(commonErrors.NOT_FOUND)
  let query = on(ctx.db)
    .selectFrom('people.import_row')
    .select(['line', 'key', 'wish', 'before', 'after', 'sticky', 'problems', 'notRestored', 'accountId'])
    .where('importId', '=', id)
    .where('act', '=', act)
    .where('line', '>', after)
    .orderBy('line')
    .limit(pageSize + 1)
  if (notRestored === 'yes') query = query.where(sql<boolean>`cardinality(not_restored) > 0`)
  const rows = await query.execute()
  const shown = rows.slice(0, pageSize)
  const ids = shown.flatMap(({ accountId }) => (accountId === null ? [] : [accountId]))
  const names = await namesOf(ctx.db, ids)
  const places = await placesIn(ctx.db, shown)
  return {
    records: shown.map((row) => shownRow(row, { locale: ctx.locale, names, places })),
    hasMore: rows.length > pageSize,
  }
}

type Row = {
  readonly line: number
  readonly key: string
  readonly wish: unknown
  readonly before: unknown
  readonly after: unknown
  readonly sticky: readonly string[]
  readonly problems: readonly string[]
  readonly notRestored: readonly string[]
  readonly accountId: string | null
}

type Names = ReadonlyMap<string, string>

/** Codes in rows are shown by name: nobody knows departments by their codes. */
function placesIn(db: Db, rows: readonly Row[]): Promise<Names> {
  const values = rows.flatMap(({ before, after }) => [isValues(before), isValues(after)])
  const codes = (kind: 'unit' | 'position' | 'grade') => values.flatMap((record) => record[kind] ?? [])
  return namesByCode(db, { unit: codes('unit'), position: codes('position'), grade: codes('grade') })
}

type RowContext = { readonly locale: Locale; readonly names: Names; readonly places: Names }

function shownRow(row: Row, { locale, names, places }: RowContext) {
  const fields = parseRowFields(row.wish)
  const [before, after] = [isValues(row.before), isValues(row.after)]
  return {
    line: row.line,
    isInList: Object.keys(fields).some((field) => field !== 'state'),
    key: row.key,
    name: names.get(row.accountId ?? '') ?? fields.name ?? '',
    changes: fieldsOf(after).map((field) => ({
      label: labelOf(field, locale),
      before: places.get(`${field} ${before[field]}`) ?? shownValue(field, before[field], locale),
      after: places.get(`${field} ${after[field]}`) ?? shownValue(field, after[field], locale),
    })),
    sticky: row.sticky.map((field) => label(field, locale)),
    problems: row.problems.map((problem) => problemText(problem, locale)),
    notRestored: row.notRestored.map((field) => label(field, locale)),
  }
}

const label = (text: string, locale: Locale) => {
  const field: ImportField | undefined = importFields.find((record) => record === text)
  return field ? labelOf(field, locale) : text
}

/** The faulty rows of an import with their original cells, some hundred at a time. */
export async function faultyLines(db: Db, importId: string, afterLine: number) {
  return on(db)
    .selectFrom('people.import_row')
    .select(['line', 'cells', 'problems'])
    .where('importId', '=', importId)
    .where('act', '=', 'faulty')
    .where('line', '>', afterLine)
    .orderBy('line')
    .limit(500)
    .execute()
}

function headers(db: Db) {
  return on(db)
    .selectFrom('people.import as one')
    .innerJoin('people.import_series as series', 'series.id', 'one.seriesId')
    .select(['one.id', 'one.state', 'one.fileName', 'one.counts', 'one.byId', 'one.createdAt'])
    .select(['one.committedAt', 'one.undoUntil', 'one.undoneAt'])
    .select(['series.id as seriesId', 'series.name as seriesName', 'series.source'])
}

type Header = Awaited<ReturnType<ReturnType<typeof headers>['execute']>>[number]

function briefOf(row: Header, names: ReadonlyMap<string, string>) {
  const { limit: _limit, since: _since, ...counts } = countsOf(row.counts)
  return {
    id: row.id,
    series: { id: row.seriesId, name: row.seriesName, source: row.source },
    state: row.state,
    fileName: row.fileName,
    byName: names.get(row.byId) ?? null,
    counts,
    createdAt: row.createdAt.toISOString(),
    committedAt: row.committedAt?.toISOString() ?? null,
    undoUntil: row.undoUntil?.toISOString() ?? null,
    undoneAt: row.undoneAt?.toISOString() ?? null,
  }
}

async function namesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const accounts = await accountsByIds(db, [...new Set(ids)])
  return new Map(accounts.map(({ id, name }) => [id, name]))
}
