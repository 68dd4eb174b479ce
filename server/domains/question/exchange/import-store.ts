import { type QuestionBody, questionBody } from '@lyceum/contract/question'
import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

export async function importById(db: Db, importId: string) {
  return on(db).selectFrom('exam.import').selectAll().where('id', '=', importId).executeTakeFirst()
}

export async function lockImport(db: Db, importId: string) {
  return on(db)
    .selectFrom('exam.import')
    .selectAll()
    .where('id', '=', importId)
    .forUpdate()
    .executeTakeFirst()
}

export type ImportRecord = NonNullable<Awaited<ReturnType<typeof importById>>>

export type NewImport = {
  readonly format: ImportRecord['format']
  readonly fileName: string
  readonly headings: readonly string[]
  readonly categoryId: string
  readonly byId: string
  readonly createdAt: Date
}

/** The check result of one question. */
export type CheckedRow = {
  readonly line: number
  readonly category: string
  readonly points: readonly string[]
  readonly tags: readonly string[]
  readonly difficulty: number
  readonly body: QuestionBody | undefined
  readonly text: string
  readonly fingerprint: string
  readonly cells: readonly string[]
  readonly problems: readonly string[]
  readonly twinNumber: number | null
}

const atOnce = 500

/** Whether a row has problems. */
export const hasProblems = sql<boolean>`(cardinality(problems) > 0)`

export async function insertImport(db: Db, record: NewImport, rows: readonly CheckedRow[]): Promise<string> {
  const faulty = rows.filter(({ problems }) => problems.length > 0).length
  const duplicates = rows.filter(
    ({ problems, twinNumber }) => problems.length === 0 && twinNumber !== null,
  ).length
  const { id } = await on(db)
    .insertInto('exam.import')
    .values({
      ...record,
      headings: [...record.headings],
      state: 'ready',
      total: rows.length,
      fit: rows.length - faulty - duplicates,
      faulty,
      twins: duplicates,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let from = 0; from < rows.length; from += atOnce) {
    const group = rows.slice(from, from + atOnce).map(({ body, ...row }) => ({
      ...row,
      importId: id,
      points: [...row.points],
      tags: [...row.tags],
      cells: [...row.cells],
      problems: [...row.problems],
      body: body ? JSON.stringify(body) : null,
    }))
    await on(db).insertInto('exam_key.import_row').values(group).execute()
  }
  return id
}

type Move = {
  readonly state: ImportRecord['state']
  readonly takesTwins?: boolean
  readonly doneAt?: Date
  readonly written?: number
}

export async function moveImport(db: Db, importId: string, move: Move): Promise<void> {
  await on(db).updateTable('exam.import').set(move).where('id', '=', importId).execute()
}

/** The next rows to write. */
export async function rowsToWrite(
  db: Db,
  { id, takesTwins }: Pick<ImportRecord, 'id' | 'takesTwins'>,
  most: number,
) {
  let query = on(db)
    .selectFrom('exam_key.import_row')
    .select(['line', 'category', 'points', 'tags', 'difficulty', 'body'])
    .where('importId', '=', id)
    .where(hasProblems, '=', false)
    .where('questionId', 'is', null)
  if (!takesTwins) query = query.where('twinNumber', 'is', null)
  const rows = await query.orderBy('line').limit(most).execute()
  return rows.map(({ body, ...row }) => ({ ...row, body: questionBody.parse(body) }))
}

/** Records which question each row became. */
export async function markWritten(
  db: Db,
  importId: string,
  written: ReadonlyMap<number, string>,
): Promise<void> {
  await sql`
    update exam_key.import_row r set question_id = t.question_id
    from unnest(${[...written.keys()]}::integer[], ${[...written.values()]}::bigint[]) as t (line, question_id)
    where r.site_id = ${db.siteId} and r.import_id = ${importId} and r.line = t.line`.execute(db.kysely)
}

/** Numbers of questions in use, by fingerprint. */
export async function numbersByPrint(
  db: Db,
  prints: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>()
  for (let from = 0; from < prints.length; from += atOnce) {
    const rows = await on(db)
      .selectFrom('exam.question')
      .select(['fingerprint', 'number'])
      .where('fingerprint', 'in', prints.slice(from, from + atOnce))
      .where('state', '!=', 'retired')
      .execute()
    for (const { fingerprint, number } of rows) found.set(fingerprint, number)
  }
  return found
}
