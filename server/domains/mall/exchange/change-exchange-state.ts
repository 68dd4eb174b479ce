import {
  mallErrors,
  type cancelExchange as Cancel,
  type confirmExchange as Confirm,
} from '@lyceum/contract/mall'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { pay, release } from '#domains/points'
import { exchangeCancelled, exchangeSigned } from '#events/mall'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { moveStock } from '../product/store.ts'
import { holdKeyFor } from './hold-key.ts'
import { mayBecome } from './rules.ts'
import { type ExchangeRow, lockExchange, markCancelled, markSigned } from './store.ts'

export async function confirmExchange(
  ctx: Ctx,
  { id }: Input<typeof Confirm>,
): Promise<Result<typeof Confirm>> {
  const exchange = await ownExchange(ctx, id)
  if (!mayBecome(exchange.state, 'SIGNED')) fail(mallErrors.EXCHANGE_STATE)
  await signExchange(ctx, exchange, { byClock: false })
  return { id }
}

export async function cancelExchange(ctx: Ctx, { id }: Input<typeof Cancel>): Promise<Result<typeof Cancel>> {
  await undoExchange(ctx, await ownExchange(ctx, id))
  return { id }
}

/** An exchange of somebody else is NOT_FOUND. */
async function ownExchange(ctx: Ctx, id: string): Promise<ExchangeRow> {
  const exchange = await lockExchange(ctx.db, id)
  return exchange?.accountId === ctx.actor.id ? exchange : fail(commonErrors.NOT_FOUND)
}

/** From here on the held points belong to the shop. */
export async function signExchange(
  ctx: Ctx,
  { id, productId, accountId }: ExchangeRow,
  { byClock }: { readonly byClock: boolean },
): Promise<void> {
  await markSigned(ctx.db, id, { at: ctx.now, byClock })
  await pay(ctx, { ...holdKeyFor({ id, accountId }), to: 'shop' })
  await ctx.publish(exchangeSigned, { exchangeId: id, productId, accountId })
}

/** Points and stock are returned together, once: a second call finds the exchange cancelled. */
export async function undoExchange(
  ctx: Ctx,
  { id, productId, accountId, state }: ExchangeRow,
): Promise<void> {
  if (!mayBecome(state, 'CANCELLED')) fail(mallErrors.EXCHANGE_STATE)
  await markCancelled(ctx.db, id, ctx.now)
  await release(ctx, holdKeyFor({ id, accountId }))
  await moveStock(ctx.db, {
    productId,
    kind: 'returned',
    amount: 1,
    exchangeId: id,
    accountId: ctx.actor.id,
    at: ctx.now,
  })
  await ctx.publish(exchangeCancelled, { exchangeId: id, productId, accountId })
}
