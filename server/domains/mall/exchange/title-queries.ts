import type { TitlesOf } from '#platform/room'
import { on } from '../tables.ts'

/** What was exchanged, as it was called on that day. */
export const exchangeTitles: TitlesOf = async (db, ids) => {
  const rows = await on(db)
    .selectFrom('mall.exchange')
    .select(['id', 'title'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}
