import type { Locale } from '@lyceum/contract/kit'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** The words that the site has put in place of the house's. */
export async function noticeWords(db: Db) {
  return on(db)
    .selectFrom('site.notice_template')
    .select(['key', 'locale', 'subject', 'body', 'updatedBy', 'updatedAt'])
    .execute()
}

export type OwnWords = {
  readonly key: string
  readonly locale: Locale
  readonly subject: string
  readonly body: string
  readonly updatedBy: string
  readonly updatedAt: Date
}

export async function putNoticeWords(db: Db, { key, locale, ...row }: OwnWords): Promise<void> {
  await on(db)
    .insertInto('site.notice_template')
    .values({ key, locale, ...row })
    .onConflict((conflict) => conflict.columns(['siteId', 'key', 'locale']).doUpdateSet(row))
    .execute()
}

export async function deleteNoticeWords(db: Db, key: string, locale: Locale): Promise<void> {
  await on(db)
    .deleteFrom('site.notice_template')
    .where('key', '=', key)
    .where('locale', '=', locale)
    .execute()
}
