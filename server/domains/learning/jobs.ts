import { cronJob } from '#platform/jobs'
import { recheck } from './completion/recheck-completion.ts'

const recheckNightly = cronJob({
  name: 'learning.recheck',
  cron: '40 18 * * *',
  run: async (ctx) => {
    const late = await recheck(ctx)
    if (late > 0) ctx.parts.log.warn({ late }, 'completions granted late')
  },
})

export const clockJobs = [recheckNightly]
