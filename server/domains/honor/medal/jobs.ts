import { z } from 'zod'
import { job } from '#platform/jobs'
import { hint } from './earn-medals.ts'
import { awardToAll } from './store.ts'

/** Number of open pages that are notified at once; everyone else sees it on their next visit. */
const mostHints = 200

/** The condition is new: everyone who already meets it gets the medal. */
export const awardMedal = job({
  name: 'honor.awardMedal',
  payload: z.object({ medalId: z.string() }),
  run: async (ctx, { medalId }) => {
    const fresh = await awardToAll(ctx.db, medalId, ctx.now)
    for (const accountId of fresh.slice(0, mostHints)) hint(ctx, accountId)
  },
})
