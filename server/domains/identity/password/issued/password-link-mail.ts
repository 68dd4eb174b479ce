import { z } from 'zod'
import { deliverMail } from '#domains/site'
import { job } from '#platform/jobs'
import { resetMailNotice } from '../../notices.ts'
import { accountById } from '../../store.ts'
import { resetLink } from '../../ticket/reset-link.ts'
import { issueTicket } from '../../ticket/ticket.ts'

const seconds = 1800

/** Mails a link to choose another password, at an administrator's request. The secret is made here. */
export const linkMail = job({
  name: 'identity.linkMail',
  payload: z.object({ accountId: z.string(), origin: z.string() }),
  outside: true,
  queue: 'mail',
  run: async (ctx, { accountId, origin }) => {
    const account = await accountById(ctx.db, accountId)
    if (!account?.email || account.state !== 'active') return
    const token = await issueTicket(ctx, { purpose: 'reset', seconds, accountId })
    const locale = account.locale ?? ctx.site.locale
    const { name, userName, email } = account
    const link = resetLink(origin, token)
    const filling = { site: ctx.site.name[locale], name, userName, link, minutes: seconds / 60 }
    await deliverMail(ctx, resetMailNotice, { to: email, accountId, locale, filling })
  },
})
