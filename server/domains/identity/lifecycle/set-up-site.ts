import type { Ctx } from '#platform/ctx'
import { publishFirstAgreements } from '../agreement/first-agreements.ts'
import { insertRoleAssignments } from '../role-assignment/store.ts'
import { insertAccount } from '../account/store.ts'
import { welcomeMail } from '../account/welcome-mail.ts'

type Founder = {
  readonly userName: string
  readonly name: string
  readonly email: string
  /** The address of the new site, `https://learn.example.com`, for the link in the mail. */
  readonly origin: string
}

/** What a new site starts with: its agreements, and one administrator who has yet to choose a password. */
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
  if (accountId === undefined) throw new Error('A newly created site already has accounts.')
  await insertRoleAssignments(ctx.db, {
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
