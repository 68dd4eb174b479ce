import type { Deed } from '@lyceum/contract/honor'
import type { Ctx } from '#platform/ctx'
import { notify } from '#platform/realtime'
import { award, countDeed } from './store.ts'

type Done = { readonly accountId: string; readonly deed: Deed; readonly atLeast?: number }

/** Counts what somebody has done and gives the medals it deserves at once. */
export async function countAndAward(ctx: Ctx, { accountId, deed, atLeast }: Done): Promise<void> {
  const count = await countDeed(ctx.db, { accountId, deed, ...(atLeast === undefined ? {} : { atLeast }) })
  const fresh = await award(ctx.db, { accountId, deed, count, at: ctx.now })
  if (fresh.length > 0) hint(ctx, accountId)
}

/** Open pages look again, and celebrate; a page that is not open learns of it when it opens. */
export function hint(ctx: Ctx, accountId: string): void {
  ctx.afterCommit(async () => notify(ctx, accountId, { name: 'medal', data: {} }))
}
