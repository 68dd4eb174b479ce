import { offerOf } from '#domains/course'
import { clockJob } from '#platform/jobs'
import { fillSeats } from './seats.ts'
import { coursesWithQueue } from './store.ts'

/** A freed place is given at once; what an author has opened since, by raising the quota, within five minutes. */
export const promoteWaiting = clockJob({
  name: 'learning.promoteWaiting',
  cron: '*/5 * * * *',
  run: async (ctx) => {
    for (const courseId of await coursesWithQueue(ctx.db)) {
      const offer = await offerOf(ctx.db, courseId)
      if (offer) await ctx.transaction((ctx) => fillSeats(ctx, offer))
    }
  },
})
