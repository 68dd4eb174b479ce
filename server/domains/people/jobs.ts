import { cronJob } from '#platform/jobs'
import { departDue } from './actions/run-due-departures.ts'
import { directoryClockJobs } from './directory/jobs.ts'
import { importClockJobs, importJobs } from './import/jobs.ts'
import { mendEntries } from './list/repair-entries.ts'
import { endExpired } from './view-as/end-expired-views.ts'

/** The database maintains the entries by trigger; once a night they are verified all the same. */
const mendNightly = cronJob({
  name: 'people.mendEntries',
  cron: '20 19 * * *',
  run: async (ctx) => {
    const mended = await mendEntries(ctx)
    if (mended > 0) ctx.parts.log.warn({ mended }, 'people entries repaired')
  },
})

/** Every hour, because a day begins at another time on every site. */
const departDaily = cronJob({
  name: 'people.departDue',
  cron: '5 * * * *',
  run: async (ctx) => {
    await departDue(ctx)
  },
})

export const clockJobs = [mendNightly, departDaily, endExpired, ...importClockJobs, ...directoryClockJobs]
export const jobs = [...importJobs]
