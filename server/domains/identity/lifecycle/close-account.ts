import { identityErrors } from '@lyceum/contract/identity'
import { commonErrors } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { endSessions } from '../session/end-sessions.ts'
import { lockAccount } from '../store.ts'
import { refuseStronger } from '../rights/compare-rights.ts'
import { spendTicketsOf } from '../ticket/store.ts'
import { reopen } from '../person/person-store.ts'
import { refuseWithoutAdministrator, setState } from '../account/store.ts'

// The calling domain checks who may do this, and to whom; it also audits the action.

/** Closes the account of a person who leaves: sessions, tickets, the password. Returns the state before. */
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

/** Reactivates a person who had left; they need a new password. */
export async function reopenAccount(ctx: Ctx, accountId: string, joinedOn: string): Promise<void> {
  const account = await lockAccount(ctx.db, accountId)
  if (account?.state !== 'left') fail(identityErrors.ACCOUNT_ACT_IMPOSSIBLE)
  await refuseStronger(ctx, accountId)
  await reopen(ctx.db, accountId, joinedOn)
}

/** Undoes a departure: the old password is valid again. */
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
