import { offerOf } from '#domains/course'
import { cronJob } from '#platform/jobs'
import { fillSeats } from './free-seats.ts'
import { coursesWithQueue } from './store.ts'

/** A freed place is given at once; places added by raising the quota, within five minutes. */
export const promoteWaiting = cronJob({
  name: 'learning.promoteWaiting',
  cron: '*/5 * * * *',
  run: async (ctx) => {
    for (const courseId of await coursesWithQueue(ctx.db)) {
      const offer = await offerOf(ctx.db, courseId)
      if (offer) await ctx.transaction((ctx) => fillSeats(ctx, offer))
    }
  },
})
