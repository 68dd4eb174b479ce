import { type changePassword as contract, identityErrors, roleCodes } from '@lyceum/contract/identity'
import type { Input, Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { Answer } from '#platform/http'
import { refuseUnfit } from '../admission/start-session.ts'
import { deviceOf } from '../admission/known-device.ts'
import { guess } from '../admission/limit-sign-in-attempts.ts'
import { homeRole } from '../rules.ts'
import { startSession } from '../session/session.ts'
import { accountById, rolesOf } from '../store.ts'
import { peekTicket, redeemTicket } from '../ticket/ticket.ts'
import { isPassword, withSeat } from '../hashing/hash-password.ts'
import { refuseBadPassword } from './validate-new-password.ts'
import { replacePassword } from './replace-password.ts'

/**
 * Changes one's own password, with a session or with the ticket from a login. The old password is required in
 * both cases, and guesses at it count like guesses at login.
 */
export async function changePassword(
  ctx: Ctx,
  input: Input<typeof contract>,
  answer: Answer,
): Promise<Result<typeof contract>> {
  const { ticket, oldPassword, newPassword: password, confirmPassword: confirm } = input
  const account = await whose(ctx, ticket)
  if (oldPassword === '') fail(identityErrors.PASSWORD_OLD_WRONG)
  const { id: accountId, userName, name } = account
  await refuseBadPassword(ctx, { password, confirm, userName, name })

  await withSeat(async () => {
    const wrong = identityErrors.PASSWORD_OLD_WRONG
    const target = { accountId, name: userName, device: deviceOf(answer), wrong }
    await guess(ctx, target, () => isPassword(ctx.parts, account.passwordHash, oldPassword))
    refuseUnfit(ctx, account)
    const also = async (ctx: Ctx) => {
      const now = await accountById(ctx.db, accountId)
      // Another call was faster: the old password is no longer the current one.
      if (now?.passwordHash !== account.passwordHash) fail(wrong)
      if (ticket && !(await redeemTicket(ctx, 'change', ticket))) fail(identityErrors.ERROR_TOKEN_INVALID)
    }
    await replacePassword(ctx, { accountId, password, by: 'owner', also })
  })
  const role = roleCodes.find((code) => code === ctx.actor.role) ?? homeRole(await rolesOf(ctx.db, accountId))
  await startSession(ctx, { accountId, role, answer })
  return { changed: true }
}

async function whose(ctx: Ctx, ticket: string | undefined) {
  const stood = ticket ? await peekTicket(ctx, 'change', ticket) : undefined
  const accountId = ticket ? stood?.accountId : ctx.actor.id
  const account = accountId ? await accountById(ctx.db, accountId) : undefined
  return account ?? fail(identityErrors.ERROR_TOKEN_INVALID)
}
