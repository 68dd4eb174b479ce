import type { ImportAct } from '@lyceum/contract/people'
import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../../tables.ts'
import type { RowFields } from '../read/check-row.ts'
import type { Values } from '../../apply/rules.ts'

export async function deleteRows(db: Db, importId: string): Promise<void> {
  await on(db).deleteFrom('people.import_row').where('importId', '=', importId).execute()
}

const rowColumns = [
  'line',
  'key',
  'act',
  'accountId',
  'wish',
  'before',
  'after',
  'sticky',
  'problems',
  'notRestored',
] as const

/** Where the last batch ended, and the size of a batch. */
type Batch = { readonly afterLine: number; readonly limit: number }

export type DecidedRow = {
  readonly line: number
  readonly key: string
  readonly act: ImportAct
  readonly accountId: string | null
  readonly wish: RowFields
  readonly before: Values | null
  readonly after: Values | null
  readonly sticky: readonly string[]
  readonly problems: readonly string[]
}

/** Writes the decision for each row. The original cells are kept only for faulty rows. */
export async function insertDecided(db: Db, importId: string, rows: readonly DecidedRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into people.import_row (site_id, import_id, line, key, act, account_id, wish, before, after, sticky, problems,
                                   cells)
    select ${db.siteId}::integer, ${importId}::bigint, one.line, one.key, one.act, one."accountId", one.wish, one.before,
           one.after, ${textArray('sticky')}, ${textArray('problems')},
           case when one.act = 'faulty' then
             (select draft.cells from people.import_draft draft
              where draft.site_id = ${db.siteId} and draft.import_id = ${importId} and draft.line = one.line) end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one(line integer, key text, act text, "accountId" bigint,
         wish jsonb, before jsonb, after jsonb, sticky jsonb, problems jsonb)
    on conflict (site_id, import_id, line) do nothing`.execute(db.kysely)
}

/** Most rows have none: then no subquery runs for it. */
const textArray = (column: 'sticky' | 'problems') => {
  const columnRef = sql.ref(`one.${column}`)
  return sql<
    string[]
  >`case when ${columnRef} = '[]' then '{}'::text[] else array(select jsonb_array_elements_text(${columnRef})) end`
}

/**
 * A new person without a user name gets the staff number as one; where another line claims that name, both are
 * faulty. Checked once it is known who is new.
 */
export async function failDuplicateNames(db: Db, importId: string, problem: string): Promise<void> {
  await sql`
    update people.import_row row
    set act = 'faulty', before = null, after = null, sticky = '{}', problems = array[${problem}::text],
        cells = (select draft.cells from people.import_draft draft
                 where draft.site_id = ${db.siteId} and draft.import_id = ${importId} and draft.line = row.line)
    where row.site_id = ${db.siteId} and row.import_id = ${importId} and row.line = any (array(
      select unnest(array_agg(line)) from people.import_row
      where site_id = ${db.siteId} and import_id = ${importId} and act in ('create', 'change', 'rehire')
        and after ? 'userName'
      group by lower(after->>'userName') having count(*) > 1))`.execute(db.kysely)
}

type MissingRow = {
  readonly line: number
  readonly key: string
  readonly accountId: string
  readonly act: 'leave' | 'spared'
}

/** People missing from a complete list; they are added after its last line. */
export async function addMissing(db: Db, importId: string, rows: readonly MissingRow[]): Promise<void> {
  if (rows.length === 0) return
  const values = rows.map((row) => ({
    ...row,
    importId,
    before: '{}',
    after: '{}',
    wish: '{"state":"left"}',
  }))
  await on(db)
    .insertInto('people.import_row')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Which of these keys are in the list. */
export async function keysIn(
  db: Db,
  importId: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await on(db)
    .selectFrom('people.import_row')
    .select('key')
    .where('importId', '=', importId)
    .where(sql<boolean>`key = any(${keys}::text[])`)
    .execute()
  return new Set(rows.map(({ key }) => key))
}

/** The next rows to be written. The caller has locked the import, and with it all of its rows. */
export async function unapplied(db: Db, importId: string, { afterLine, limit }: Batch) {
  return on(db)
    .selectFrom('people.import_row')
    .select(rowColumns)
    .where('importId', '=', importId)
    .where('act', 'in', ['create', 'change', 'rehire', 'leave'])
    .where('appliedAt', 'is', null)
    .where('line', '>', afterLine)
    .orderBy('line')
    .limit(limit)
    .execute()
}

/** The last rows that were written and not undone, latest first; the caller has locked the import. */
export async function undoable(db: Db, importId: string, { afterLine, limit }: Batch) {
  return on(db)
    .selectFrom('people.import_row')
    .select(rowColumns)
    .where('importId', '=', importId)
    .where('act', 'in', ['create', 'change', 'rehire', 'leave'])
    .where('appliedAt', 'is not', null)
    .where('undoneAt', 'is', null)
    .where('line', '<', afterLine)
    .orderBy('line', 'desc')
    .limit(limit)
    .execute()
}

/**
 * Passed besides the join: a list without statistics looks small to the planner, and it would scan all of its rows
 * for every group.
 */
const linesOf = (rows: readonly { readonly line: number }[]) => rows.map(({ line }) => line)

export type AppliedRow = Omit<DecidedRow, 'wish' | 'key'>

/** Records what was really written, row by row, in the same transaction. */
export async function markApplied(
  db: Db,
  importId: string,
  { rows, at }: { readonly rows: readonly AppliedRow[]; readonly at: Date },
): Promise<void> {
  await sql`
    update people.import_row row set applied_at = ${at}, act = one.act, account_id = one."accountId",
      before = one.before, after = one.after,
      sticky = ${textArray('sticky')}, problems = ${textArray('problems')}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
         as one(line integer, act text, "accountId" bigint, before jsonb, after jsonb, sticky jsonb, problems jsonb)
    where row.site_id = ${db.siteId} and row.import_id = ${importId} and row.line = any(${linesOf(rows)}::integer[])
      and row.line = one.line`.execute(db.kysely)
}

export async function markUndone(
  db: Db,
  importId: string,
  {
    rows,
    at,
  }: { readonly rows: readonly { line: number; notRestored: readonly string[] }[]; readonly at: Date },
): Promise<void> {
  await sql`
    update people.import_row row set undone_at = ${at},
      not_restored = array(select jsonb_array_elements_text(one."notRestored"))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one(line integer, "notRestored" jsonb)
    where row.site_id = ${db.siteId} and row.import_id = ${importId} and row.line = any(${linesOf(rows)}::integer[])
      and row.line = one.line`.execute(db.kysely)
}

/** Deletes the rows of imports that began before a moment. */
export async function deleteOldRows(db: Db, before: Date): Promise<void> {
  await sql`
    delete from people.import_row row using people.import one
    where row.site_id = ${db.siteId} and one.site_id = ${db.siteId} and one.id = row.import_id
      and one.created_at < ${before} and one.state in ('done', 'undone', 'discarded', 'ready', 'mapping', 'failed')`.execute(
    db.kysely,
  )
}
