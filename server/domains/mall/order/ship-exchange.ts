import { type callOffExchange as CallOff, mallErrors, type shipExchange as Ship } from '@lyceum/contract/mall'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { exchangeShipped } from '#events/mall'
import { personWithin } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { undoExchange } from '../exchange/change-exchange-state.ts'
import { type ExchangeRow, lockExchange, markShipped } from '../exchange/store.ts'

/** Ships an exchange; for one already shipped, corrects the logistics and keeps the date. */
export async function shipExchange(
  ctx: Ctx,
  { id, carrier, trackingNo }: Input<typeof Ship>,
): Promise<Result<typeof Ship>> {
  const before = await exchangeToShip(ctx, id)
  const { state, productId, accountId } = before
  if (state !== 'NOT_SHIPPED' && state !== 'SHIPPED') fail(mallErrors.EXCHANGE_STATE)
  await markShipped(ctx.db, id, { carrier, trackingNo, shippedAt: before.shippedAt ?? ctx.now })
  await ctx.audit({
    action: 'mall.exchange.ship',
    object: `mall.exchange:${id}`,
    before: { state, carrier: before.carrier, trackingNo: before.trackingNo },
    after: { state: 'SHIPPED', carrier, trackingNo },
  })
  if (state === 'NOT_SHIPPED') await ctx.publish(exchangeShipped, { exchangeId: id, productId, accountId })
  return { id }
}

export async function callOffExchange(
  ctx: Ctx,
  { id, reason }: Input<typeof CallOff>,
): Promise<Result<typeof CallOff>> {
  const before = await exchangeToShip(ctx, id)
  await undoExchange(ctx, before)
  await ctx.audit({
    action: 'mall.exchange.cancel',
    object: `mall.exchange:${id}`,
    before: { state: before.state },
    after: { state: 'CANCELLED', reason },
  })
  return { id }
}

/** Of a person within the requester's reach; any other is NOT_FOUND. */
async function exchangeToShip(ctx: Ctx, id: string): Promise<ExchangeRow> {
  const found = (await lockExchange(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  if (!(await personWithin(ctx, 'mall.ship', found.accountId))) fail(commonErrors.NOT_FOUND)
  return found
}
