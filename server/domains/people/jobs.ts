import { clockJob } from '#platform/jobs'
import { departDue } from './acts/depart-due.ts'
import { directoryClockJobs } from './directory/jobs.ts'
import { importClockJobs, importJobs } from './import/jobs.ts'
import { mendEntries } from './list/mend-entries.ts'
import { endExpired } from './view-as/end-expired.ts'

/** The database keeps the entries itself; once a night they are held against the truth all the same. */
const mendNightly = clockJob({
  name: 'people.mendEntries',
  cron: '20 19 * * *',
  run: async (ctx) => {
    const mended = await mendEntries(ctx)
    if (mended > 0) ctx.parts.log.warn({ mended }, 'entries of people did not say what they must')
  },
})

/** Every hour: a day begins at another time on every site. */
const departDaily = clockJob({
  name: 'people.departDue',
  cron: '5 * * * *',
  run: async (ctx) => {
    await departDue(ctx)
  },
})

export const clockJobs = [mendNightly, departDaily, endExpired, ...importClockJobs, ...directoryClockJobs]
export const jobs = [...importJobs]
