import type { SettingName } from '@lyceum/contract/site'
import type { Db } from '#platform/db'
import { on } from './tables.ts'

const siteColumns = ['id', 'code', 'name', 'zone', 'locale', 'validUntil'] as const

/** The site that a host name belongs to; asked before any site is known. */
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

export async function sitesInForce(db: Db, now: Date) {
  return on(db)
    .selectFrom('site.site')
    .select(siteColumns)
    .where((at) => at.or([at('validUntil', 'is', null), at('validUntil', '>', now)]))
    .orderBy('id')
    .execute()
}

export async function storedSettings(db: Db) {
  return on(db).selectFrom('site.setting').select(['name', 'value', 'updatedAt']).execute()
}

type NewSetting = {
  readonly name: SettingName
  readonly value: unknown
  readonly updatedBy: string
  readonly updatedAt: Date
}

export async function putSetting(db: Db, { name, value, updatedBy, updatedAt }: NewSetting): Promise<void> {
  const row = { value: JSON.stringify(value), updatedBy, updatedAt }
  await on(db)
    .insertInto('site.setting')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.columns(['siteId', 'name']).doUpdateSet(row))
    .execute()
}

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
