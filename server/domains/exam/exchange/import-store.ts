import { type QuestionBody, questionBody } from '@lyceum/contract/exam'
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

/** What was checked of one question. */
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

/** Whether something is wrong with a row. */
export const hasProblems = sql<boolean>`(cardinality(problems) > 0)`

export async function insertImport(db: Db, one: NewImport, rows: readonly CheckedRow[]): Promise<string> {
  const faulty = rows.filter(({ problems }) => problems.length > 0).length
  const twins = rows.filter(({ problems, twinNumber }) => problems.length === 0 && twinNumber !== null).length
  const { id } = await on(db)
    .insertInto('exam.import')
    .values({
      ...one,
      headings: [...one.headings],
      state: 'ready',
      total: rows.length,
      fit: rows.length - faulty - twins,
      faulty,
      twins,
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

/** The next rows that shall be written and are not yet. */
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

/** Says which question each row became. */
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

/** Numbers of questions in the bank by fingerprint, of those that are still asked. */
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
