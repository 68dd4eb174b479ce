import { sql } from 'kysely'
import type { Ended } from '#domains/org'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type Leaving = { readonly on: string; readonly by: string; readonly at: Date }

/** People who have left on a day; who had announced another day leaves on this one. */
export async function recordDepartures(db: Db, left: readonly Ended[], leaving: Leaving): Promise<void> {
  if (left.length === 0) return
  await endDepartures(
    db,
    left.map(({ accountId }) => accountId),
    leaving.at,
  )
  const rows = left.map(({ accountId, jobs, lines }) => ({
    accountId,
    endedJobs: [...jobs],
    endedLines: lines.map((line) => `${line.accountId}:${line.managerId}`),
    leavesOn: leaving.on,
    decidedBy: leaving.by,
    decidedAt: leaving.at,
    doneAt: leaving.at,
  }))
  await on(db).insertInto('people.departure').values(rows).execute()
}

/** What the departures that still hold have ended for these people. */
export async function endedBy(db: Db, ids: readonly string[]): Promise<readonly Omit<Ended, 'accountId'>[]> {
  if (ids.length === 0) return []
  const rows = await on(db)
    .selectFrom('people.departure')
    .select(['endedJobs', 'endedLines'])
    .where(sql<boolean>`account_id = any(${ids}::bigint[])`)
    .where('endedAt', 'is', null)
    .execute()
  return rows.map((row) => ({ jobs: row.endedJobs, lines: row.endedLines.map(lineOf) }))
}

function lineOf(kept: string) {
  const [accountId = '', managerId = ''] = kept.split(':')
  return { accountId, managerId }
}

export async function endDepartures(db: Db, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await on(db)
    .updateTable('people.departure')
    .set({ endedAt: at })
    .where(sql<boolean>`account_id = any(${ids}::bigint[])`)
    .where('endedAt', 'is', null)
    .execute()
}

/** The fields of people that were corrected by hand, by account; a held job holds all that it is made of. */
export async function heldFields(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await on(db)
    .selectFrom('people.held_field')
    .select(['accountId', 'field'])
    .where(sql<boolean>`account_id = any(${ids}::bigint[])`)
    .execute()
  const held = new Map<string, Set<string>>()
  for (const { accountId, field } of rows) {
    const fields = held.get(accountId) ?? new Set()
    for (const one of field === 'job' ? ['unit', 'position', 'grade'] : [field]) fields.add(one)
    held.set(accountId, fields)
  }
  return held
}

/** Promises that whoever is made in this transaction gets a job in it as well, so that the entry is written once. */
export async function promiseJobs(db: Db): Promise<void> {
  await sql`set local lyceum.jobs_follow = on`.execute(db.kysely)
}

/** Remembers which series brought these people last. */
export async function markBrought(db: Db, seriesId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    insert into people.brought (site_id, account_id, series_id)
    select ${db.siteId}::integer, one, ${seriesId}::bigint from unnest(${ids}::bigint[]) as one
    on conflict (site_id, account_id) do update set series_id = excluded.series_id
    where people.brought.series_id <> excluded.series_id`.execute(db.kysely)
}

/** Which of these people the series brought. */
export async function broughtBy(
  db: Db,
  seriesId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await on(db)
    .selectFrom('people.brought')
    .select('accountId')
    .where('seriesId', '=', seriesId)
    .where(sql<boolean>`account_id = any(${ids}::bigint[])`)
    .execute()
  return new Set(rows.map(({ accountId }) => accountId))
}
