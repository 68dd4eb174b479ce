import { identityErrors } from '@lyceum/contract/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { type ListedAccount, lockAccounts } from '../bulk/queries.ts'
import { type AccountValues, insertAccounts, type NewListedAccount, updateAccounts } from '../bulk/store.ts'
import { type AccountRecord, insertPerson, updatePerson } from '../person/person-store.ts'
import { notifyOldAddresses } from './address-mail.ts'
import { differingSignIn, isEmpty, type SignIn } from './sign-in-rules.ts'
import { signInChangeErrors, type WantedChange } from './sign-in-change-errors.ts'

// The only functions through which domains write user names, staff numbers, mailboxes and phones of an account.

/** Writes the given values of each account and leaves the others unchanged. */
export async function changeAccounts(
  ctx: Ctx,
  changes: readonly (AccountValues & { readonly id: string })[],
): Promise<void> {
  await guarded(ctx, changes, () => updateAccounts(ctx.db, changes))
}

/** Writes the given fields of one person. */
export async function changePerson(
  ctx: Ctx,
  accountId: string,
  record: Partial<AccountRecord>,
): Promise<void> {
  await guarded(ctx, [{ ...record, id: accountId }], () => updatePerson(ctx.db, accountId, record))
}

/** Creates accounts without a password. Returns ids by lower-case user name. */
export async function makeAccounts(
  ctx: Ctx,
  accounts: readonly NewListedAccount[],
): Promise<ReadonlyMap<string, string>> {
  await refuseWeaker(ctx, accounts)
  return insertAccounts(ctx.db, accounts, ctx.now)
}

/** Creates one person without a password. */
export async function makePerson(ctx: Ctx, record: AccountRecord): Promise<string> {
  await refuseWeaker(ctx, [record])
  return insertPerson(ctx.db, record, ctx.now)
}

type Change = SignIn & { readonly id: string }

async function guarded(ctx: Ctx, changes: readonly Change[], write: () => Promise<void>): Promise<void> {
  const ids = changes.filter((item) => !isEmpty(item)).map(({ id }) => id)
  const before = new Map((await lockAccounts(ctx.db, ids)).map((item) => [item.id, item]))
  const differing = changes.flatMap((item) => differingFrom(before.get(item.id), item))
  await refuseWeaker(ctx, differing)
  await write()
  await notifyOldAddresses(ctx, before, differing)
}

function differingFrom(has: ListedAccount | undefined, requested: Change): Change[] {
  const differing = has ? differingSignIn(requested, has) : {}
  return isEmpty(differing) ? [] : [{ ...differing, id: requested.id }]
}

async function refuseWeaker(ctx: Ctx, requested: readonly WantedChange[]): Promise<void> {
  const errors = await signInChangeErrors(ctx, requested)
  if (errors.includes('stronger')) fail(identityErrors.RIGHTS_BEYOND_MINE)
  if (errors.includes('address')) fail(identityErrors.ADDRESS_OF_STRONGER)
}
