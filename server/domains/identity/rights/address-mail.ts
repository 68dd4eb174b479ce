import { z } from 'zod'
import { deliverMail, maskedMail, maskedMobile } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import { job } from '#platform/jobs'
import { accountNames } from '../account/queries.ts'
import type { ListedAccount } from '../bulk/queries.ts'
import { accountById } from '../store.ts'
import { addressMailNotice } from './address-notice.ts'
import type { SignIn } from './sign-in-rules.ts'
import { addressWords } from './text.ts'

const letter = z.object({
  accountId: z.string(),
  /** The mailbox before the change. */
  to: z.string(),
  email: z.string().nullable().optional(),
  phone: z.string().nullable().optional(),
  byId: z.string(),
})

const ticket = { name: 'identity.addressMail', payload: z.object({ letters: z.array(letter) }), attempts: 5 }

/** Tells the old mailbox of each account that its address is another one now. Many at once go out one by one. */
export const addressMail = job({
  ...ticket,
  outside: true,
  lane: 'mail',
  run: async (ctx, { letters }) => {
    const [first, ...others] = letters
    if (first && others.length === 0) return send(ctx, first)
    // One job each, so that a mailbox that fails is tried again without the others.
    await ctx.transaction(async (ctx) => {
      for (const one of letters) await ctx.enqueue(ticket, { letters: [one] })
    })
  },
})

async function send(ctx: Ctx, { accountId, to, email, phone, byId }: z.infer<typeof letter>): Promise<void> {
  const account = await accountById(ctx.db, accountId)
  if (!account) return
  const locale = account.locale ?? ctx.site.locale
  const words = addressWords[locale]
  const by = (await accountNames(ctx.db, [byId])).get(byId) ?? words.directory
  const changes = [
    ...(email === undefined ? [] : [words.email(email)]),
    ...(phone === undefined ? [] : [words.phone(phone)]),
  ]
  const { name, userName } = account
  const filling = { site: ctx.site.name[locale], name, userName, by, changes: changes.join('\n') }
  await deliverMail(ctx, addressMailNotice, { to, accountId, locale, filling })
}

type Changed = SignIn & { readonly id: string }

/** Enqueues the letters about accounts whose mailbox or phone has been changed; who had no mailbox gets none. */
export async function tellOldAddresses(
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

/** The queue keeps what the letter will say, never the new address itself. */
function masked({ email, phone }: Pick<SignIn, 'email' | 'phone'>) {
  return {
    ...(email === undefined ? {} : { email: email && maskedMail(email) }),
    ...(phone === undefined ? {} : { phone: phone && maskedMobile(phone) }),
  }
}
