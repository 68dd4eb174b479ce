import { type share as contract, socialErrors } from '@lyceum/contract/social'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { accountCards } from '#domains/identity'
import { shared } from '#events/social'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { count } from '../tally-store.ts'
import type { Targets } from '../targets.ts'
import { addShares } from './store.ts'

/** B-384: requires receivers. They open it with their own permissions. */
export async function share(
  ctx: Ctx,
  targets: Targets,
  { targetType: kind, targetId, people, note }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const target = { kind, id: targetId }
  await targets.see(ctx, target)
  const accountId = ctx.actor.id
  const receiverIds = [...new Set(people)].filter((id) => id !== accountId)
  if (receiverIds.length === 0) fail(socialErrors.SHARE_PERSON_REQUIRED)
  const cards = await accountCards(ctx.db, receiverIds)
  const here = cards.filter(({ state }) => state === 'active')
  if (here.length < receiverIds.length) fail(commonErrors.NOT_FOUND)

  const reached = await addShares(ctx.db, { target, accountId, receiverIds, note, at: ctx.now })
  if (reached.length === 0) fail(commonErrors.REPEAT_OPERATION_MSG)
  await count(ctx.db, target, { shares: reached.length })
  await ctx.publish(shared, { kind, targetId, accountId, receiverIds: reached })
  return { sent: reached.length }
}
