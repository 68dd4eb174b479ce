import { examSubmitted } from '#events/exam'
import { unenrolled } from '#events/learning'
import { cronJob, job } from '#platform/jobs'
import { on } from '#platform/domain'
import { countItems } from './scoring/count-items.ts'
import { scoreAllAgain } from './scoring/regrade.ts'
import { regradeTicket } from './scoring/regrade-ticket.ts'
import { hintWatchers } from './watchers/watchers.ts'
import { sweep } from './handing-in/sweep-overdue.ts'
import { voidAttempts } from './handing-in/sweep-store.ts'

const regrading = job({ ...regradeTicket, isKeyed: true, run: scoreAllAgain })

export const jobs = [regrading]

/** Every minute: overdue attempts are closed within one minute (INV-E06). */
const sweeping = cronJob({
  name: 'exam.sweep',
  cron: '* * * * *',
  queue: 'exam',
  run: async (ctx) => {
    await sweep(ctx)
  },
})

export const clockJobs = [sweeping]

export const eventHandlers = [
  on(examSubmitted, 'countItems', countItems),
  on(examSubmitted, 'hintWatchers', (ctx, { examId }) => hintWatchers(ctx, examId)),
  // B-290: the record is gone, so its open attempts are void.
  on(unenrolled, 'voidAttempts', (ctx, { enrolmentId }) => voidAttempts(ctx.db, enrolmentId)),
]
