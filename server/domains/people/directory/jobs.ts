import { cronJob } from '#platform/jobs'
import { nightlySeries } from '../import/series-store.ts'
import { byTheClock } from '../import/read/read-people.ts'
import { startSync } from './sync.ts'

/** Each directory that asks for it is read once a night; a run over the bulk limit waits for a person. */
const nightly = cronJob({
  name: 'people.directory.nightly',
  cron: '10 18 * * *',
  run: async (ctx) => {
    for (const series of await nightlySeries(ctx.db)) await startSync(ctx, series, byTheClock)
  },
})

export const directoryClockJobs = [nightly]
