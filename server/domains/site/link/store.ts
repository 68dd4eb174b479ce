import { sql } from 'kysely'
import type { Db } from '#platform/db'
import type { TitlesOf } from '#platform/domain'
import { on } from '../tables.ts'

type LinkRow = { readonly title: string; readonly accessUrl: string; readonly position: number }

export async function lockLink(db: Db, linkId: string) {
  return on(db)
    .selectFrom('site.link')
    .select(['id', 'title', 'accessUrl', 'position'])
    .where('id', '=', linkId)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertLink(db: Db, row: LinkRow): Promise<string> {
  const { id } = await on(db).insertInto('site.link').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateLink(db: Db, linkId: string, row: LinkRow): Promise<void> {
  await on(db).updateTable('site.link').set(row).where('id', '=', linkId).execute()
}

export async function deleteLink(db: Db, linkId: string): Promise<void> {
  await on(db).deleteFrom('site.link').where('id', '=', linkId).execute()
}

/** The position of a new link: after all others. */
export async function nextPosition(db: Db): Promise<number> {
  const { last } = await on(db)
    .selectFrom('site.link')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .executeTakeFirstOrThrow()
  return Math.min((last ?? -1) + 1, 999)
}

/** Locks all links in the footer's order, to reorder them: one request at a time. */
export async function linksToOrder(db: Db): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtext('site.link'), ${db.siteId}::integer)`.execute(db.kysely)
  const rows = await on(db).selectFrom('site.link').select('id').orderBy('position').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** Sets the position of each link. */
export async function placeLinks(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update site.link set position = wish.at - 1
    from unnest(${`{${ids.join()}}`}::bigint[]) with ordinality as wish (id, at)
    where site.link.site_id = ${db.siteId} and site.link.id = wish.id and position <> wish.at - 1`.execute(
    db.kysely,
  )
}

/** Titles of links by id. */
export const linkTitles: TitlesOf = async (db, ids) => {
  const rows = await on(db).selectFrom('site.link').select(['id', 'title']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}
