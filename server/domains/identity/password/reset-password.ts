import { identityErrors, type resetPassword as contract } from '@lyceum/contract/identity'
import type { Input, Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { clearGuesses } from '../admission/limit-sign-in-attempts.ts'
import { accountById } from '../store.ts'
import { peekTicket, redeemTicket } from '../ticket/ticket.ts'
import { withSeat } from '../hashing/hash-password.ts'
import { refuseBadPassword } from './validate-new-password.ts'
import { replacePassword } from './replace-password.ts'

/** Sets a new password with the link from the mail. The link works once; whoever owns the mailbox is not guessing. */
export async function resetPassword(
  ctx: Ctx,
  { token, newPassword: password, confirmPassword: confirm }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const ticket = await peekTicket(ctx, 'reset', token)
  const account = ticket?.accountId ? await accountById(ctx.db, ticket.accountId) : undefined
  if (!account) fail(identityErrors.ERROR_TOKEN_INVALID)
  const { id: accountId, userName, name } = account
  await refuseBadPassword(ctx, { password, confirm, userName, name })
  const also = async (ctx: Ctx) => {
    if (!(await redeemTicket(ctx, 'reset', token))) fail(identityErrors.ERROR_TOKEN_INVALID)
    await clearGuesses(ctx, accountId)
  }
  await withSeat(() => replacePassword(ctx, { accountId, password, by: 'owner', also }))
  return { changed: true }
}
