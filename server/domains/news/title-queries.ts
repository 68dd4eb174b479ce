import { containing } from '#platform/containing'
import type { ThingsNamed, TitlesOf } from '#platform/room'
import { on } from './tables.ts'

/** What announcements and articles are called. */
export const newsTitles: TitlesOf = async (db, ids) => {
  const rows = await on(db).selectFrom('news.item').select(['id', 'title']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

export const newsNamed: ThingsNamed = async (db, words, most) => {
  const rows = await on(db)
    .selectFrom('news.item')
    .select('id')
    .where('title', 'ilike', containing(words))
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}
