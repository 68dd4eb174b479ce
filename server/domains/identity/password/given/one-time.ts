import { settingsOf } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import { withSeat } from '../../hashing/hash.ts'
import { clearGuesses } from '../../login/guess.ts'
import { makePassword } from './make-password.ts'
import { policyOf } from '../password-policy.ts'
import { replacePassword } from '../replace-password.ts'

/**
 * Gives an account a password that works for one sign-in, at which it must be changed. It is answered here and kept
 * nowhere. Who may ask for it is for the calling room to decide; hashing waits, so call it outside a transaction.
 */
export async function giveOneTimePassword(ctx: Ctx, accountId: string): Promise<string> {
  const password = makePassword(policyOf(await settingsOf(ctx)))
  const also = (ctx: Ctx) => clearGuesses(ctx, accountId)
  await withSeat(() =>
    replacePassword(ctx, { accountId, password, by: 'administrator', also, mustChange: true }),
  )
  return password
}
