import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from './tables.ts'

const bite = 5000

/**
 * Deletes old rows of all sites in small batches: tickets two days after they expired (rate limits count one day),
 * counters after two quiet days, sessions after 90 days (addresses are remembered that long), devices after 180.
 */
export async function forgetOld(db: Db, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
  await inBites(db, { table: 'identity.ticket', column: 'expires_at', before: ago(2) })
  await inBites(db, { table: 'identity.failure', column: 'last_at', before: ago(2) })
  await inBites(db, { table: 'identity.session', column: 'expires_at', before: ago(90) })
  await on(db).deleteFrom('identity.device').where('seenAt', '<', ago(180)).execute()
}

type Old = {
  readonly table: `identity.${'ticket' | 'failure' | 'session'}`
  readonly column: 'expires_at' | 'last_at'
  readonly before: Date
}

async function inBites(db: Db, { table, column, before }: Old): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid in (
        select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${before} limit ${bite})`.execute(
      db.kysely,
    )
    if (numAffectedRows < bite) return
  }
}
