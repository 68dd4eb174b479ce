import type { TitlesOf } from '#platform/room'
import { on } from '../tables.ts'

/** What products are called. */
export const productTitles: TitlesOf = async (db, ids) => {
  const rows = await on(db)
    .selectFrom('mall.product')
    .select(['id', 'title'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}
