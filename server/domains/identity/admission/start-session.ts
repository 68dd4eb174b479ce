import { identityErrors, type login } from '@lyceum/contract/identity'
import type { ErrorSpec, Result } from '@lyceum/contract/kit'
import { signedIn } from '#events/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { Answer } from '#platform/http'
import { homeRole } from '../rules.ts'
import { startSession } from '../session/session.ts'
import { type SignInAccount, rolesOf, touchLogin } from '../store.ts'
import { greetDevice } from './known-device.ts'
import { whyNotIn } from './rules.ts'

/** Rejects an account that may not sign in now; called only after the person has proved to be its owner. */
export function refuseUnfit(ctx: Ctx, account: SignInAccount): void {
  const why = whyNotIn(account, ctx.now)
  if (why) fail(identityErrors[why])
}

/**
 * A one-time credential: a ticket or code. Used up in the same transaction as the sign-in, so that an error does not
 * cost it.
 */
type Pass = {
  /** False when another call used it first. */
  readonly spend: (ctx: Ctx) => Promise<boolean>
  readonly spent: ErrorSpec<never>
}

type Entry = { readonly answer: Answer; readonly pass?: Pass }

/**
 * Starts a session for a person who has proved their identity: the last step of every sign-in method. The credential
 * is used up even if the account may not sign in now.
 */
export async function admit(
  ctx: Ctx,
  account: SignInAccount,
  { answer, pass }: Entry,
): Promise<Result<typeof login>> {
  const isUnfit = whyNotIn(account, ctx.now) !== undefined
  if (isUnfit && !pass) refuseUnfit(ctx, account)
  const sessionId = await ctx.transaction(async (ctx) => {
    if (pass && !(await pass.spend(ctx))) fail(pass.spent)
    if (isUnfit) return ''
    const role = homeRole(await rolesOf(ctx.db, account.id))
    const sessionId = await startSession(ctx, { accountId: account.id, role, answer })
    await touchLogin(ctx.db, account.id, ctx.now)
    await greetDevice(ctx, account.id, answer)
    await ctx.publish(signedIn, { accountId: account.id })
    return sessionId
  })
  refuseUnfit(ctx, account)
  return { token: sessionId }
}
