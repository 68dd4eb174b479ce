import { job } from '#platform/jobs'
import { importTicket } from './exchange/tickets.ts'
import { writeImport } from './exchange/write-import.ts'
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

const importing = job({
  ...importTicket,
  isKeyed: true,
  outside: true,
  run: (ctx, { id }) => writeImport(ctx, id),
})

export const jobs = [drawing, importing]
