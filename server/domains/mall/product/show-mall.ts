import type {
  getCategoryTree as Tree,
  getProduct as Get,
  listExchangeable as Exchangeable,
  listMallCategories as Categories,
  listProducts as List,
} from '@lyceum/contract/mall'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { balanceOf } from '#domains/points'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { productById, productsPage, showProducts, shownCategories } from './queries.ts'

export async function listMallCategories(ctx: Ctx): Promise<Result<typeof Categories>> {
  return { records: await shownCategories(ctx.db) }
}

/** C-089: the same categories as a tree, for clients that require this shape. */
export async function getCategoryTree(ctx: Ctx): Promise<Result<typeof Tree>> {
  const categories = await shownCategories(ctx.db)
  return { nodes: categories.map(({ id, name }) => ({ id, name, isParent: false, children: [] })) }
}

export async function listProducts(ctx: Ctx, input: Input<typeof List>): Promise<Result<typeof List>> {
  return productsPage(ctx, input)
}

/** The counterpart of B-399: nothing listed here is rejected for lack of points a moment later. */
export async function listExchangeable(
  ctx: Ctx,
  input: Input<typeof Exchangeable>,
): Promise<Result<typeof Exchangeable>> {
  const { balance } = await balanceOf(ctx.db, ctx.actor.id)
  return productsPage(ctx, { ...input, within: balance })
}

export async function getProduct(ctx: Ctx, { id }: Input<typeof Get>): Promise<Result<typeof Get>> {
  const row = await productById(ctx.db, id)
  if (!row?.isShown) return fail(commonErrors.NOT_FOUND)
  const [product] = await showProducts(ctx, [row])
  return { ...(product ?? fail(commonErrors.NOT_FOUND)), introduction: row.introduction }
}
