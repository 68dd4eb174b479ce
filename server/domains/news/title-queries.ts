import { likePattern } from '#platform/db/like-pattern'
import type { ThingsNamed, TitlesOf } from '#platform/domain'
import { on } from './tables.ts'

/** Titles of announcements and articles by id. */
export const newsTitles: TitlesOf = async (db, ids) => {
  const rows = await on(db).selectFrom('news.item').select(['id', 'title']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

export const newsNamed: ThingsNamed = async (db, text, most) => {
  const rows = await on(db)
    .selectFrom('news.item')
    .select('id')
    .where('title', 'ilike', likePattern(text))
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}
