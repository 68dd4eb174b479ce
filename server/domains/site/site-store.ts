import { sql } from 'kysely'
import type { Locale } from '@lyceum/contract/kit'
import type { Db } from '#platform/db'
import { on } from './tables.ts'

const most = 500

/** All sites, newest first. */
export async function siteRows(db: Db) {
  return on(db).selectFrom('site.site').selectAll().orderBy('id', 'desc').limit(most).execute()
}

/** The host names of all sites. */
export async function hostRows(db: Db) {
  return on(db).selectFrom('site.host').selectAll().orderBy('host').execute()
}

/** A site by its code, locked until the transaction ends. */
export async function lockSite(db: Db, code: string) {
  return on(db)
    .selectFrom('site.site')
    .select(['id', 'code', 'validUntil', 'isPlatform', 'storageQuotaMb'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()
}

/** The id of the next new site. */
export async function nextSiteId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select nextval(pg_get_serial_sequence('site.site', 'id')) as id`.execute(db.kysely)
  return Number(rows[0]?.id)
}

type NewSite = {
  readonly id: number
  readonly code: string
  readonly name: Readonly<Record<Locale, string>>
  readonly zone: string
  readonly locale: Locale
  readonly validUntil: Date | null
}

/** False if the code is already taken. */
export async function insertSite(db: Db, { name, ...row }: NewSite): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await on(db)
    .insertInto('site.site')
    .values({ ...row, name: JSON.stringify(name) })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** False if the host name is already taken. */
export async function insertHost(db: Db, host: string, siteId: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await on(db)
    .insertInto('site.host')
    .values({ host, siteId })
    .onConflict((conflict) => conflict.column('host').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function hostsOf(db: Db, siteId: number): Promise<string[]> {
  const rows = await on(db).selectFrom('site.host').select('host').where('siteId', '=', siteId).execute()
  return rows.map(({ host }) => host)
}

export async function deleteHost(db: Db, host: string, siteId: number): Promise<void> {
  await on(db).deleteFrom('site.host').where('host', '=', host).where('siteId', '=', siteId).execute()
}

export async function setValidUntil(db: Db, siteId: number, validUntil: Date | null): Promise<void> {
  await on(db).updateTable('site.site').set({ validUntil }).where('id', '=', siteId).execute()
}

export async function setStorageQuota(db: Db, siteId: number, storageQuotaMb: number): Promise<void> {
  await on(db).updateTable('site.site').set({ storageQuotaMb }).where('id', '=', siteId).execute()
}
