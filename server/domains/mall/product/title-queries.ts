import { likePattern } from '#platform/db/like-pattern'
import type { ThingsNamed, TitlesOf } from '#platform/domain'
import { on } from '../tables.ts'

/** Titles of products. */
export const productTitles: TitlesOf = async (db, ids) => {
  const rows = await on(db)
    .selectFrom('mall.product')
    .select(['id', 'title'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

export const productsNamed: ThingsNamed = async (db, term, most) => {
  const rows = await on(db)
    .selectFrom('mall.product')
    .select('id')
    .where('title', 'ilike', likePattern(term))
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** Titles of product categories. */
export const mallCategoryTitles: TitlesOf = async (db, ids) => {
  const rows = await on(db)
    .selectFrom('mall.category')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
