import type { Db } from '#platform/db'
import type { TitlesOf } from '#platform/domain'
import { on } from '../tables.ts'

export const bankCategoryTitles: TitlesOf = (db, ids) => named(db, 'exam.category', ids)
export const pointTitles: TitlesOf = (db, ids) => named(db, 'exam.point', ids)

async function named(db: Db, table: 'exam.category' | 'exam.point', ids: readonly string[]) {
  const rows = await on(db).selectFrom(table).select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
