import { sql } from 'kysely'
import type { Database, Db } from '../../db.ts'
import type { Claim } from './rules.ts'

/** The claim concerns the whole installation. */
export const claimsOf = (database: Database): Db => database.acrossSites('the bucket belongs to all sites')

/** The claim of this database, and the place it is read from. */
export async function readClaim({ kysely }: Db): Promise<{ claim: Claim | undefined; place: string }> {
  const { rows } = await sql<Partial<Claim> & { here: string }>`
    select installation.id, lease, previous_lease, leased_at, held_since, place, is_bound,
           format('%s/%s', extract(epoch from pg_postmaster_start_time()), pg_database.oid) as here
    from pg_database left join platform.installation on true
    where datname = current_database()`.execute(kysely)
  const { here = '', ...claim } = rows[0] ?? {}
  return { claim: isWhole(claim) ? claim : undefined, place: here }
}

const isWhole = (claim: Partial<Claim>): claim is Claim => typeof claim.id === 'string'

/** Inserts the first claim, unless another process was faster. */
export async function insertClaim({ kysely }: Db, claim: Claim): Promise<void> {
  await sql`
    insert into platform.installation (id, lease, previous_lease, leased_at, held_since, place, is_bound)
    values (${claim.id}, ${claim.lease}, ${claim.previousLease}, ${claim.leasedAt}, ${claim.heldSince},
            ${claim.place}, ${claim.isBound})
    on conflict do nothing`.execute(kysely)
}

export async function updateClaim({ kysely }: Db, claim: Claim): Promise<void> {
  await sql`
    update platform.installation
    set id = ${claim.id}, lease = ${claim.lease}, previous_lease = ${claim.previousLease},
        leased_at = ${claim.leasedAt}, held_since = ${claim.heldSince}, place = ${claim.place},
        is_bound = ${claim.isBound}`.execute(kysely)
}

/** Stores a period in which another database may have had the bucket. */
export async function insertGap({ kysely }: Db, begins: Date, ends: Date): Promise<void> {
  await sql`insert into platform.storage_gap (begins, ends) values (${begins}, ${ends}) on conflict do nothing`.execute(
    kysely,
  )
}

export type Gap = { readonly begins: Date; readonly ends: Date }

export async function readGaps({ kysely }: Db): Promise<readonly Gap[]> {
  const { rows } = await sql<Gap>`select begins, ends from platform.storage_gap`.execute(kysely)
  return rows
}

/** Runs work while no other process of this database renews; undefined if one does. */
export async function alone<T>({ pool }: Database, work: () => Promise<T>): Promise<T | undefined> {
  const client = await pool.connect()
  let isLost = true
  try {
    await client.query('begin')
    const { rows } = await client.query<{ isOurs: boolean }>(
      `select pg_try_advisory_xact_lock(hashtext('lyceum.storage.binding')) as "isOurs"`,
    )
    const done = rows[0]?.isOurs ? await work() : undefined
    await client.query('commit')
    isLost = false
    return done
  } finally {
    client.release(isLost)
  }
}
