import { identityErrors } from '@lyceum/contract/identity'
import { commonErrors } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { endSessions } from '../session/end-sessions.ts'
import { accountById, lockAccount } from '../store.ts'
import { hashWithPepper, isPassword } from '../hashing/hash-password.ts'
import { refuseStronger } from '../rights/compare-rights.ts'
import { spendTicketsOf } from '../ticket/store.ts'
import { historyCount } from './password-policy.ts'
import { forgetFormerPasswords, formerPasswords, keepFormerPassword, setPassword } from './store.ts'

type Replacement = {
  readonly accountId: string
  readonly password: string
  /**
   * The owner has proved ownership with the old password or a link; anyone else must not have fewer rights than the
   * account.
   */
  readonly by: 'owner' | 'administrator'
  /** Runs in the same transaction: uses a ticket, clears a freeze. Throws to reject. */
  readonly also: (ctx: Ctx) => Promise<void>
  /** Valid for one sign-in, at which another one must be chosen. */
  readonly mustChange?: boolean
}

/**
 * Replaces the current password, unless the new one is among the last six. Hashes are compared before the account is
 * locked; if the history has grown meanwhile, the new entries are compared too, so that two changes at the same
 * moment cannot miss each other (INV-S08). All sessions of the account end, and other links to set a password become
 * invalid.
 */
export async function replacePassword(ctx: Ctx, replacement: Replacement): Promise<void> {
  const { accountId, password } = replacement
  const hash = await hashWithPepper(ctx.parts, password)
  const compared = new Set<string>()
  for (;;) {
    for (const known of await history(ctx, accountId)) {
      if (compared.has(known)) continue
      compared.add(known)
      if (await isPassword(ctx.parts, known, password))
        fail(identityErrors.PASSWORD_REUSED, { count: historyCount })
    }
    if (await ctx.transaction((ctx) => replaced(ctx, { ...replacement, hash, compared }))) return
  }
}

type Ready = Omit<Replacement, 'password'> & {
  readonly hash: string
  readonly compared: ReadonlySet<string>
}

/** Writes the change if the history is still the one that was compared. */
async function replaced(ctx: Ctx, ready: Ready): Promise<boolean> {
  const { accountId, hash, compared, also, mustChange = false } = ready
  if (ready.by === 'administrator') await refuseStronger(ctx, accountId)
  const account = (await lockAccount(ctx.db, accountId)) ?? fail(commonErrors.session_time_out)
  if ((await history(ctx, accountId)).some((known) => !compared.has(known))) return false
  await also(ctx)
  if (account.passwordHash) await keepFormerPassword(ctx.db, accountId, account.passwordHash)
  await forgetFormerPasswords(ctx.db, accountId, historyCount)
  await setPassword(ctx.db, accountId, { hash, at: ctx.now, mustChange })
  await spendTicketsOf(ctx.db, { accountId, purposes: ['reset', 'change'], now: ctx.now })
  const { id, sessionId } = ctx.actor
  // The person who changes it gets a new session, so their own page is not signed out.
  if (id === accountId) await endSessions(ctx, { accountId, sessionId, reason: 'rotated' })
  await endSessions(ctx, { accountId, reason: 'revoked' })
  return true
}

/** The last six passwords, the current one first. */
async function history(ctx: Ctx, accountId: string): Promise<string[]> {
  const account = await accountById(ctx.db, accountId)
  const former = await formerPasswords(ctx.db, accountId, historyCount - 1)
  return [...(account?.passwordHash ? [account.passwordHash] : []), ...former.map((row) => row.passwordHash)]
}
