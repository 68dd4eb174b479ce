import { locales } from '@lyceum/contract/kit'
import { z } from 'zod'
import { deliverMail } from '#domains/site'
import { job } from '#platform/jobs'
import { approvalMailNotice, rejectionMailNotice } from '../notices.ts'

/** Informs a person of the decision; the account may be deleted by then, so the payload carries the text. */
export const decisionMail = job({
  name: 'identity.decisionMail',
  payload: z.object({
    to: z.string(),
    /** Left out on a rejection: nothing of the person is kept. */
    accountId: z.string().optional(),
    locale: z.enum(locales),
    approve: z.boolean(),
    userName: z.string(),
    name: z.string(),
    reason: z.string(),
    origin: z.string(),
  }),
  outside: true,
  queue: 'mail',
  run: async (ctx, { to, accountId, locale, approve, userName, name, reason, origin }) => {
    const person = { site: ctx.site.name[locale], name, userName }
    const letter = { to, locale, ...(accountId === undefined ? {} : { accountId }) }
    if (approve) {
      const filling = { ...person, address: `${origin}/login` }
      await deliverMail(ctx, approvalMailNotice, { ...letter, filling })
    } else await deliverMail(ctx, rejectionMailNotice, { ...letter, filling: { ...person, reason } })
  },
})
