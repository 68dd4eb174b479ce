import { clockJob } from '#platform/jobs'
import { recheck } from './completion/recheck.ts'

const recheckNightly = clockJob({
  name: 'learning.recheck',
  cron: '40 18 * * *',
  run: async (ctx) => {
    const late = await recheck(ctx)
    if (late > 0) ctx.parts.log.warn({ late }, 'completions were granted late')
  },
})

export const clockJobs = [recheckNightly]
