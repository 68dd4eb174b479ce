import { z } from 'zod'
import { job } from '#platform/jobs'
import { hint } from './earn-medals.ts'
import { awardToAll } from './store.ts'

/** So many open pages are told at once; whoever is not among them learns of it on their next visit. */
const mostHints = 200

/** A condition is new: whoever meets it already has the medal. */
export const awardMedal = job({
  name: 'honor.awardMedal',
  payload: z.object({ medalId: z.string() }),
  run: async (ctx, { medalId }) => {
    const fresh = await awardToAll(ctx.db, medalId, ctx.now)
    for (const accountId of fresh.slice(0, mostHints)) hint(ctx, accountId)
  },
})
