import { sql } from 'kysely'
import type { Db } from '#platform/db'

type Mended = { readonly lastAccount: string | null; readonly mended: string }

/** Rewrites wrong entries, a group of accounts at a time; returns the last one and how many were wrong. */
export async function mendGroup(db: Db, after: string, most: number): Promise<Mended> {
  const { rows } = await sql<Mended>`
    select last_account, mended from people.mend_entries(site_id => ${db.siteId}, after_account => ${after}, most => ${most})`.execute(
    db.kysely,
  )
  return rows[0] ?? { lastAccount: null, mended: '0' }
}
