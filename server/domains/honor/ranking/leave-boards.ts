import { periods } from '@lyceum/contract/honor'
import type { Ctx } from '#platform/ctx'
import { todayOf } from '#platform/time/days'
import { periodKey } from './periods.ts'
import { removeFromSet } from './sorted-set.ts'
import { dropPerson } from './store.ts'

/** A person who has left is removed from all boards, also before the next refresh. */
export async function leaveBoards(ctx: Ctx, { accountId }: { readonly accountId: string }): Promise<void> {
  await dropPerson(ctx.db, accountId)
  const today = todayOf(ctx)
  ctx.afterCommit(async () => {
    for (const board of ['credit', 'learned'] as const)
      for (const period of periods)
        await removeFromSet(ctx, { board, period: periodKey(period, today) }, accountId).catch(
          () => undefined,
        )
  })
}
