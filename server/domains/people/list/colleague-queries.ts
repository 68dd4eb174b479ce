import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** People at work whose name, or given name, begins so; an index range each, however many there are. */
export async function colleaguesNamed(db: Db, words: string, most: number) {
  const from = words.toLowerCase()
  const until = `${from}\u{10ffff}`
  const by = (key: 'nameKey' | 'givenKey') =>
    on(db)
      .selectFrom('people.entry')
      .select(['accountId as id', sql<string>`name`.as('name')])
      .where(key, '>=', from)
      .where(key, '<', until)
      .where('state', '=', 'active')
      .where('isExternal', '=', false)
      .orderBy(key)
      .orderBy('accountId')
      .limit(most)
      .execute()
  const found = [...(await by('nameKey')), ...(await by('givenKey'))]
  return [...new Map(found.map((one) => [one.id, one])).values()].slice(0, most)
}

type Asked = {
  readonly words: string
  readonly unitId?: string | undefined
  /** The last of the page before. */
  readonly beneath?: string | undefined
  readonly limit: number
}

/** People at work in the order of their names, below a unit and with a name that begins so; a page at a time. */
export async function colleaguesPage(db: Db, { words, unitId, beneath, limit }: Asked) {
  const from = words.toLowerCase()
  const until = `${from}\u{10ffff}`
  const rows = await on(db)
    .selectFrom('people.entry')
    .select('accountId')
    .where('state', '=', 'active')
    .where('isExternal', '=', false)
    .$if(words !== '', (query) =>
      query.where((at) =>
        at.or(
          (['nameKey', 'givenKey'] as const).map((key) => at.and([at(key, '>=', from), at(key, '<', until)])),
        ),
      ),
    )
    .$if(unitId !== undefined, (query) => query.where('unitIds', '@>', sql<string[]>`${[unitId]}::bigint[]`))
    .$if(beneath !== undefined, (query) =>
      query.where(
        sql<boolean>`(name, account_id) > (select last.name, last.account_id from people.entry as last
          where last.site_id = ${db.siteId} and last.account_id = ${beneath}::bigint)`,
      ),
    )
    .orderBy('name')
    .orderBy('accountId')
    .limit(limit + 1)
    .execute()
  const ids = rows.slice(0, limit).map(({ accountId }) => accountId)
  return { ids, next: rows.length > limit ? (ids.at(-1) ?? null) : null }
}
