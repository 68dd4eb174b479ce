import { clockJob } from '#platform/jobs'
import { nightlySeries } from '../import/series-store.ts'
import { byTheClock } from './read-people.ts'
import { startSync } from './sync.ts'

/** Once a night each directory that asks for it is read; what the brake holds waits for a person. */
const nightly = clockJob({
  name: 'people.directory.nightly',
  cron: '10 18 * * *',
  run: async (ctx) => {
    for (const series of await nightlySeries(ctx.db)) await startSync(ctx, series, byTheClock)
  },
})

export const directoryClockJobs = [nightly]
