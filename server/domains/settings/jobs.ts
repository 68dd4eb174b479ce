import { z } from 'zod'
import { job } from '#platform/jobs'

/** A test notice, to whoever requested it. */
export const testMail = job({
  name: 'settings.testMail',
  payload: z.object({ to: z.string(), subject: z.string(), text: z.string() }),
  outside: true,
  queue: 'mail',
  run: async (ctx, mail) => {
    await ctx.parts.mail.send(mail)
  },
})

export const jobs = [testMail]
