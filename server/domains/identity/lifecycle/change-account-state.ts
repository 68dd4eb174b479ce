import { identityErrors } from '@lyceum/contract/identity'
import { commonErrors } from '@lyceum/contract/kit'
import { accountChanged } from '#events/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { clearGuesses } from '../admission/limit-sign-in-attempts.ts'
import { endSessions } from '../session/end-sessions.ts'
import { type SignInAccount, lockAccount } from '../store.ts'
import { demandPasswordChange, refuseWithoutAdministrator, setState } from '../account/store.ts'

type Act = 'unlock' | 'suspend' | 'resume' | 'end-sessions' | 'force-password-change'

type AccountAction = { readonly id: string; readonly act: Act; readonly reason: string }

/** What an administrator can do to an account; each action is audited. The caller checks whose account it is. */
export async function actOnAccount(ctx: Ctx, { id, act, reason }: AccountAction): Promise<void> {
  const account = await lockAccount(ctx.db, id)
  if (!account || account.state === 'left') fail(commonErrors.NOT_FOUND)
  await acts[act](ctx, account)
  await ctx.audit({
    action: `identity.account.${act}`,
    object: `identity.account:${id}`,
    before: { state: account.state },
    after: { reason },
  })
}

const acts: Readonly<Record<Act, (ctx: Ctx, account: SignInAccount) => Promise<void>>> = {
  unlock: (ctx, { id }) => clearGuesses(ctx, id),
  suspend: async (ctx, { id, state }) => {
    if (state !== 'active') fail(identityErrors.ACCOUNT_ACT_IMPOSSIBLE)
    await setState(ctx.db, id, 'suspended')
    await refuseWithoutAdministrator(ctx.db)
    await endAll(ctx, id)
    await ctx.publish(accountChanged, { accountId: id })
  },
  resume: async (ctx, { id, state }) => {
    if (state !== 'suspended') fail(identityErrors.ACCOUNT_ACT_IMPOSSIBLE)
    await setState(ctx.db, id, 'active')
    await ctx.publish(accountChanged, { accountId: id })
  },
  'end-sessions': (ctx, { id }) => endAll(ctx, id),
  'force-password-change': async (ctx, { id }) => {
    await demandPasswordChange(ctx.db, id)
    await endAll(ctx, id)
  },
}

async function endAll(ctx: Ctx, accountId: string): Promise<void> {
  await endSessions(ctx, { accountId, reason: 'revoked' })
}
