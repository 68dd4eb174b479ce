import { digestsOf, putDocuments, removeBetween, removeDocuments } from '../index/document-store.ts'
import { findable, findDocuments, findTitles } from '../find/queries.ts'
import type { Engine } from './engine.ts'

/** Keeps the documents of every site, beside what they are made from. */
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
