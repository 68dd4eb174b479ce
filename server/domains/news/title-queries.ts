import type { TitlesOf } from '#platform/room'
import { on } from './tables.ts'

/** What announcements and articles are called. */
export const newsTitles: TitlesOf = async (db, ids) => {
  const rows = await on(db).selectFrom('news.item').select(['id', 'title']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}
