import { locales } from '@lyceum/contract/kit'
import { z } from 'zod'
import { deliverMail } from '#domains/site'
import { job } from '#platform/jobs'
import { resetMailNotice } from '../notices.ts'
import { accountsByEmail } from '../store.ts'
import { resetLink } from '../ticket/reset-link.ts'
import { issueTicket } from '../ticket/ticket.ts'

const seconds = 1800

/** Mails a link to everyone with this mailbox. The secret is made here, so that the queue never stores one. */
export const resetMail = job({
  name: 'identity.resetMail',
  payload: z.object({ email: z.string(), locale: z.enum(locales), origin: z.string() }),
  attempts: 5,
  outside: true,
  queue: 'mail',
  run: async (ctx, { email, locale, origin }) => {
    for (const account of await accountsByEmail(ctx.db, email)) {
      const token = await issueTicket(ctx, { purpose: 'reset', seconds, accountId: account.id })
      const mailLocale = account.locale ?? locale
      const link = resetLink(origin, token)
      const { name, userName } = account
      const filling = { site: ctx.site.name[mailLocale], name, userName, link, minutes: seconds / 60 }
      const to = account.email ?? email
      await deliverMail(ctx, resetMailNotice, { to, accountId: account.id, locale: mailLocale, filling })
    }
  },
})
