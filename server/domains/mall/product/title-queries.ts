import { containing } from '#platform/containing'
import type { ThingsNamed, TitlesOf } from '#platform/room'
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

export const productsNamed: ThingsNamed = async (db, words, most) => {
  const rows = await on(db)
    .selectFrom('mall.product')
    .select('id')
    .where('title', 'ilike', containing(words))
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** What categories of products are called. */
export const mallCategoryTitles: TitlesOf = async (db, ids) => {
  const rows = await on(db)
    .selectFrom('mall.category')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
