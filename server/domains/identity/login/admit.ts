import { identityErrors, type login } from '@lyceum/contract/identity'
import type { ErrorSpec, Result } from '@lyceum/contract/kit'
import { signedIn } from '#events/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import type { Answer } from '#platform/http'
import { homeRole } from '../rules.ts'
import { startSession } from '../session/session.ts'
import { type DoorAccount, rolesOf, touchLogin } from '../store.ts'
import { greetDevice } from './device.ts'
import { whyNotIn } from './rules.ts'

/** Refuses an account that may not come in now; asked only after the person has proved to be its owner. */
export function refuseUnfit(ctx: Ctx, account: DoorAccount): void {
  const why = whyNotIn(account, ctx.now)
  if (why) fail(identityErrors[why])
}

/** What opens a door once: a ticket, a code. Spent together with the entry it buys, so that trouble on the way costs nothing. */
type Pass = {
  /** False when somebody was faster. */
  readonly spend: (ctx: Ctx) => Promise<boolean>
  readonly spent: ErrorSpec<never>
}

type Entry = { readonly answer: Answer; readonly pass?: Pass }

/**
 * Opens the portal to a person who has proved who they are: the last step of every door. Whoever may not come in now
 * has spent their pass all the same.
 */
export async function admit(
  ctx: Ctx,
  account: DoorAccount,
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
    await ctx.tell(signedIn, { accountId: account.id })
    return sessionId
  })
  refuseUnfit(ctx, account)
  return { token: sessionId }
}
