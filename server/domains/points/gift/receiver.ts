import { commonErrors } from '@lyceum/contract/kit'
import type { GiftTarget } from '@lyceum/contract/points'
import { accountCards } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import type { Room } from '#platform/room'

/**
 * Who is thanked: the first who speaks for the thing, as its room says, and is still here. What one may not see is not
 * there; what nobody speaks for has nobody to thank.
 */
export async function receiverOf(
  ctx: Ctx,
  rooms: readonly Room[],
  { targetType, targetId }: GiftTarget,
): Promise<{ readonly id: string; readonly name: string } | undefined> {
  const kind = rooms.flatMap(({ targets = {} }) => targets[targetType] ?? [])[0]
  if (!kind || !(await kind.isVisible(ctx, targetId))) return fail(commonErrors.NOT_FOUND)
  const hosts = [...((await kind.hosts?.(ctx, targetId)) ?? [])]
  if (hosts.length === 0) return undefined
  const cards = await accountCards(ctx.db, hosts)
  const present = new Map(cards.filter(({ state }) => state === 'active').map((card) => [card.id, card]))
  const first = hosts.flatMap((id) => present.get(id) ?? [])[0]
  return first && { id: first.id, name: first.name }
}
