import { z } from 'zod'
import { deliverMail } from '#domains/site'
import { job } from '#platform/jobs'
import { welcomeMailNotice } from '../notices.ts'
import { accountById } from '../store.ts'
import { resetLink } from '../ticket/reset-link.ts'
import { issueTicket } from '../ticket/ticket.ts'

const days = 7

/** Welcomes a person whose account was created for them, with a link to choose a password. The secret is made here. */
export const welcomeMail = job({
  name: 'identity.welcomeMail',
  payload: z.object({ accountId: z.string(), origin: z.string() }),
  outside: true,
  queue: 'mail',
  run: async (ctx, { accountId, origin }) => {
    const account = await accountById(ctx.db, accountId)
    if (!account?.email || account.state !== 'active') return
    const token = await issueTicket(ctx, { purpose: 'reset', seconds: days * 86_400, accountId })
    const locale = account.locale ?? ctx.site.locale
    const { name, userName } = account
    const filling = {
      site: ctx.site.name[locale],
      name,
      userName,
      link: resetLink(origin, token),
      days,
    }
    await deliverMail(ctx, welcomeMailNotice, { to: account.email, accountId, locale, filling })
  },
})
