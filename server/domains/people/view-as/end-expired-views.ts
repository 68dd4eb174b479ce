import { endExpiredViews } from '#domains/identity'
import { recordAct } from '#platform/audit/write-chain'
import type { Ctx } from '#platform/ctx'
import { cronJob } from '#platform/jobs'

/** Audits view-as sessions that expired, like those that were ended by hand. */
export const endExpired = cronJob({
  name: 'people.viewAs.endExpired',
  cron: '*/5 * * * *',
  run: (ctx) => ctx.transaction(end),
})

async function end(ctx: Ctx): Promise<void> {
  for (const { accountId, realAccountId, expiresAt } of await endExpiredViews(ctx.db, ctx.now)) {
    // In the names of the viewed person and the viewer, as at the beginning.
    const actor = { ...ctx.actor, id: accountId, ...(realAccountId ? { realId: realAccountId } : {}) }
    await recordAct(
      { ...ctx, actor },
      {
        action: 'people.viewAs.end',
        object: `identity.account:${accountId}`,
        after: { expiredAt: expiresAt },
      },
    )
  }
}
