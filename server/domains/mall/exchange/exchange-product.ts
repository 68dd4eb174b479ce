import { identityErrors } from '@lyceum/contract/identity'
import { type exchangeProduct as contract, mallErrors } from '@lyceum/contract/mall'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { mobileOf } from '#domains/identity'
import { balanceOf, holdPoints } from '#domains/points'
import { productExchanged } from '#events/mall'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { productById } from '../product/queries.ts'
import { moveStock } from '../product/store.ts'
import { holdKeyFor } from './hold-key.ts'
import { isComplete } from './rules.ts'
import { insertExchange, rememberAddress } from './store.ts'

/**
 * INV-P10: one debit, one unit and one record, all or none. The wallet is always locked before the stock, so that
 * there is no deadlock, and the contended stock row is locked only at the very end.
 */
export async function exchangeProduct(
  ctx: Ctx,
  { productId, ...to }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  if (!isComplete(to)) fail(mallErrors.ERROR_RECEIVE_INFO_NULL)
  if (!mobileOf(to.phone)) fail(identityErrors.PHONE_FORMAT)
  const product = await productById(ctx.db, productId)
  if (!product?.isShown) return fail(commonErrors.NOT_FOUND)
  if (product.stock < 1) fail(mallErrors.ERROR_PRODUCT_NOT_ENOUGH)
  const { title, points } = product
  const accountId = ctx.actor.id

  const id = await insertExchange(ctx.db, {
    accountId,
    productId,
    title,
    points,
    ...to,
    createdAt: ctx.now,
  })
  const reserved = await holdPoints(ctx, { ...holdKeyFor({ id, accountId }), amount: points })
  if (!reserved) {
    const { balance } = await balanceOf(ctx.db, accountId)
    fail(mallErrors.ERROR_USER_CREDITS_NOT_ENOUGH, { missing: points - balance })
  }
  const step = { productId, kind: 'exchanged', amount: -1, exchangeId: id, accountId, at: ctx.now } as const
  if ((await moveStock(ctx.db, step)) === undefined) fail(mallErrors.ERROR_PRODUCT_NOT_ENOUGH)
  await rememberAddress(ctx.db, { accountId, ...to, at: ctx.now })
  await ctx.publish(productExchanged, { exchangeId: id, productId, accountId, points })
  return { id }
}
