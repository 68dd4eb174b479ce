import { likePattern } from '#platform/db/like-pattern'
import type { ThingsNamed, TitlesOf } from '#platform/domain'
import { on } from '../tables.ts'

/** Titles of papers. */
export const paperTitles: TitlesOf = async (db, ids) => {
  const rows = await on(db).selectFrom('exam.paper').select(['id', 'title']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

export const papersNamed: ThingsNamed = async (db, text, most) => {
  const rows = await on(db)
    .selectFrom('exam.paper')
    .select('id')
    .where('title', 'ilike', likePattern(text))
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}
