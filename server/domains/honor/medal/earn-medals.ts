import type { Activity } from '@lyceum/contract/honor'
import type { Ctx } from '#platform/ctx'
import { notify } from '#platform/realtime'
import { award, countActivity } from './store.ts'

type Done = { readonly accountId: string; readonly deed: Activity; readonly atLeast?: number }

/** Counts what a person has done and awards the medals it deserves at once. */
export async function countAndAward(ctx: Ctx, { accountId, deed, atLeast }: Done): Promise<void> {
  const count = await countActivity(ctx.db, {
    accountId,
    deed,
    ...(atLeast === undefined ? {} : { atLeast }),
  })
  const fresh = await award(ctx.db, { accountId, deed, count, at: ctx.now })
  if (fresh.length > 0) hint(ctx, accountId)
}

/** Open pages reload and celebrate; closed ones show it when they are opened. */
export function hint(ctx: Ctx, accountId: string): void {
  ctx.afterCommit(async () => notify(ctx, accountId, { name: 'medal', data: {} }))
}
