import { locales } from '@lyceum/contract/kit'
import { z } from 'zod'
import { noticeText } from '#domains/site'
import { job } from '#platform/jobs'
import { approvalMailNotice, refusalMailNotice } from '../notices.ts'

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
  run: async (ctx, { to, locale, approve, userName, name, reason, origin }) => {
    const person = { site: ctx.site.name[locale], name, userName }
    const words = approve
      ? await noticeText(ctx, approvalMailNotice, {
          locale,
          filling: { ...person, address: `${origin}/login` },
        })
      : await noticeText(ctx, refusalMailNotice, { locale, filling: { ...person, reason } })
    await ctx.parts.mail.send({ to, ...words })
  },
})
