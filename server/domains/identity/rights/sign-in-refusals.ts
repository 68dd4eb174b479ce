import type { Ctx } from '#platform/ctx'
import { mobileOf } from '../sms/mobile.ts'
import { addressOwners } from './address-queries.ts'
import { isEmpty, type SignIn } from './sign-in-rules.ts'
import { strongerThan } from './stronger.ts'

/** A change that somebody wants; without an id, of an account that is still to be made. */
export type WantedChange = SignIn & { readonly id?: string | undefined }

/** `stronger`: the account itself has more rights; `address`: it would get the mailbox or phone of one that has. */
export type SignInRefusal = 'stronger' | 'address'

/**
 * Which of some changes the one who acts may not make, by their place in the list. Whoever holds fewer rights than
 * somebody else changes neither how that person signs in nor whom their mailbox and phone belong to.
 */
export async function signInRefusals(
  ctx: Ctx,
  wanted: readonly WantedChange[],
): Promise<readonly (SignInRefusal | undefined)[]> {
  const changed = wanted.flatMap((one) => (one.id === undefined || isEmpty(one) ? [] : [one.id]))
  const owners = await addressOwners(ctx.db, {
    emails: wanted.flatMap(({ email }) => (email ? [email.toLowerCase()] : [])),
    phones: wanted.flatMap(({ phone }) => spellings(phone)),
  })
  const stronger = await strongerThan(ctx, [...new Set([...changed, ...owners.map(({ id }) => id)])])
  const guarded = owners.filter(({ id }) => stronger.has(id))
  return wanted.map((one) => {
    if (one.id !== undefined && !isEmpty(one) && stronger.has(one.id)) return 'stronger'
    return guarded.some((owner) => owner.id !== one.id && isSameAddress(one, owner)) ? 'address' : undefined
  })
}

const spellings = (phone: string | null | undefined) =>
  phone ? [phone, ...(mobileOf(phone)?.spellings ?? [])] : []

type Owner = { readonly email: string | null; readonly phone: string | null }

function isSameAddress({ email, phone }: WantedChange, owner: Owner): boolean {
  if (email && email.toLowerCase() === owner.email?.toLowerCase()) return true
  return owner.phone !== null && spellings(phone).includes(owner.phone)
}
