import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** Ends every open job of these people. A job that would have begun later is deleted. */
export async function endAllJobs(db: Db, accountIds: readonly string[], today: string) {
  const { rows } = await sql<{ accountId: string; id: string }>`
    update org.job set until = greatest(since, ${today}::date)
    where site_id = ${db.siteId} and account_id = any(${accountIds}::bigint[]) and until is null
    returning account_id, id`.execute(db.kysely)
  return rows
}

/** Reopens jobs whose unit is open and that no other main job has replaced. */
export async function reopenJobs(db: Db, jobIds: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ accountId: string }>`
    update org.job job set until = null
    from org.unit unit
    where job.site_id = ${db.siteId} and job.id = any(${jobIds}::bigint[]) and job.until is not null
      and unit.site_id = ${db.siteId} and unit.id = job.unit_id and unit.closed_at is null
      and not (job.is_main and exists (
        select from org.job other
        where other.site_id = ${db.siteId} and other.account_id = job.account_id
          and other.is_main and other.until is null))
    returning job.account_id`.execute(db.kysely)
  return [...new Set(rows.map(({ accountId }) => accountId))]
}

export type NamedLine = { readonly accountId: string; readonly managerId: string }

/** Deletes the reporting lines to and from these people. */
export async function dropLinesOfAll(db: Db, accountIds: readonly string[]): Promise<readonly NamedLine[]> {
  const ids = sql<string[]>`${[...accountIds]}::bigint[]`
  return on(db)
    .deleteFrom('org.line')
    .where(sql<boolean>`account_id = any(${ids}) or manager_id = any(${ids})`)
    .returning(['accountId', 'managerId'])
    .execute()
}

/** Deletes the named managers of these people. */
export async function dropOwnLines(db: Db, accountIds: readonly string[]): Promise<void> {
  await on(db)
    .deleteFrom('org.line')
    .where(sql<boolean>`account_id = any(${[...accountIds]}::bigint[])`)
    .execute()
}

type Setting = { readonly by: string; readonly at: Date }

/** Restores reporting lines where nobody has named another manager since and both still work here. */
export async function putLines(db: Db, lines: readonly NamedLine[], { by, at }: Setting): Promise<void> {
  await sql`
    insert into org.line (site_id, account_id, manager_id, set_by, set_at)
    select ${db.siteId}::integer, one."accountId", one."managerId", ${by}::bigint, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as one("accountId" bigint, "managerId" bigint)
    where (select count(distinct job.account_id) from org.job job
           where job.site_id = ${db.siteId} and job.account_id in (one."accountId", one."managerId")
             and job.until is null) = 2
    on conflict do nothing`.execute(db.kysely)
}
