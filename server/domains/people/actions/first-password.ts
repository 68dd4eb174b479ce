import { peopleErrors } from '@lyceum/contract/people'
import { giveOneTimePassword, mailPasswordLink } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'

export type FirstPassword = {
  readonly method: 'mail' | 'show' | 'none'
  readonly email: string | null
  readonly origin: string
}

/** Rejects a link without a mailbox before anything is done. */
export function refuseWithoutMailbox({ method, email }: Pick<FirstPassword, 'method' | 'email'>): void {
  if (method === 'mail' && !email) fail(peopleErrors.MAILBOX_MISSING)
}

/** Gives a person their first access: by a link in the mail, or by a password that is shown once. */
export async function firstPassword(ctx: Ctx, accountId: string, { method, origin }: FirstPassword) {
  if (method === 'mail') await mailPasswordLink(ctx, { accountId, origin, isWelcome: true })
  return method === 'show' ? giveOneTimePassword(ctx, accountId) : null
}
