import { sql } from 'kysely'
import type { Ctx } from '../../server/platform/ctx.ts'

/** A unit in the middle of the tree: neither the whole company nor a single team. */
export async function middleUnit({ db, site }: Ctx): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from org.unit where site_id = ${site.id} and cardinality(path) = 2 order by id limit 1`.execute(
    db.kysely,
  )
  return rows[0]?.id ?? ''
}

/** The position with the most people. */
export async function commonPosition({ db, site }: Ctx): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select position_id as id from org.job where site_id = ${site.id} and until is null
    group by position_id order by count(*) desc limit 1`.execute(db.kysely)
  return rows[0]?.id ?? ''
}
