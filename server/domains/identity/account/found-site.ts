import type { Ctx } from '#platform/ctx'
import { publishFirstAgreements } from '../agreement/first-agreements.ts'
import { insertHoldings } from '../holding/store.ts'
import { insertAccount } from './store.ts'
import { welcomeMail } from './welcome-mail.ts'

type Founder = {
  readonly userName: string
  readonly name: string
  readonly email: string
  /** Where the new site is reached, `https://learn.example.com`: for the link in the mail. */
  readonly origin: string
}

/** What a new site begins with: its agreements, and one administrator, who has still to choose a password. */
export async function foundSite(ctx: Ctx, { userName, name, email, origin }: Founder): Promise<void> {
  await publishFirstAgreements(ctx.db, ctx.now)
  const accountId = await insertAccount(ctx.db, {
    userName,
    name,
    email,
    gender: null,
    bornOn: null,
    joinedOn: null,
    phone: null,
    passwordHash: null,
    passwordChangedAt: null,
    state: 'active',
    locale: ctx.site.locale,
    createdAt: ctx.now,
  })
  if (accountId === undefined) throw new Error('A site that has just been made already has people.')
  await insertHoldings(ctx.db, {
    accountIds: [accountId],
    role: 'ADM',
    customRoleId: null,
    scope: { kind: 'site' },
    grantedBy: null,
    grantedAt: ctx.now,
  })
  await ctx.audit({
    action: 'identity.site.found',
    object: `identity.account:${accountId}`,
    after: { userName, role: 'ADM' },
  })
  await ctx.enqueue(welcomeMail, { accountId, origin })
}
