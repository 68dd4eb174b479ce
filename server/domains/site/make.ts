import type { Locale } from '@lyceum/contract/kit'
import type { Db } from '#platform/db'
import type { Fixtures } from '#testing/fixtures'
import { insertDeliveries, type NewDelivery } from './delivery/store.ts'
import { on } from './tables.ts'

type NewSite = {
  readonly code: string
  readonly name: Readonly<Record<Locale, string>>
  readonly hosts: readonly string[]
  readonly zone?: string
  readonly locale?: Locale
  readonly validUntil?: Date
  readonly isPlatform?: boolean
}

/** A site with its host names; needs a handle across sites, because the site does not exist yet. */
export async function makeSite(db: Db, { hosts, name, ...row }: NewSite): Promise<number> {
  const values = { ...row, name: JSON.stringify(name) }
  const { id } = await on(db).insertInto('site.site').values(values).returning('id').executeTakeFirstOrThrow()
  await on(db)
    .insertInto('site.host')
    .values(hosts.map((host) => ({ host, siteId: id })))
    .execute()
  return id
}

export async function makeLink(
  db: Db,
  row: { title?: string; accessUrl?: string; position?: number } = {},
): Promise<string> {
  const { title = '人力服务台', accessUrl = 'https://hr.example.com/', position = 0 } = row
  const { id } = await on(db)
    .insertInto('site.link')
    .values({ title, accessUrl, position })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A mail that was sent a moment ago, without an account. */
export async function makeDelivery(db: Db, row: Partial<NewDelivery> = {}): Promise<string> {
  const plain = {
    channel: 'mail',
    template: 'identity.welcomeMail',
    accountId: null,
    recipient: 'a•••@alpha.test',
    locale: 'zh-CN',
    at: new Date(),
    state: 'sent',
    reason: null,
    replyCode: null,
  } as const
  await insertDeliveries(db, [{ ...plain, ...row }])
  const { id } = await on(db)
    .selectFrom('site.delivery')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

export const fixtures: Fixtures = {
  'site.delivery': { make: (db, accountId) => makeDelivery(db, { accountId }), reach: 'unit' },
  'site.link': {
    make: (db) => makeLink(db),
    reach: 'site',
    remove: async (db, id) => {
      await on(db).deleteFrom('site.link').where('id', '=', id).execute()
    },
  },
}
