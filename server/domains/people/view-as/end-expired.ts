import { endExpiredViews } from '#domains/identity'
import { recordAct } from '#platform/audit'
import type { Ctx } from '#platform/ctx'
import { clockJob } from '#platform/jobs'

/** A view that nobody ended runs out by itself; the record says so, like one that was ended by hand. */
export const endExpired = clockJob({
  name: 'people.viewAs.endExpired',
  cron: '*/5 * * * *',
  run: (ctx) => ctx.transaction(end),
})

async function end(ctx: Ctx): Promise<void> {
  for (const { accountId, realAccountId, expiresAt } of await endExpiredViews(ctx.db, ctx.now)) {
    // In the names of those who were looked at and who looked, as at the beginning.
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
