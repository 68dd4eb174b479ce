import { identityErrors } from '@lyceum/contract/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { type ListedAccount, lockAccounts } from '../bulk/queries.ts'
import { type AccountValues, insertAccounts, type NewListedAccount, updateAccounts } from '../bulk/store.ts'
import { type AccountRecord, insertPerson, updatePerson } from '../person/person-store.ts'
import { tellOldAddresses } from './address-mail.ts'
import { differingSignIn, isEmpty, type SignIn } from './sign-in-rules.ts'
import { signInRefusals, type WantedChange } from './sign-in-refusals.ts'

// The only ways in which rooms write user names, staff numbers, mailboxes and phones of an account.

/** Writes the given values of each account and leaves the others as they are. */
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

/** Makes accounts without a password. Answers ids by lower-case user name. */
export async function makeAccounts(
  ctx: Ctx,
  accounts: readonly NewListedAccount[],
): Promise<ReadonlyMap<string, string>> {
  await refuseWeaker(ctx, accounts)
  return insertAccounts(ctx.db, accounts, ctx.now)
}

/** Makes one person without a password. */
export async function makePerson(ctx: Ctx, record: AccountRecord): Promise<string> {
  await refuseWeaker(ctx, [record])
  return insertPerson(ctx.db, record, ctx.now)
}

type Change = SignIn & { readonly id: string }

async function guarded(ctx: Ctx, changes: readonly Change[], write: () => Promise<void>): Promise<void> {
  const ids = changes.filter((one) => !isEmpty(one)).map(({ id }) => id)
  const before = new Map((await lockAccounts(ctx.db, ids)).map((one) => [one.id, one]))
  const differing = changes.flatMap((one) => differingFrom(before.get(one.id), one))
  await refuseWeaker(ctx, differing)
  await write()
  await tellOldAddresses(ctx, before, differing)
}

function differingFrom(has: ListedAccount | undefined, wanted: Change): Change[] {
  const differing = has ? differingSignIn(wanted, has) : {}
  return isEmpty(differing) ? [] : [{ ...differing, id: wanted.id }]
}

async function refuseWeaker(ctx: Ctx, wanted: readonly WantedChange[]): Promise<void> {
  const refusals = await signInRefusals(ctx, wanted)
  if (refusals.includes('stronger')) fail(identityErrors.RIGHTS_BEYOND_MINE)
  if (refusals.includes('address')) fail(identityErrors.ADDRESS_OF_STRONGER)
}
