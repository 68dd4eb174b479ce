import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../../tables.ts'
import type { RowFields } from '../read/check-row.ts'

export type StagedRow = {
  readonly line: number
  readonly key: string
  readonly wish: RowFields
  readonly cells: readonly string[]
  readonly problems: readonly string[]
}

/** The rows of the list as read; writing a row again is idempotent. */
export async function stageRows(db: Db, importId: string, rows: readonly StagedRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into people.import_draft (site_id, import_id, line, key, wish, cells, problems)
    select ${db.siteId}::integer, ${importId}::bigint, one.line, one.key, one.wish,
           array(select jsonb_array_elements_text(one.cells)), array(select jsonb_array_elements_text(one.problems))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
         as one(line integer, key text, wish jsonb, cells jsonb, problems jsonb)
    on conflict (site_id, import_id, line) do nothing`.execute(db.kysely)
}

export async function deleteDraft(db: Db, importId: string): Promise<void> {
  await on(db).deleteFrom('people.import_draft').where('importId', '=', importId).execute()
}

/** Marks keys that occur on two lines as faults on both, because only the author knows which one is right. */
export async function markDuplicateKeys(db: Db, importId: string, problem: string): Promise<void> {
  await markDuplicates(db, importId, { claim: sql`nullif(key, '')`, problem })
}

/** The same for user names in the list, case-insensitive. */
export async function markDuplicateNames(db: Db, importId: string, problem: string): Promise<void> {
  await markDuplicates(db, importId, { claim: sql`lower(wish->>'userName')`, problem })
}

type Claim = { readonly claim: ReturnType<typeof sql>; readonly problem: string }

async function markDuplicates(db: Db, importId: string, { claim, problem }: Claim): Promise<void> {
  // As an array, the lines are found once, whatever the planner assumes about a table without statistics.
  await sql`
    update people.import_draft row set problems = row.problems || ${problem}::text
    where row.site_id = ${db.siteId} and row.import_id = ${importId} and row.line = any (array(
      select unnest(array_agg(line)) from people.import_draft
      where site_id = ${db.siteId} and import_id = ${importId} and ${claim} is not null
      group by ${claim} having count(*) > 1))`.execute(db.kysely)
}

/** Where the last batch ended, and the size of a batch. */
type Batch = { readonly afterLine: number; readonly limit: number }

export async function nextStaged(db: Db, importId: string, { afterLine, limit }: Batch) {
  return on(db)
    .selectFrom('people.import_draft')
    .select(['line', 'key', 'wish', 'problems'])
    .where('importId', '=', importId)
    .where('line', '>', afterLine)
    .orderBy('line')
    .limit(limit)
    .execute()
}
