import type { DocumentTree } from '@lyceum/contract/kit'
import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from './tables.ts'

type NewItem = {
  readonly kind: 'notice' | 'article'
  readonly title: string
  readonly createdBy: string
}

export async function insertItem(db: Db, { kind, title, createdBy }: NewItem): Promise<string> {
  const content = JSON.stringify({ blocks: [] })
  const { id } = await on(db)
    .insertInto('news.item')
    .values({ kind, title, createdBy, content })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function lockItem(db: Db, id: string) {
  return on(db).selectFrom('news.item').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export type ItemChange = Partial<{
  readonly title: string
  readonly summary: string
  readonly content: DocumentTree
  readonly state: 'draft' | 'published' | 'withdrawn'
  readonly isPinned: boolean
  readonly mustAcknowledge: boolean
  readonly isPublic: boolean
  readonly place: string
  readonly audience: string[]
  readonly unitId: string | null
  readonly revision: number
  readonly meant: number
  readonly reads: number
  readonly version: number
  readonly shownFrom: Date | null
  readonly shownUntil: Date | null
  readonly publishedAt: Date
  readonly updatedAt: Date
  readonly acknowledged: number
}>

export async function updateItem(db: Db, id: string, { content, ...change }: ItemChange): Promise<void> {
  await on(db)
    .updateTable('news.item')
    .set({ ...change, ...(content ? { content: JSON.stringify(content) } : {}) })
    .where('id', '=', id)
    .execute()
}

type NewReading = {
  readonly itemId: string
  readonly accountId: string
  readonly firstAt: Date
  readonly lastAt: Date
  readonly seconds: number
  readonly acknowledgedVersion?: number
  readonly acknowledgedAt?: Date
}

/** Bulk insert for seeding. */
export async function insertReadings(db: Db, rows: readonly NewReading[]): Promise<void> {
  for (let at = 0; at < rows.length; at += 500)
    await on(db)
      .insertInto('news.reading')
      .values(rows.slice(at, at + 500))
      .execute()
}

type Mark = { readonly itemId: string; readonly accountId: string; readonly at: Date }

/** Only the first opening counts, however often it is opened. */
export async function markRead(db: Db, { itemId, accountId, at }: Mark): Promise<void> {
  await sql`
    with mark as (
      insert into news.reading as reading (site_id, item_id, account_id, first_at, last_at)
      values (${db.siteId}, ${itemId}::bigint, ${accountId}::bigint, ${at}, ${at})
      on conflict (site_id, account_id, item_id) do update set last_at = excluded.last_at
      returning (xmax = 0) as is_new)
    update news.item set reads = reads + 1
    where site_id = ${db.siteId} and id = ${itemId}::bigint and (select is_new from mark)`.execute(db.kysely)
}

/** Adds no more than the time really passed since the last report, and at most a minute. */
export async function addSeconds(db: Db, { itemId, accountId, at }: Mark, seconds: number): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    update news.reading set last_at = ${at},
      seconds = seconds + least(${seconds}, 60, greatest(0, ceil(extract(epoch from ${at}::timestamptz - last_at)))::integer)
    where site_id = ${db.siteId} and item_id = ${itemId}::bigint and account_id = ${accountId}::bigint
    returning seconds`.execute(db.kysely)
  return rows[0]?.seconds ?? 0
}

/** Acknowledges a version once: repeating it changes nothing. */
export async function acknowledge(db: Db, { itemId, accountId, at }: Mark, version: number): Promise<void> {
  await sql`
    with mark as (
      update news.reading set acknowledged_version = ${version}, acknowledged_at = ${at}
      where site_id = ${db.siteId} and item_id = ${itemId}::bigint and account_id = ${accountId}::bigint
        and acknowledged_version is distinct from ${version} returning 1)
    update news.item set acknowledged = acknowledged + 1
    where site_id = ${db.siteId} and id = ${itemId}::bigint and exists (select from mark)`.execute(db.kysely)
}
