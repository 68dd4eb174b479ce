import { z } from 'zod'
import { deliverMail, maskedMail, maskedMobile } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import { job } from '#platform/jobs'
import { accountNames } from '../account/queries.ts'
import type { ListedAccount } from '../bulk/queries.ts'
import { accountById } from '../store.ts'
import { addressMailNotice } from '../address-notice.ts'
import type { SignIn } from './sign-in-rules.ts'
import { addressTexts } from './text.ts'

const letter = z.object({
  accountId: z.string(),
  /** The mailbox before the change. */
  to: z.string(),
  email: z.string().nullable().optional(),
  phone: z.string().nullable().optional(),
  byId: z.string(),
})

const ticket = { name: 'identity.addressMail', payload: z.object({ letters: z.array(letter) }), attempts: 5 }

/** Notifies the old mailbox of each account of its new address. Many at once are sent one by one. */
export const addressMail = job({
  ...ticket,
  outside: true,
  queue: 'mail',
  run: async (ctx, { letters }) => {
    const [first, ...others] = letters
    if (first && others.length === 0) return send(ctx, first)
    // One job each, so that a failing mailbox is retried without the others.
    await ctx.transaction(async (ctx) => {
      for (const mail of letters) await ctx.enqueue(ticket, { letters: [mail] })
    })
  },
})

async function send(ctx: Ctx, { accountId, to, email, phone, byId }: z.infer<typeof letter>): Promise<void> {
  const account = await accountById(ctx.db, accountId)
  if (!account) return
  const locale = account.locale ?? ctx.site.locale
  const texts = addressTexts[locale]
  const by = (await accountNames(ctx.db, [byId])).get(byId) ?? texts.directory
  const changes = [
    ...(email === undefined ? [] : [texts.email(email)]),
    ...(phone === undefined ? [] : [texts.phone(phone)]),
  ]
  const { name, userName } = account
  const filling = { site: ctx.site.name[locale], name, userName, by, changes: changes.join('\n') }
  await deliverMail(ctx, addressMailNotice, { to, accountId, locale, filling })
}

type Changed = SignIn & { readonly id: string }

/** Enqueues the mails about accounts whose mailbox or phone has changed; accounts without a mailbox get none. */
export async function notifyOldAddresses(
  ctx: Ctx,
  before: ReadonlyMap<string, ListedAccount>,
  changes: readonly Changed[],
): Promise<void> {
  const letters = changes.flatMap(({ id, email, phone }) => {
    const to = before.get(id)?.email
    if (!to || (email === undefined && phone === undefined)) return []
    return [{ accountId: id, to, ...masked({ email, phone }), byId: ctx.actor.id }]
  })
  if (letters.length > 0) await ctx.enqueue(ticket, { letters })
}

/** The queue stores the masked text of the mail, never the new address itself. */
function masked({ email, phone }: Pick<SignIn, 'email' | 'phone'>) {
  return {
    ...(email === undefined ? {} : { email: email && maskedMail(email) }),
    ...(phone === undefined ? {} : { phone: phone && maskedMobile(phone) }),
  }
}
