import { commonErrors } from '@lyceum/contract/kit'
import type { GiftTarget } from '@lyceum/contract/points'
import { accountCards } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { Domain } from '#platform/domain'

/**
 * Who is thanked: the first responsible person of the thing, as its domain declares, who is still active. What one
 * may not see is NOT_FOUND; a thing without a responsible person cannot be thanked.
 */
export async function receiverOf(
  ctx: Ctx,
  domains: readonly Domain[],
  { targetType, targetId }: GiftTarget,
): Promise<{ readonly id: string; readonly name: string } | undefined> {
  const kind = domains.flatMap(({ targets = {} }) => targets[targetType] ?? [])[0]
  if (!kind || !(await kind.isVisible(ctx, targetId))) return fail(commonErrors.NOT_FOUND)
  const hosts = [...((await kind.hosts?.(ctx, targetId)) ?? [])]
  if (hosts.length === 0) return undefined
  const cards = await accountCards(ctx.db, hosts)
  const present = new Map(cards.filter(({ state }) => state === 'active').map((card) => [card.id, card]))
  const first = hosts.flatMap((id) => present.get(id) ?? [])[0]
  return first && { id: first.id, name: first.name }
}
