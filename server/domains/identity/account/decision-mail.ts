import { locales } from '@lyceum/contract/kit'
import { z } from 'zod'
import { job } from '#platform/jobs'
import { approvalMailText, refusalMailText } from '../text.ts'

/** Tells a person what became of the registration; the account may be gone by then, so the words travel along. */
export const decisionMail = job({
  name: 'identity.decisionMail',
  payload: z.object({
    to: z.string(),
    locale: z.enum(locales),
    approve: z.boolean(),
    userName: z.string(),
    name: z.string(),
    reason: z.string(),
    origin: z.string(),
  }),
  outside: true,
  run: async (ctx, { to, locale, approve, ...words }) => {
    const text = approve ? approvalMailText : refusalMailText
    await ctx.parts.mail.send({ to, ...text[locale]({ ...words, site: ctx.site.name[locale] }) })
  },
})
