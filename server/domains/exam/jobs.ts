import { examSubmitted } from '#events/exam'
import { unenrolled } from '#events/learning'
import { clockJob, job } from '#platform/jobs'
import { on } from '#platform/room'
import { importTicket } from './exchange/tickets.ts'
import { writeImport } from './exchange/write-import.ts'
import { drawForms } from './form/draw-forms.ts'
import { drawTicket } from './form/tickets.ts'
import { countItems } from './scoring/count-items.ts'
import { scoreAllAgain } from './scoring/regrade.ts'
import { regradeTicket } from './scoring/regrade-ticket.ts'
import { hintWatchers } from './invigilating/watchers.ts'
import { sweep } from './handing-in/sweep.ts'
import { voidAttempts } from './handing-in/sweep-store.ts'

/** A large batch is drawn in steps, each a job of its own. */
const drawing = job({
  ...drawTicket,
  isKeyed: true,
  run: async (ctx, wish) => {
    const standing = await drawForms(ctx, wish)
    if (standing.length < wish.count) await ctx.enqueue(drawTicket, wish)
  },
})

const importing = job({
  ...importTicket,
  isKeyed: true,
  outside: true,
  lane: 'imports',
  run: (ctx, { id }) => writeImport(ctx, id),
})

const regrading = job({ ...regradeTicket, isKeyed: true, run: scoreAllAgain })

export const jobs = [drawing, importing, regrading]

/** Every minute: what has run out is closed within one (INV-E06). */
const sweeping = clockJob({
  name: 'exam.sweep',
  cron: '* * * * *',
  lane: 'exam',
  run: async (ctx) => {
    await sweep(ctx)
  },
})

export const clockJobs = [sweeping]

export const reactions = [
  on(examSubmitted, 'countItems', countItems),
  on(examSubmitted, 'hintWatchers', (ctx, { examId }) => hintWatchers(ctx, examId)),
  // B-290: the record is gone, and with it what was being answered.
  on(unenrolled, 'voidAttempts', (ctx, { enrolmentId }) => voidAttempts(ctx.db, enrolmentId)),
]
