import type { Ctx } from '#platform/ctx'
import { mobileOf } from '../person/mobile-number.ts'
import { addressOwners } from './address-queries.ts'
import { isEmpty, type SignIn } from './sign-in-rules.ts'
import { strongerThan } from './compare-rights.ts'

/** A requested change; without an id, of an account that is yet to be created. */
export type WantedChange = SignIn & { readonly id?: string | undefined }

/** `stronger`: the account itself has more rights; `address`: it would get the mailbox or phone of one that has. */
export type SignInChangeError = 'stronger' | 'address'

/**
 * Which of the changes the actor may not make, by their index. A person with fewer rights than another may change
 * neither how that person signs in nor who owns their mailbox and phone.
 */
export async function signInChangeErrors(
  ctx: Ctx,
  changes: readonly WantedChange[],
): Promise<readonly (SignInChangeError | undefined)[]> {
  const changed = changes.flatMap((change) => (change.id === undefined || isEmpty(change) ? [] : [change.id]))
  const owners = await addressOwners(ctx.db, {
    emails: changes.flatMap(({ email }) => (email ? [email.toLowerCase()] : [])),
    phones: changes.flatMap(({ phone }) => spellings(phone)),
  })
  const stronger = await strongerThan(ctx, [...new Set([...changed, ...owners.map(({ id }) => id)])])
  const guarded = owners.filter(({ id }) => stronger.has(id))
  return changes.map((change) => {
    if (change.id !== undefined && !isEmpty(change) && stronger.has(change.id)) return 'stronger'
    return guarded.some((owner) => owner.id !== change.id && isSameAddress(change, owner))
      ? 'address'
      : undefined
  })
}

const spellings = (phone: string | null | undefined) =>
  phone ? [phone, ...(mobileOf(phone)?.spellings ?? [])] : []

type Owner = { readonly email: string | null; readonly phone: string | null }

function isSameAddress({ email, phone }: WantedChange, owner: Owner): boolean {
  if (email && email.toLowerCase() === owner.email?.toLowerCase()) return true
  return owner.phone !== null && spellings(phone).includes(owner.phone)
}
