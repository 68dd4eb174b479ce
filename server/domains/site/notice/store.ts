import type { Locale } from '@lyceum/contract/kit'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** The texts with which the site overrides the defaults. */
export async function noticeTexts(db: Db) {
  return on(db)
    .selectFrom('site.notice_template')
    .select(['key', 'locale', 'subject', 'body', 'updatedBy', 'updatedAt'])
    .execute()
}

export type SiteNoticeText = {
  readonly key: string
  readonly locale: Locale
  readonly subject: string
  readonly body: string
  readonly updatedBy: string
  readonly updatedAt: Date
}

export async function putNoticeText(db: Db, { key, locale, ...row }: SiteNoticeText): Promise<void> {
  await on(db)
    .insertInto('site.notice_template')
    .values({ key, locale, ...row })
    .onConflict((conflict) => conflict.columns(['siteId', 'key', 'locale']).doUpdateSet(row))
    .execute()
}

export async function deleteNoticeText(db: Db, key: string, locale: Locale): Promise<void> {
  await on(db)
    .deleteFrom('site.notice_template')
    .where('key', '=', key)
    .where('locale', '=', locale)
    .execute()
}
