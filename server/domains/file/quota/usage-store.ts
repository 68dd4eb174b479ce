import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** The row of the site itself among those of its people. */
const ofSite = '0'

export type Used = { readonly person: number; readonly site: number }

/** Bytes used by a person and by the site, including uploads in progress. */
export async function usedBy(db: Db, ownerId: string): Promise<Used> {
  const rows = await on(db)
    .selectFrom('file.usage')
    .select(['ownerId', 'used'])
    .where('ownerId', 'in', [ownerId, ofSite])
    .execute()
  const bytes = new Map(rows.map((row) => [row.ownerId, Number(row.used)]))
  return { person: bytes.get(ownerId) ?? 0, site: bytes.get(ofSite) ?? 0 }
}

/** Bytes used by every site, for the platform; needs a handle across sites. */
export async function usageOfSites(db: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await on(db)
    .selectFrom('file.usage')
    .select(['siteId', 'used'])
    .where('ownerId', '=', ofSite)
    .execute()
  return new Map(rows.map((row) => [row.siteId, Number(row.used)]))
}

/** Locks the usage counters of this site until the transaction ends. */
export async function lockUsage(db: Db): Promise<void> {
  await on(db).selectFrom('file.usage').select('ownerId').orderBy('ownerId', 'desc').forUpdate().execute()
}

export type Difference = { readonly ownerId: string; readonly kept: string; readonly truth: string }

/** Where the stored counter differs from the sum of the rows. */
export async function differences(db: Db): Promise<readonly Difference[]> {
  const { rows } = await sql<Difference>`
    with held as (
      select owner_id, purpose, size from file.file where site_id = ${db.siteId} and removed_at is null
      union all
      select owner_id, purpose, size from file.upload where site_id = ${db.siteId} and file_id is null
    ), truth as (
      select owner_id, sum(size) as used from held where file.is_personal(purpose) group by owner_id
      union all
      select 0, coalesce(sum(size), 0) from held
    ), kept as (
      select owner_id, used from file.usage where site_id = ${db.siteId}
    )
    select owner_id, coalesce(kept.used, 0)::text as kept, coalesce(truth.used, 0)::text as truth
    from truth full join kept using (owner_id)
    where coalesce(kept.used, 0) <> coalesce(truth.used, 0)
    order by owner_id`.execute(db.kysely)
  return rows
}

export async function putUsage(db: Db, wrong: readonly Difference[]): Promise<void> {
  await on(db)
    .insertInto('file.usage')
    .values(wrong.map(({ ownerId, truth }) => ({ ownerId, used: truth })))
    .onConflict((conflict) =>
      conflict.columns(['siteId', 'ownerId']).doUpdateSet((row) => ({ used: row.ref('excluded.used') })),
    )
    .execute()
}
