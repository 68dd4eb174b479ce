import type { TitlesOf } from '#platform/room'
import { on } from '../tables.ts'

/** What papers are called. */
export const paperTitles: TitlesOf = async (db, ids) => {
  const rows = await on(db).selectFrom('exam.paper').select(['id', 'title']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}
