import { settingsOf } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import { withSeat } from '../../hashing/hash-password.ts'
import { clearGuesses } from '../../admission/limit-sign-in-attempts.ts'
import { makePassword } from './generate-password.ts'
import { policyOf } from '../password-policy.ts'
import { replacePassword } from '../replace-password.ts'

/**
 * Gives an account a password for one sign-in, at which it must be changed. It is returned here and stored nowhere.
 * The calling domain decides who may request it; hashing waits, so call it outside a transaction.
 */
export async function giveOneTimePassword(ctx: Ctx, accountId: string): Promise<string> {
  const password = makePassword(policyOf(await settingsOf(ctx)))
  const also = (ctx: Ctx) => clearGuesses(ctx, accountId)
  await withSeat(() =>
    replacePassword(ctx, { accountId, password, by: 'administrator', also, mustChange: true }),
  )
  return password
}
