import { hash } from 'node:crypto'
import type { Ctx } from '#platform/ctx'
import { insertAccount } from '../account/store.ts'
import { accountByEmailAlone, accountById, accountByStaffNo, type SignInAccount } from '../store.ts'
import { signInChangeErrors } from '../rights/sign-in-change-errors.ts'
import { strongerThan } from '../rights/compare-rights.ts'
import type { Vouched } from './provider.ts'
import { userNameFrom } from './provider-rules.ts'
import { insertLink, isLinked, linkedAccountId, lockSubject } from './store.ts'

type Provider = {
  readonly id: string
  readonly config: { readonly linkBy: 'email' | 'staffNo'; readonly autoCreate: boolean }
}

/**
 * The account of a person whom a provider vouches for: the linked one; the first time the one with their verified
 * mailbox or staff number; or a new one, where the provider may create accounts. Undefined: none.
 */
export function accountFor(
  ctx: Ctx,
  provider: Provider,
  person: Vouched,
): Promise<SignInAccount | undefined> {
  return ctx.transaction(async (ctx) => {
    await lockSubject(ctx.db, provider.id, person.subject)
    const known = await linkedAccountId(ctx.db, provider.id, person.subject)
    if (known) return accountById(ctx.db, known)
    const account = (await found(ctx, provider, person)) ?? (await made(ctx, provider, person))
    // An account cannot be linked twice: a mailbox that was passed on gives no access.
    if (!account || (await isLinked(ctx.db, provider.id, account.id))) return undefined
    if (isUnproven(provider, person) && (await hasRights(ctx, account.id))) return undefined
    const link = {
      providerId: provider.id,
      subject: person.subject,
      accountId: account.id,
      linkedAt: ctx.now,
    }
    await insertLink(ctx.db, link)
    return account
  })
}

/** In many directories people edit their own mailbox, so it does not prove that they are somebody with rights. */
const isUnproven = ({ config }: Provider, { isEmailProven }: Vouched) =>
  config.linkBy === 'email' && !isEmailProven

const hasRights = async (ctx: Ctx, accountId: string) => (await strongerThan(ctx, [accountId])).size > 0

/** The same without creating or linking anything: whose account is being tried. */
export async function accountKnownAs(
  ctx: Ctx,
  provider: Provider,
  person: Vouched,
): Promise<string | undefined> {
  const known = await linkedAccountId(ctx.db, provider.id, person.subject)
  return known ?? (await found(ctx, provider, person))?.id
}

async function found(ctx: Ctx, { config }: Provider, { email, staffNo }: Vouched) {
  if (config.linkBy === 'staffNo') return staffNo ? accountByStaffNo(ctx.db, staffNo) : undefined
  return email ? accountByEmailAlone(ctx.db, email) : undefined
}

async function made(ctx: Ctx, { config }: Provider, person: Vouched): Promise<SignInAccount | undefined> {
  if (!config.autoCreate) return undefined
  const mark = hash('sha256', person.subject, 'hex').slice(0, 8)
  const wished = userNameFrom(person.userName, mark)
  const rest = {
    name: person.name,
    gender: null,
    bornOn: null,
    joinedOn: null,
    phone: null,
    email: (await mayHaveMailbox(ctx, person)) ? (person.email ?? null) : null,
    staffNo: person.staffNo ?? null,
    passwordHash: null,
    passwordChangedAt: null,
    state: 'active',
    locale: ctx.locale,
    createdAt: ctx.now,
  } as const
  const id =
    (await insertAccount(ctx.db, { ...rest, userName: wished })) ??
    (await insertAccount(ctx.db, { ...rest, userName: `${wished}-${mark}` }))
  return id ? accountById(ctx.db, id) : undefined
}

/** Nobody gets the mailbox of somebody with rights because a directory claims it. */
async function mayHaveMailbox(ctx: Ctx, { email, isEmailProven }: Vouched): Promise<boolean> {
  return isEmailProven || (await signInChangeErrors(ctx, [{ email }])).every((error) => error === undefined)
}
