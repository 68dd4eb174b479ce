import type { Db } from '#platform/db'
import type { Engine } from '../engine.ts'
import { groongaClient } from '#platform/outgoing/groonga'
import { find, findable, titles } from './find.ts'
import { type Place, tablesOf } from './schema.ts'
import { digests, put, remove, removeBetween } from './write.ts'

/** For sites with very many documents: a full copy that can be rebuilt at any time. */
export function groongaAt(url: string): Engine {
  const send = groongaClient(url)
  const at = ({ siteId }: Db): Place => ({ send, table: tablesOf(siteId).documents })
  return {
    name: 'groonga',
    put: (db, source, documents) => put(at(db), source, documents),
    remove: (db, source, ids) => remove(at(db), source, ids),
    removeBetween: (db, source, range) => removeBetween(at(db), source, range),
    digests: (db, source, ids) => digests(at(db), source, ids),
    find: (db, reader, query) => find(at(db), reader, query),
    titles: (db, reader, query) => titles(at(db), reader, query),
    findable: (db, reader, terms) => findable(at(db), reader, terms),
  }
}
