import { digestsOf, putDocuments, removeBetween, removeDocuments } from './document-store.ts'
import { findable, findDocuments, findTitles } from './document-queries.ts'
import type { Engine } from './engine.ts'

/** Stores the documents of every site, in the same database as their sources. */
export const postgres: Engine = {
  name: 'postgres',
  put: putDocuments,
  remove: removeDocuments,
  removeBetween,
  digests: digestsOf,
  find: findDocuments,
  titles: findTitles,
  findable,
}
