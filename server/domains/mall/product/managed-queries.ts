import type {
  getManagedProduct as Get,
  ManagedProduct,
  listManagedProducts as List,
} from '@lyceum/contract/mall'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { accountNames } from '#domains/identity'
import { likePattern } from '#platform/db/like-pattern'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { fail } from '#platform/app-error'
import { on } from '../tables.ts'
import { columns, productById, type ProductRow, showProducts } from './queries.ts'
import { movementsOf } from './store.ts'

/** Low stock: time to order more. */
const low = 10

/** All products for the console. */
export async function listManagedProducts(
  ctx: Ctx,
  filter: Input<typeof List>,
): Promise<Result<typeof List>> {
  const { pageNo, pageSize } = filter
  const { total } = await chosen(ctx.db, filter)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await chosen(ctx.db, filter)
    .innerJoin('mall.category as category', 'category.id', 'product.categoryId')
    .select(columns)
    .orderBy('product.id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  return { records: await toManaged(ctx, rows), total: Number(total), pageNo, pageSize }
}

function chosen(db: Db, { text, category, show }: Input<typeof List>) {
  let query = on(db).selectFrom('mall.product as product')
  if (text !== '') query = query.where('product.title', 'ilike', likePattern(text))
  if (category !== undefined) query = query.where('product.categoryId', '=', category)
  if (show === 'shown' || show === 'hidden') query = query.where('product.isShown', '=', show === 'shown')
  if (show === 'low') query = query.where('product.isShown', '=', true).where('product.stock', '<', low)
  return query
}

/** One product, with its stock movements. */
export async function getManagedProduct(ctx: Ctx, { id }: Input<typeof Get>): Promise<Result<typeof Get>> {
  const row = (await productById(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const [managed] = await toManaged(ctx, [row])
  const movements = await movementsOf(ctx.db, id)
  const names = await accountNames(ctx.db, [...new Set(movements.map(({ accountId }) => accountId))])
  return {
    ...(managed ?? fail(commonErrors.NOT_FOUND)),
    movements: movements.map(({ at, accountId, ...step }) => ({
      ...step,
      at: at.toISOString(),
      by: names.get(accountId) ?? '',
    })),
  }
}

async function toManaged(ctx: Ctx, rows: readonly ProductRow[]): Promise<ManagedProduct[]> {
  const byId = new Map((await showProducts(ctx, rows)).map((product) => [product.id, product]))
  return rows.flatMap(({ id, isShown, introduction, pictureId, revision, updatedAt }) => {
    const product = byId.get(id)
    const managed = { isShown, introduction, pictureId, revision, updatedAt: updatedAt.toISOString() }
    return product ? [{ ...product, ...managed }] : []
  })
}
