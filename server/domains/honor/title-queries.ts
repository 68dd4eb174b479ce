import type { Db } from '#platform/db'
import type { TitlesOf } from '#platform/domain'
import { on } from './tables.ts'

export const medalNames: TitlesOf = (db, ids) => named(db, 'honor.medal', ids)
export const titleNames: TitlesOf = (db, ids) => named(db, 'honor.title', ids)

async function named(db: Db, table: 'honor.medal' | 'honor.title', ids: readonly string[]) {
  const rows = await on(db).selectFrom(table).select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
