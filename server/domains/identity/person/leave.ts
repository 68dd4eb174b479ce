import { identityErrors } from '@lyceum/contract/identity'
import { commonErrors } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { endSessions } from '../session/end-sessions.ts'
import { lockAccount } from '../store.ts'
import { refuseStronger } from '../rights/stronger.ts'
import { spendTicketsOf } from '../ticket/store.ts'
import { reopen } from './person-store.ts'
import { refuseWithoutAdministrator, setState } from '../account/store.ts'

// Whether somebody may do this, and to whom, is for the calling room to ask; it also records the act.

/** Closes every door to somebody who leaves: sessions, tickets, the password. Answers the state before. */
export async function closeAccount(ctx: Ctx, accountId: string): Promise<'active' | 'suspended'> {
  const account = (await lockAccount(ctx.db, accountId)) ?? fail(commonErrors.NOT_FOUND)
  const { state } = account
  if (state !== 'active' && state !== 'suspended') return fail(identityErrors.ACCOUNT_ACT_IMPOSSIBLE)
  await setState(ctx.db, accountId, 'left')
  await refuseWithoutAdministrator(ctx.db)
  await spendTicketsOf(ctx.db, { accountId, purposes: ['reset', 'change', 'sign-on'], now: ctx.now })
  await endSessions(ctx, { accountId, reason: 'revoked' })
  return state
}

/** Lets somebody who had left come in again, once they have a new password. */
export async function reopenAccount(ctx: Ctx, accountId: string, joinedOn: string): Promise<void> {
  const account = await lockAccount(ctx.db, accountId)
  if (account?.state !== 'left') fail(identityErrors.ACCOUNT_ACT_IMPOSSIBLE)
  await refuseStronger(ctx, accountId)
  await reopen(ctx.db, accountId, joinedOn)
}

/** Takes a leaving back, as if it had not been: the password is the old one. */
export async function undoClosing(
  ctx: Ctx,
  accountId: string,
  state: 'active' | 'suspended',
): Promise<boolean> {
  const account = await lockAccount(ctx.db, accountId)
  if (account?.state !== 'left') return false
  await setState(ctx.db, accountId, state)
  return true
}
