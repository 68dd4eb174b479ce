import { z } from 'zod'
import { job } from '#platform/jobs'

/** A notice on trial, to the one who asked for it. */
export const testMail = job({
  name: 'settings.testMail',
  payload: z.object({ to: z.string(), subject: z.string(), text: z.string() }),
  outside: true,
  lane: 'mail',
  run: async (ctx, mail) => {
    await ctx.parts.mail.send(mail)
  },
})

export const jobs = [testMail]
