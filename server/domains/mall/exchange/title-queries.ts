import type { TitlesOf } from '#platform/domain'
import { on } from '../tables.ts'

/** The titles of exchanges, as of the day of the exchange. */
export const exchangeTitles: TitlesOf = async (db, ids) => {
  const rows = await on(db)
    .selectFrom('mall.exchange')
    .select(['id', 'title'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}
