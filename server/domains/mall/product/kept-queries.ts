import type { getKeptProduct as Get, KeptProduct, listKeptProducts as List } from '@lyceum/contract/mall'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { accountNames } from '#domains/identity'
import { containing } from '#platform/containing'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { fail } from '#platform/failure'
import { on } from '../tables.ts'
import { columns, productById, type ProductRow, showProducts } from './queries.ts'
import { movementsOf } from './store.ts'

/** So few that somebody should order more. */
const low = 10

/** All products as the console lists them. */
export async function keptProducts(ctx: Ctx, wanted: Input<typeof List>): Promise<Result<typeof List>> {
  const { pageNo, pageSize } = wanted
  const { total } = await chosen(ctx.db, wanted)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await chosen(ctx.db, wanted)
    .innerJoin('mall.category as category', 'category.id', 'product.categoryId')
    .select(columns)
    .orderBy('product.id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  return { records: await showKept(ctx, rows), total: Number(total), pageNo, pageSize }
}

function chosen(db: Db, { text, category, show }: Input<typeof List>) {
  let query = on(db).selectFrom('mall.product as product')
  if (text !== '') query = query.where('product.title', 'ilike', containing(text))
  if (category !== undefined) query = query.where('product.categoryId', '=', category)
  if (show === 'shown' || show === 'hidden') query = query.where('product.isShown', '=', show === 'shown')
  if (show === 'low') query = query.where('product.isShown', '=', true).where('product.stock', '<', low)
  return query
}

/** One of them, with how its stock came to be. */
export async function keptProduct(ctx: Ctx, { id }: Input<typeof Get>): Promise<Result<typeof Get>> {
  const row = (await productById(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const [kept] = await showKept(ctx, [row])
  const movements = await movementsOf(ctx.db, id)
  const names = await accountNames(ctx.db, [...new Set(movements.map(({ accountId }) => accountId))])
  return {
    ...(kept ?? fail(commonErrors.NOT_FOUND)),
    movements: movements.map(({ at, accountId, ...step }) => ({
      ...step,
      at: at.toISOString(),
      by: names.get(accountId) ?? '',
    })),
  }
}

async function showKept(ctx: Ctx, rows: readonly ProductRow[]): Promise<KeptProduct[]> {
  const byId = new Map((await showProducts(ctx, rows)).map((product) => [product.id, product]))
  return rows.flatMap(({ id, isShown, introduction, pictureId, revision, updatedAt }) => {
    const product = byId.get(id)
    const kept = { isShown, introduction, pictureId, revision, updatedAt: updatedAt.toISOString() }
    return product ? [{ ...product, ...kept }] : []
  })
}
