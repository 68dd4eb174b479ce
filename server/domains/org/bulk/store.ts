import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'
import { lockTree } from '../tree/store.ts'

type NewUnit = { readonly code: string; readonly name: string; readonly parentId: string | null }

/** Finds a unit by code, or creates it under its parent or as a root. */
export async function ensureUnit(db: Db, { code, name, parentId }: NewUnit): Promise<string> {
  await lockTree(db)
  const { rows } = await sql<{ id: string }>`
    with made as (select platform.next_id() as id)
    insert into org.unit (site_id, id, parent_id, code, name, path, position)
    select ${db.siteId}::integer, made.id, ${parentId}::bigint, ${code}, ${name},
           coalesce((select parent.path from org.unit parent
                     where parent.site_id = ${db.siteId} and parent.id = ${parentId}::bigint), '{}') || made.id,
           (select count(*) from org.unit sister
            where sister.site_id = ${db.siteId} and sister.parent_id is not distinct from ${parentId}::bigint)
    from made
    on conflict do nothing
    returning id`.execute(db.kysely)
  return rows[0]?.id ?? unitByCode(db, code)
}

async function unitByCode(db: Db, code: string): Promise<string> {
  const { id } = await on(db)
    .selectFrom('org.unit')
    .select('id')
    .where(sql`lower(code)`, '=', code.toLowerCase())
    .where('closedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return id
}

export async function ensurePosition(
  db: Db,
  { code, name }: { code: string; name: string },
): Promise<string> {
  const made = await on(db)
    .insertInto('org.position')
    .values({ code, name })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) return made.id
  const { id } = await on(db)
    .selectFrom('org.position')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  return id
}

/** Finds or creates a grade at the bottom of the ladder: a person has to decide where it belongs. */
export async function ensureGrade(db: Db, { code, name }: { code: string; name: string }): Promise<string> {
  const made = await on(db)
    .insertInto('org.grade')
    .values({ code, name, rank: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) return made.id
  const { id } = await on(db)
    .selectFrom('org.grade')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  return id
}

export type ListedJob = {
  readonly accountId: string
  readonly unitId: string
  readonly positionId: string
  readonly gradeId: string | null
}

/**
 * Gives each person a new main job and ends the old one on the same day. A head who stays in the unit stays its
 * head.
 */
export async function replaceMainJobs(db: Db, jobs: readonly ListedJob[], today: string): Promise<void> {
  if (jobs.length === 0) return
  const list = JSON.stringify(jobs)
  const { rows } = await sql<{ accountId: string; unitId: string | null }>`
    update org.job job set until = ${today}::date
    from jsonb_to_recordset(${list}::jsonb) as one("accountId" bigint)
    where job.site_id = ${db.siteId} and job.account_id = one."accountId" and job.is_main and job.until is null
    returning job.account_id, case when job.is_head then job.unit_id end as unit_id`.execute(db.kysely)
  const led = JSON.stringify(rows.filter(({ unitId }) => unitId !== null))
  await sql`
    insert into org.job (site_id, account_id, unit_id, position_id, grade_id, is_main, is_head, since)
    select ${db.siteId}::integer, one."accountId", one."unitId", one."positionId", one."gradeId", true,
           exists (select from jsonb_to_recordset(${led}::jsonb) as led("accountId" bigint, "unitId" bigint)
                   where led."accountId" = one."accountId" and led."unitId" = one."unitId"),
           ${today}::date
    from jsonb_to_recordset(${list}::jsonb)
         as one("accountId" bigint, "unitId" bigint, "positionId" bigint, "gradeId" bigint)`.execute(
    db.kysely,
  )
}

/**
 * Which of these lead people, as head of a unit or as named manager. If any does, the organisation tree is locked:
 * what happens to them changes the reporting lines of others too.
 */
export async function lockLeaders(db: Db, accountIds: readonly string[]): Promise<readonly string[]> {
  if (accountIds.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select account_id as id from org.job
    where site_id = ${db.siteId} and account_id = any(${accountIds}::bigint[]) and is_head and until is null
    union
    select manager_id from org.line
    where site_id = ${db.siteId} and manager_id = any(${accountIds}::bigint[])`.execute(db.kysely)
  if (rows.length > 0) await lockTree(db)
  return rows.map(({ id }) => id)
}

/** Deletes every job and reporting line of people who are being deleted. */
export async function deleteJobs(db: Db, accountIds: readonly string[]): Promise<void> {
  const ids = sql<string[]>`${[...accountIds]}::bigint[]`
  await on(db)
    .deleteFrom('org.line')
    .where(sql<boolean>`account_id = any(${ids}) or manager_id = any(${ids})`)
    .execute()
  await on(db)
    .deleteFrom('org.job')
    .where(sql<boolean>`account_id = any(${accountIds}::bigint[])`)
    .execute()
}

/** Ends the main jobs of people who no longer belong to a unit. */
export async function endMainJobs(db: Db, accountIds: readonly string[], today: string): Promise<void> {
  if (accountIds.length === 0) return
  await on(db)
    .updateTable('org.job')
    .set({ until: today })
    .where(sql<boolean>`account_id = any(${accountIds}::bigint[])`)
    .where('isMain', '=', true)
    .where('until', 'is', null)
    .execute()
}
