import {
  type addProduct as Add,
  type editProduct as Edit,
  mallErrors,
  type moveStock as Move,
} from '@lyceum/contract/mall'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { filesFor } from '#domains/file'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { lockCategory } from './category-store.ts'
import { insertProduct, lockProduct, moveStock as move, type ProductFields, updateProduct } from './store.ts'

export async function addProduct(
  ctx: Ctx,
  { stock, ...fields }: Input<typeof Add>,
): Promise<Result<typeof Add>> {
  await findParts(ctx, fields)
  const id = await insertProduct(ctx.db, fields, ctx.now)
  if (stock > 0)
    await move(ctx.db, {
      productId: id,
      kind: 'received',
      amount: stock,
      accountId: ctx.actor.id,
      at: ctx.now,
    })
  await ctx.audit({ action: 'mall.product.add', object: `mall.product:${id}`, after: { ...fields, stock } })
  return { id }
}

export async function editProduct(
  ctx: Ctx,
  { id, revision, ...fields }: Input<typeof Edit>,
): Promise<Result<typeof Edit>> {
  const before = (await lockProduct(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  if (before.revision !== revision) fail(mallErrors.PRODUCT_CHANGED)
  await findParts(ctx, fields)
  await updateProduct(ctx.db, id, { ...fields, at: ctx.now })
  const { title, points, isShown, categoryId } = before
  await ctx.audit({
    action: 'mall.product.edit',
    object: `mall.product:${id}`,
    before: { title, points, isShown, categoryId },
    after: fields,
  })
  return { id }
}

/** Records received goods or a stock count; stock never goes below zero, and every step is recorded. */
export async function moveStock(
  ctx: Ctx,
  { id, kind, amount, reason }: Input<typeof Move>,
): Promise<Result<typeof Move>> {
  const { stock } = (await lockProduct(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  if (amount === 0) return { stock }
  const step = { productId: id, kind, amount, reason, accountId: ctx.actor.id, at: ctx.now }
  const left = (await move(ctx.db, step)) ?? fail(mallErrors.STOCK_BELOW_ZERO, { stock })
  await ctx.audit({
    action: 'mall.stock.move',
    object: `mall.product:${id}`,
    before: { stock },
    after: { stock: left, kind, reason },
  })
  return { stock: left }
}

type Parts = Pick<ProductFields, 'categoryId' | 'pictureId'>

/** The category and the picture must exist. */
async function findParts(ctx: Ctx, { categoryId, pictureId }: Parts): Promise<void> {
  if (!(await lockCategory(ctx.db, categoryId))) fail(commonErrors.NOT_FOUND)
  if (pictureId === null) return
  const found = await filesFor(ctx.db, { ids: [pictureId], purpose: 'cover' })
  if (found.length === 0) fail(commonErrors.NOT_FOUND)
}
