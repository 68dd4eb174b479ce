import { containing } from '#platform/containing'
import type { ThingsNamed, TitlesOf } from '#platform/room'
import { on } from '../tables.ts'

/** What rules of required learning are called. */
export const dutyTitles: TitlesOf = async (db, ids) => {
  const rows = await on(db)
    .selectFrom('learning.duty_rule')
    .select(['id', 'title'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

export const dutiesNamed: ThingsNamed = async (db, words, most) => {
  const rows = await on(db)
    .selectFrom('learning.duty_rule')
    .select('id')
    .where('title', 'ilike', containing(words))
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}
