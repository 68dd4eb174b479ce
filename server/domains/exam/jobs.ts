import { job } from '#platform/jobs'
import { drawForms } from './form/draw-forms.ts'
import { drawTicket } from './form/tickets.ts'

/** A large batch is drawn in steps, each a job of its own. */
const drawing = job({
  ...drawTicket,
  isKeyed: true,
  run: async (ctx, wish) => {
    const standing = await drawForms(ctx, wish)
    if (standing.length < wish.count) await ctx.enqueue(drawTicket, wish)
  },
})

export const jobs = [drawing]
