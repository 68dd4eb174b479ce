import type { Db } from '#platform/db'
import type { Engine } from '../engine.ts'
import { askGroonga } from '#platform/groonga'
import { find, findable, titles } from './find.ts'
import { type Place, tablesOf } from './schema.ts'
import { digests, put, remove, removeBetween } from './write.ts'

/** For sites with very many documents: a full copy that is made anew at any time. */
export function groongaAt(url: string): Engine {
  const ask = askGroonga(url)
  const at = ({ siteId }: Db): Place => ({ ask, table: tablesOf(siteId).documents })
  return {
    name: 'groonga',
    put: (db, source, documents) => put(at(db), source, documents),
    remove: (db, source, ids) => remove(at(db), source, ids),
    removeBetween: (db, source, range) => removeBetween(at(db), source, range),
    digests: (db, source, ids) => digests(at(db), source, ids),
    find: (db, reader, wish) => find(at(db), reader, wish),
    titles: (db, reader, wish) => titles(at(db), reader, wish),
    findable: (db, reader, words) => findable(at(db), reader, words),
  }
}
