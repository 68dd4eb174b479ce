import { identityErrors, type login } from '@lyceum/contract/identity'
import type { Result } from '@lyceum/contract/kit'
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

/** Opens the portal to a person who has proved who they are: the last step of every door. */
export async function admit(ctx: Ctx, account: DoorAccount, answer: Answer): Promise<Result<typeof login>> {
  refuseUnfit(ctx, account)
  const sessionId = await ctx.transaction(async (ctx) => {
    const role = homeRole(await rolesOf(ctx.db, account.id))
    const sessionId = await startSession(ctx, { accountId: account.id, role, answer })
    await touchLogin(ctx.db, account.id, ctx.now)
    await greetDevice(ctx, account.id, answer)
    await ctx.tell(signedIn, { accountId: account.id })
    return sessionId
  })
  return { token: sessionId }
}
