import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** All categories in order, with their number of products. */
export async function allCategories(db: Db) {
  const rows = await on(db)
    .selectFrom('mall.category as category')
    .leftJoin('mall.product as product', 'product.categoryId', 'category.id')
    .select(['category.id', 'category.name'])
    .select(({ fn }) => fn.count<string>('product.id').as('products'))
    .groupBy(['category.siteId', 'category.id'])
    .orderBy('category.position')
    .orderBy('category.id')
    .execute()
  return rows.map(({ products, ...rest }) => ({ ...rest, products: Number(products) }))
}

export async function lockCategory(db: Db, id: string) {
  return on(db)
    .selectFrom('mall.category')
    .select(['id', 'name'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Undefined where the name is taken; of two at once one wins. */
export async function insertCategory(db: Db, name: string): Promise<string | undefined> {
  const row = await on(db)
    .insertInto('mall.category')
    .values((at) => ({
      name,
      position: at.selectFrom('mall.category').select(sql<number>`coalesce(max(position), 0) + 1`.as('next')),
    }))
    .onConflict((conflict) => conflict.columns(['siteId', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function isCategoryNamed(db: Db, name: string, exceptId: string): Promise<boolean> {
  const row = await on(db)
    .selectFrom('mall.category')
    .select('id')
    .where('name', '=', name)
    .where('id', '<>', exceptId)
    .executeTakeFirst()
  return row !== undefined
}

export async function renameCategory(db: Db, id: string, name: string): Promise<void> {
  await on(db).updateTable('mall.category').set({ name }).where('id', '=', id).execute()
}

export async function isCategoryUsed(db: Db, id: string): Promise<boolean> {
  const row = await on(db)
    .selectFrom('mall.product')
    .select('id')
    .where('categoryId', '=', id)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteCategory(db: Db, id: string): Promise<void> {
  await on(db).deleteFrom('mall.category').where('id', '=', id).execute()
}
