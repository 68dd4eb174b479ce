import type { Db } from '#platform/db'
import type { Fixtures } from '#testing/fixtures'
import { makeOffered, shelve } from '../course/make.ts'
import { deleteEntry, insertEntries } from './store.ts'

let made = 0

/** A personal link on somebody's home page. */
export async function makeEntry(db: Db, accountId: string): Promise<string> {
  made += 1
  const link = `https://example.com/${made}`
  const [id = ''] = await insertEntries(db, accountId, [
    { title: '制度文库', link, image: '1', position: made },
  ])
  return id
}

export const fixtures: Fixtures = {
  'home.entry': { make: makeEntry, reach: 'own', remove: deleteEntry },
  'home.browsed': { make: (db) => makeOffered(db), reach: 'site', remove: shelve },
}
