import { jobChanged } from '#events/org'
import { cronJob } from '#platform/jobs'
import { on } from '#platform/domain'
import { escalateOld, followManagers } from './escalate-approvals.ts'

/** Every hour: managers change in many ways, and a request must neither stay with the wrong one nor wait for ever. */
export const tendApprovals = cronJob({
  name: 'learning.tendApprovals',
  cron: '10 * * * *',
  run: async (ctx) => {
    await ctx.transaction((ctx) => followManagers(ctx))
    await ctx.transaction((ctx) => escalateOld(ctx))
  },
})

export const eventHandlers = [
  on(jobChanged, 'moveApprovals', async (ctx, { accountId }) => {
    await followManagers(ctx, accountId)
  }),
]
