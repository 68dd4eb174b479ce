import { jobChanged } from '#events/org'
import { clockJob } from '#platform/jobs'
import { on } from '#platform/room'
import { escalateOld, followManagers } from './escalate.ts'

/** Every hour: managers change in many ways, and a request must neither lie with the wrong one nor for ever. */
export const tendApprovals = clockJob({
  name: 'learning.tendApprovals',
  cron: '10 * * * *',
  run: async (ctx) => {
    await ctx.transaction((ctx) => followManagers(ctx))
    await ctx.transaction((ctx) => escalateOld(ctx))
  },
})

export const reactions = [
  on(jobChanged, 'moveApprovals', async (ctx, { accountId }) => {
    await followManagers(ctx, accountId)
  }),
]
