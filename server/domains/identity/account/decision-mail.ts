import { locales } from '@lyceum/contract/kit'
import { z } from 'zod'
import { deliverMail } from '#domains/site'
import { job } from '#platform/jobs'
import { approvalMailNotice, refusalMailNotice } from '../notices.ts'

/** Tells a person what became of the registration; the account may be gone by then, so the words travel along. */
export const decisionMail = job({
  name: 'identity.decisionMail',
  payload: z.object({
    to: z.string(),
    /** Left out of a refusal: nothing of the person is kept. */
    accountId: z.string().optional(),
    locale: z.enum(locales),
    approve: z.boolean(),
    userName: z.string(),
    name: z.string(),
    reason: z.string(),
    origin: z.string(),
  }),
  outside: true,
  lane: 'mail',
  run: async (ctx, { to, accountId, locale, approve, userName, name, reason, origin }) => {
    const person = { site: ctx.site.name[locale], name, userName }
    const letter = { to, locale, ...(accountId === undefined ? {} : { accountId }) }
    if (approve) {
      const filling = { ...person, address: `${origin}/login` }
      await deliverMail(ctx, approvalMailNotice, { ...letter, filling })
    } else await deliverMail(ctx, refusalMailNotice, { ...letter, filling: { ...person, reason } })
  },
})
