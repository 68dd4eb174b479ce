import { job } from '#platform/jobs'
import { drawForms } from './form/draw-forms.ts'
import { drawTicket } from './form/tickets.ts'

/** A large batch is drawn in steps, each a job of its own. */
const drawing = job({
  ...drawTicket,
  isKeyed: true,
  run: async (ctx, request) => {
    const forms = await drawForms(ctx, request)
    if (forms.length < request.count) await ctx.enqueue(drawTicket, request)
  },
})

export const jobs = [drawing]
