import type { Result } from '@lyceum/contract/kit'
import { gifts, type GiftTarget, type listGifts as contract } from '@lyceum/contract/points'
import type { Ctx } from '#platform/ctx'
import type { Domain } from '#platform/domain'
import { receiverOf } from './find-receiver.ts'
import { prices } from './rules.ts'
import { giversOf } from './store.ts'

export async function listGifts(
  ctx: Ctx,
  domains: readonly Domain[],
  target: GiftTarget,
): Promise<Result<typeof contract>> {
  const receiver = await receiverOf(ctx, domains, target)
  return {
    records: gifts.map((gift) => ({ gift, price: prices[gift] })),
    receiver: receiver ?? null,
    givers: await giversOf(ctx.db, { kind: target.targetType, targetId: target.targetId }),
  }
}
