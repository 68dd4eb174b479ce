import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** Active people whose name, or given name, begins with the text; an index range each. */
export async function colleaguesNamed(db: Db, text: string, most: number) {
  const from = text.toLowerCase()
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
  return [...new Map(found.map((person) => [person.id, person])).values()].slice(0, most)
}

type ColleagueQuery = {
  readonly text: string
  readonly unitId?: string | undefined
  /** The last entry of the previous page. */
  readonly beneath?: string | undefined
  readonly limit: number
}

/** Active people by name, below a unit and with a name that begins with the text; a page at a time. */
export async function colleaguesPage(db: Db, { text, unitId, beneath, limit }: ColleagueQuery) {
  const from = text.toLowerCase()
  const until = `${from}\u{10ffff}`
  const rows = await on(db)
    .selectFrom('people.entry')
    .select('accountId')
    .where('state', '=', 'active')
    .where('isExternal', '=', false)
    .$if(text !== '', (query) =>
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
