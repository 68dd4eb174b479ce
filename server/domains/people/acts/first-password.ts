import { peopleErrors } from '@lyceum/contract/people'
import { giveOneTimePassword, mailPasswordLink } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'

export type FirstPassword = {
  readonly way: 'mail' | 'show' | 'none'
  readonly email: string | null
  readonly origin: string
}

/** Refuses a link where there is no mailbox to send it to, before anything is done. */
export function refuseWithoutMailbox({ way, email }: Pick<FirstPassword, 'way' | 'email'>): void {
  if (way === 'mail' && !email) fail(peopleErrors.MAILBOX_MISSING)
}

/** Lets a person get in for the first time: by a link in the mail, or by a password that is shown once. */
export async function firstPassword(ctx: Ctx, accountId: string, { way, origin }: FirstPassword) {
  if (way === 'mail') await mailPasswordLink(ctx, { accountId, origin, isWelcome: true })
  return way === 'show' ? giveOneTimePassword(ctx, accountId) : null
}
