import type { SettingName } from '@lyceum/contract/site'
import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from './tables.ts'

const siteColumns = ['id', 'code', 'name', 'zone', 'locale', 'validUntil', 'isPlatform'] as const

/** The site of a host name; needed before any site is known. */
export async function siteByHost(db: Db, host: string) {
  return on(db)
    .selectFrom('site.site')
    .innerJoin('site.host', 'site.host.siteId', 'site.site.id')
    .select(siteColumns.map((column) => `site.site.${column}` as const))
    .where('site.host.host', '=', host)
    .executeTakeFirst()
}

export async function siteById(db: Db, siteId: number) {
  return on(db).selectFrom('site.site').select(siteColumns).where('id', '=', siteId).executeTakeFirst()
}

/** Storage quota of the handle's site, in MB. */
export async function storageQuotaMb(db: Db): Promise<number> {
  const { storageQuotaMb: quota } = await on(db)
    .selectFrom('site.site')
    .select('storageQuotaMb')
    .where('id', '=', db.siteId)
    .executeTakeFirstOrThrow()
  return quota
}

/** The host names of a site. */
export async function hostsOfSite(db: Db, siteId: number): Promise<readonly string[]> {
  const rows = await on(db)
    .selectFrom('site.host')
    .select('host')
    .where('siteId', '=', siteId)
    .orderBy('host')
    .execute()
  return rows.map(({ host }) => host)
}

export async function sitesInForce(db: Db, now: Date) {
  return on(db)
    .selectFrom('site.site')
    .select(siteColumns)
    .where((at) => at.or([at('validUntil', 'is', null), at('validUntil', '>', now)]))
    .orderBy('id')
    .execute()
}

export async function storedSettings(db: Db) {
  return on(db).selectFrom('site.setting').select(['name', 'value', 'updatedAt', 'updatedBy']).execute()
}

type NewSetting = {
  readonly name: SettingName
  readonly value: unknown
  readonly updatedBy: string
  readonly updatedAt: Date
}

/** Serializes changes of settings: the recorded previous value must be correct. */
export async function lockSettings(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('site.setting'), ${db.siteId}::integer)`.execute(db.kysely)
}

export async function putSettings(db: Db, settings: readonly NewSetting[]): Promise<void> {
  if (settings.length === 0) return
  await on(db)
    .insertInto('site.setting')
    .values(settings.map(({ value, ...row }) => ({ ...row, value: JSON.stringify(value) })))
    .onConflict((conflict) =>
      conflict.columns(['siteId', 'name']).doUpdateSet((row) => ({
        value: row.ref('excluded.value'),
        updatedBy: row.ref('excluded.updatedBy'),
        updatedAt: row.ref('excluded.updatedAt'),
      })),
    )
    .execute()
}

export async function deleteSettings(db: Db, names: readonly SettingName[]): Promise<void> {
  if (names.length > 0) await on(db).deleteFrom('site.setting').where('name', 'in', names).execute()
}
