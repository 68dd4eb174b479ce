import { randomUUID } from 'node:crypto'
import type { Input, Result } from '@lyceum/contract/kit'
import { type giveGift as contract, pointsErrors } from '@lyceum/contract/points'
import { giftGiven } from '#events/points'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { Domain } from '#platform/domain'
import { lockWallets } from '../ledger/earn-store.ts'
import { book } from '../ledger/store.ts'
import { receiverOf } from './find-receiver.ts'
import { prices } from './rules.ts'
import { noteGiver } from './store.ts'

/** INV-P13: what one pays the other gets. It is transferred, not earned: gifts do not raise the level. */
export async function giveGift(
  ctx: Ctx,
  domains: readonly Domain[],
  { gift, ...target }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const receiver = (await receiverOf(ctx, domains, target)) ?? fail(pointsErrors.GIFT_WITHOUT_AUTHOR)
  const accountId = ctx.actor.id
  if (receiver.id === accountId) fail(pointsErrors.GIFT_FOR_ONESELF)
  const price = prices[gift]
  const people = [accountId, receiver.id].map((personId) => ({ siteId: ctx.site.id, accountId: personId }))
  const balance = (await lockWallets(ctx.db, people)).get(accountId)?.balance ?? 0
  if (balance < price) fail(pointsErrors.INTEGRAL_NOT_ENOUGH, { missing: String(price - balance) })
  const object = `${target.targetType}:${target.targetId}/${randomUUID()}`
  const tip = { kind: 'tip', rule: `gift.${gift}`, accountId, object, amount: price } as const
  await book(ctx.db, { ...tip, byId: accountId, at: ctx.now }, [
    { book: 'person', accountId, amount: -price },
    { book: 'person', accountId: receiver.id, amount: price },
  ])
  const thankedThing = { kind: target.targetType, targetId: target.targetId }
  await noteGiver(ctx.db, thankedThing, accountId)
  await ctx.publish(giftGiven, { ...thankedThing, object, accountId, receiverId: receiver.id, gift, price })
  return { balance: balance - price, price }
}
