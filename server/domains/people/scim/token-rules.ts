import type { ScimAccess } from '@lyceum/contract/people'

type Lived = { readonly revokedAt: Date | null; readonly expiresAt: Date }

/** Why a token no longer works; null: it works. */
export function endOf({ revokedAt, expiresAt }: Lived, { now, mayMaker }: { now: Date; mayMaker: boolean }) {
  if (revokedAt) return 'revoked'
  if (expiresAt <= now) return 'expired'
  return mayMaker ? null : 'maker'
}

type Part = 'users' | 'groups'
type Granted = { readonly usersAccess: ScimAccess; readonly groupsAccess: ScimAccess }

/** Whether a token's scope covers this: reading, or writing too, of people or of departments. */
export function covers(
  { usersAccess, groupsAccess }: Granted,
  { part, isWrite }: { readonly part: Part | undefined; readonly isWrite: boolean },
): boolean {
  if (part === undefined) return true
  const granted = part === 'users' ? usersAccess : groupsAccess
  return granted === 'write' || (granted === 'read' && !isWrite)
}
