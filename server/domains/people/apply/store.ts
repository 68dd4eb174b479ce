import { sql } from 'kysely'
import type { Ended } from '#domains/org'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type Leaving = { readonly on: string; readonly by: string; readonly at: Date }

/** Records departures on a day; an announced departure is moved to it. */
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

/** What the current departures of these people have ended. */
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

function lineOf(stored: string) {
  const [accountId = '', managerId = ''] = stored.split(':')
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

/** The manually corrected fields of people, by account; a pinned job includes all its parts. */
export async function pinnedFields(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await on(db)
    .selectFrom('people.held_field')
    .select(['accountId', 'field'])
    .where(sql<boolean>`account_id = any(${ids}::bigint[])`)
    .execute()
  const pinned = new Map<string, Set<string>>()
  for (const { accountId, field } of rows) {
    const fields = pinned.get(accountId) ?? new Set()
    for (const name of field === 'job' ? ['unit', 'position', 'grade'] : [field]) fields.add(name)
    pinned.set(accountId, fields)
  }
  return pinned
}

/** Declares that everyone created in this transaction also gets a job in it, so that the entry is written once. */
export async function promiseJobs(db: Db): Promise<void> {
  await sql`set local lyceum.jobs_follow = on`.execute(db.kysely)
}

/** Records which import series brought these people last. */
export async function markImported(db: Db, seriesId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    insert into people.brought (site_id, account_id, series_id)
    select ${db.siteId}::integer, one, ${seriesId}::bigint from unnest(${ids}::bigint[]) as one
    on conflict (site_id, account_id) do update set series_id = excluded.series_id
    where people.brought.series_id <> excluded.series_id`.execute(db.kysely)
}

/** Which of these people the series imported. */
export async function importedBy(
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
