import { questionContent, type questionTypes } from '@lyceum/contract/question'
import type * as contract from '@lyceum/contract/question'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { z } from 'zod'
import { accountNames } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { fail } from '#platform/app-error'
import { isId } from '#platform/db/is-id'
import { on } from '../tables.ts'
import { hasProblems, importById, type ImportRecord } from './import-store.ts'
import { problemText } from './text.ts'

const pageSize = 20

export async function listQuestionImports(
  ctx: Ctx,
  { before }: Input<typeof contract.listQuestionImports>,
): Promise<Result<typeof contract.listQuestionImports>> {
  let query = on(ctx.db).selectFrom('exam.import').selectAll()
  if (isId(before)) query = query.where('id', '<', before)
  const rows = await query
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute()
  const shown = rows.slice(0, pageSize)
  const names = await accountNames(
    ctx.db,
    shown.map(({ byId }) => byId),
  )
  return { records: shown.map((row) => briefOf(row, names)), hasMore: rows.length > pageSize }
}

export async function getQuestionImport(
  ctx: Ctx,
  { id }: Input<typeof contract.getQuestionImport>,
): Promise<Result<typeof contract.getQuestionImport>> {
  const record = (await importById(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  return briefOf(record, await accountNames(ctx.db, [record.byId]))
}

const briefOf = (record: ImportRecord, names: ReadonlyMap<string, string>) => ({
  id: record.id,
  format: record.format,
  state: record.state,
  fileName: record.fileName,
  byName: names.get(record.byId) ?? '',
  total: record.total,
  fit: record.fit,
  faulty: record.faulty,
  twins: record.twins,
  written: record.written,
  createdAt: record.createdAt.toISOString(),
  doneAt: record.doneAt?.toISOString() ?? null,
})

const typed = z.object({ content: questionContent })

export async function listQuestionImportRows(
  ctx: Ctx,
  { id, show, after }: Input<typeof contract.listQuestionImportRows>,
): Promise<Result<typeof contract.listQuestionImportRows>> {
  if (!(await importById(ctx.db, id))) fail(commonErrors.NOT_FOUND)
  let query = on(ctx.db)
    .selectFrom('exam_key.import_row')
    .select(['line', 'text', 'category', 'problems', 'twinNumber', 'body'])
    .where('importId', '=', id)
    .where('line', '>', after)
    .where(hasProblems, '=', show === 'faulty')
  if (show !== 'faulty') query = query.where('twinNumber', show === 'twin' ? 'is not' : 'is', null)
  const rows = await query
    .orderBy('line')
    .limit(pageSize + 1)
    .execute()
  const shown = rows.slice(0, pageSize).map(({ body, problems, ...row }) => ({
    ...row,
    type: typeOf(body),
    problems: problems.map((code) => problemText(code, ctx.locale)),
  }))
  return { records: shown, hasMore: rows.length > pageSize }
}

const typeOf = (body: unknown): (typeof questionTypes)[number] | null =>
  typed.safeParse(body).data?.content.type ?? null

/** Faulty rows as uploaded, after a line. */
export async function faultyLines(db: Db, importId: string, after: number) {
  return on(db)
    .selectFrom('exam_key.import_row')
    .select(['line', 'cells', 'text', 'problems'])
    .where('importId', '=', importId)
    .where(hasProblems, '=', true)
    .where('line', '>', after)
    .orderBy('line')
    .limit(500)
    .execute()
}
