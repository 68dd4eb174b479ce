export { alongside, type Database, type Db, inTransaction, openDatabase } from './db/handle.ts'
export { retrying, troubleOf } from './db/trouble.ts'
export { makePool, maxWaiting, plannedByValues } from './db/pool.ts'
export { type JsonColumn, type SiteColumn, tables } from './db/tables.ts'
