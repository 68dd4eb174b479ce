import { sql } from 'kysely'
import { bigints, type Db } from '#platform/db'
import { on } from './tables.ts'

type Link = { readonly title: string; readonly link: string; readonly image: string }

/** The quick entries of a person, in their order. */
export async function entriesOf(db: Db, accountId: string) {
  return on(db)
    .selectFrom('home.entry')
    .select(['id', 'module', 'title', 'link', 'image', 'position'])
    .where('accountId', '=', accountId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Locks a person's entries: two pages cannot both add the last one that fits. */
export async function lockEntries(db: Db, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`home.entry:${db.siteId}`}), hashtext(${accountId}))`.execute(
    db.kysely,
  )
}

export async function insertEntries(
  db: Db,
  accountId: string,
  rows: readonly (
    | { readonly module: string; readonly position: number }
    | (Link & { readonly position: number })
  )[],
): Promise<string[]> {
  if (rows.length === 0) return []
  const made = await on(db)
    .insertInto('home.entry')
    .values(rows.map((row) => ({ accountId, ...row })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return made.map(({ id }) => id)
}

export async function updateEntry(db: Db, id: string, link: Link): Promise<void> {
  await on(db).updateTable('home.entry').set(link).where('id', '=', id).execute()
}

export async function placeEntries(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update home.entry as entry set position = placed.position
    from unnest(${bigints(ids)}) with ordinality as placed (id, position)
    where entry.site_id = ${db.siteId} and entry.id = placed.id`.execute(db.kysely)
}

export async function deleteEntry(db: Db, id: string): Promise<void> {
  await on(db).deleteFrom('home.entry').where('id', '=', id).execute()
}

const browsedLimit = 30

export type Browsed = { readonly kind: 'course' | 'notice' | 'article'; readonly targetId: string }

/** Records the last viewed thing, and removes old ones. */
export async function putBrowsed(
  db: Db,
  accountId: string,
  seen: Browsed & { readonly at: Date },
): Promise<void> {
  await on(db)
    .insertInto('home.browsed')
    .values({ accountId, ...seen })
    .onConflict((conflict) =>
      conflict.columns(['siteId', 'accountId', 'kind', 'targetId']).doUpdateSet({ at: seen.at }),
    )
    .execute()
  await sql`
    delete from home.browsed where site_id = ${db.siteId} and account_id = ${accountId}::bigint and at < (
      select at from home.browsed where site_id = ${db.siteId} and account_id = ${accountId}::bigint
      order by at desc offset ${browsedLimit} limit 1)`.execute(db.kysely)
}

export async function browsedBy(db: Db, accountId: string) {
  return on(db)
    .selectFrom('home.browsed')
    .select(['kind', 'targetId', 'at'])
    .where('accountId', '=', accountId)
    .orderBy('at', 'desc')
    .limit(browsedLimit)
    .execute()
}
