import { sql } from 'kysely'
import type { Db } from '#platform/db'

/**
 * Holds the shape of the organisation still until the transaction ends. Everyone who changes the tree or who leads
 * whom waits here, so what they decide by stays true: two moves can never make a circle together.
 */
export async function lockTree(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('org.tree'), ${db.siteId})`.execute(db.kysely)
}
