import type { Product, ProductOrder } from '@lyceum/contract/mall'
import { fileAddresses } from '#domains/file'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

const dayMs = 86_400_000
/** How many days a product counts as new. */
const newDays = 30

type ProductQuery = {
  readonly category?: string | undefined
  readonly order: ProductOrder
  /** In stock, and for at most this many points. */
  readonly within?: number
  readonly pageNo: number
  readonly pageSize: number
}

/**
 * A page of the shown products. Products out of stock stay visible, sorted last where people look for what they can
 * have.
 */
export async function productsPage(ctx: Ctx, filter: ProductQuery) {
  const { pageNo, pageSize } = filter
  const { total } = await shown(ctx.db, filter)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await ordered(ctx.db, filter)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  return { records: await showProducts(ctx, rows), total: Number(total), pageNo, pageSize }
}

function shown(db: Db, { category, within }: ProductQuery) {
  let query = on(db).selectFrom('mall.product as product').where('product.isShown', '=', true)
  if (category !== undefined) query = query.where('product.categoryId', '=', category)
  if (within !== undefined) query = query.where('product.stock', '>', 0).where('product.points', '<=', within)
  return query
}

function ordered(db: Db, filter: ProductQuery) {
  const query = shown(db, filter)
    .innerJoin('mall.category as category', 'category.id', 'product.categoryId')
    .select(columns)
  if (filter.order === 'new') return query.orderBy('product.id', 'desc')
  if (filter.order === 'points') return query.orderBy('product.points').orderBy('product.id')
  return query.orderBy('product.exchanged', 'desc').orderBy('product.id', 'desc')
}

export const columns = [
  'product.id',
  'product.title',
  'product.categoryId',
  'category.name as category',
  'product.stock',
  'product.points',
  'product.exchanged',
  'product.item',
  'product.pictureId',
  'product.introduction',
  'product.isShown',
  'product.revision',
  'product.createdAt',
  'product.updatedAt',
] as const

export type ProductRow = NonNullable<Awaited<ReturnType<typeof productById>>>

export async function productById(db: Db, id: string) {
  return on(db)
    .selectFrom('mall.product as product')
    .innerJoin('mall.category as category', 'category.id', 'product.categoryId')
    .select(columns)
    .where('product.id', '=', id)
    .executeTakeFirst()
}

export async function showProducts(ctx: Ctx, rows: readonly ProductRow[]): Promise<Product[]> {
  const pictures = await picturesOf(ctx, rows)
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    categoryId: row.categoryId,
    category: row.category,
    stock: row.stock,
    points: row.points,
    exchanged: row.exchanged,
    item: row.item,
    picture: (row.pictureId && pictures.get(row.pictureId)) ?? '',
    isNew: ctx.now.getTime() - row.createdAt.getTime() < newDays * dayMs,
  }))
}

/** Addresses of the pictures that some rows have. */
export async function picturesOf(ctx: Ctx, rows: readonly { readonly pictureId: string | null }[]) {
  const ids = rows.flatMap(({ pictureId }) => pictureId ?? [])
  return ids.length === 0 ? new Map<string, string>() : fileAddresses(ctx, [...new Set(ids)])
}

/** Categories with shown products, in order. */
export async function shownCategories(db: Db) {
  return on(db)
    .selectFrom('mall.category as category')
    .select(['category.id', 'category.name'])
    .where((at) =>
      at.exists(
        at
          .selectFrom('mall.product as product')
          .select('product.id')
          .whereRef('product.categoryId', '=', 'category.id')
          .where('product.isShown', '=', true),
      ),
    )
    .orderBy('category.position')
    .orderBy('category.id')
    .execute()
}

/** Files used by products, so that they are not deleted. */
export async function picturesInMall(
  ctx: Ctx,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await on(ctx.db)
    .selectFrom('mall.product')
    .select(['pictureId', 'title'])
    .where('pictureId', 'in', fileIds)
    .execute()
  return new Map(rows.flatMap(({ pictureId, title }) => (pictureId === null ? [] : [[pictureId, title]])))
}
