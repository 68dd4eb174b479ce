import { containing } from '#platform/containing'
import type { ThingsNamed, TitlesOf } from '#platform/room'
import { on } from '../tables.ts'

/** What papers are called. */
export const paperTitles: TitlesOf = async (db, ids) => {
  const rows = await on(db).selectFrom('exam.paper').select(['id', 'title']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

export const papersNamed: ThingsNamed = async (db, words, most) => {
  const rows = await on(db)
    .selectFrom('exam.paper')
    .select('id')
    .where('title', 'ilike', containing(words))
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}
