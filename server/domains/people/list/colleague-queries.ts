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
