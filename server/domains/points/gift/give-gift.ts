import { randomUUID } from 'node:crypto'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { type giveGift as contract, pointsErrors } from '@lyceum/contract/points'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import type { Room } from '#platform/room'
import { holdPurses } from '../ledger/earn-store.ts'
import { book } from '../ledger/store.ts'
import { prices } from './rules.ts'

/** Who is thanked: the first who speaks for the thing, as its room says; what one may not see is not there. */
async function authorOf(
  ctx: Ctx,
  rooms: readonly Room[],
  { targetType, targetId }: { readonly targetType: string; readonly targetId: string },
): Promise<string> {
  const kind = rooms.flatMap(({ targets = {} }) => targets[targetType] ?? [])[0]
  if (!kind || !(await kind.isVisible(ctx, targetId))) return fail(commonErrors.NOT_FOUND)
  const [author] = (await kind.hosts?.(ctx, targetId)) ?? []
  return author ?? fail(pointsErrors.GIFT_WITHOUT_AUTHOR)
}

/** INV-P13: what the one pays the other gets. It is passed on, not earned: nobody rises by gifts. */
export async function giveGift(
  ctx: Ctx,
  rooms: readonly Room[],
  { gift, ...target }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const authorId = await authorOf(ctx, rooms, target)
  const accountId = ctx.actor.id
  if (authorId === accountId) fail(pointsErrors.GIFT_FOR_ONESELF)
  const price = prices[gift]
  const people = [accountId, authorId].map((one) => ({ siteId: ctx.site.id, accountId: one }))
  const balance = (await holdPurses(ctx.db, people)).get(accountId)?.balance ?? 0
  if (balance < price) fail(pointsErrors.INTEGRAL_NOT_ENOUGH, { missing: String(price - balance) })
  const object = `${target.targetType}:${target.targetId}/${randomUUID()}`
  const tip = { kind: 'tip', rule: `gift.${gift}`, accountId, object, amount: price } as const
  await book(ctx.db, { ...tip, byId: accountId, at: ctx.now }, [
    { book: 'person', accountId, amount: -price },
    { book: 'person', accountId: authorId, amount: price },
  ])
  return { balance: balance - price, price }
}
