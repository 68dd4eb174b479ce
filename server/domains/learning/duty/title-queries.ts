import { likePattern } from '#platform/db/like-pattern'
import type { ThingsNamed, TitlesOf } from '#platform/domain'
import { on } from '../tables.ts'

/** Titles of duty rules. */
export const dutyTitles: TitlesOf = async (db, ids) => {
  const rows = await on(db)
    .selectFrom('learning.duty_rule')
    .select(['id', 'title'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

export const dutiesNamed: ThingsNamed = async (db, text, most) => {
  const rows = await on(db)
    .selectFrom('learning.duty_rule')
    .select('id')
    .where('title', 'ilike', likePattern(text))
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}
