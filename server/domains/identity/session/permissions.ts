import { z } from 'zod'
import type { Permissions, Scope } from '#platform/ctx'
import { memoize } from '#platform/cache/memoize'

export const roleAssignmentSchema = z.object({
  scope: z.enum(['site', 'unit', 'centre']),
  scopeId: z.string().nullable(),
  /** Of a custom role; null: of the built-in role. */
  permissions: z.array(z.string()).nullable(),
  /** When it ends. */
  endsAt: z.string().nullish(),
})

type RoleAssignment = z.infer<typeof roleAssignmentSchema>

/**
 * The combined permissions of the assignments of one role, and where they are valid. Without any, the person is a
 * learner everywhere.
 */
export function permissionsFrom(
  ofRole: ReadonlySet<string>,
  roleAssignments: readonly Omit<RoleAssignment, 'endsAt'>[],
): Permissions {
  const all = new Map<string, Scope[]>()
  const effective =
    roleAssignments.length > 0
      ? roleAssignments
      : [{ scope: 'site', scopeId: null, permissions: null } as const]
  for (const { permissions, scope, scopeId } of effective) {
    for (const permission of permissions ?? ofRole) {
      all.set(permission, [...(all.get(permission) ?? []), scopeOf({ scope, scopeId })])
    }
  }
  return all
}

/** The same for a session that is used repeatedly: computed once. */
export const permissionsOfSession = memoize((ofRole: ReadonlySet<string>) =>
  memoize(({ holdings: roleAssignments }: { readonly holdings: readonly RoleAssignment[] }) =>
    permissionsFrom(ofRole, roleAssignments),
  ),
)

/** A cached session without the role assignments that have expired since it was read. */
export function withoutExpired<
  Of extends { readonly role: string; readonly holdings: readonly RoleAssignment[] },
>(session: Of, now: number): Of {
  const roleAssignments = session.holdings.filter(({ endsAt }) => !endsAt || Date.parse(endsAt) > now)
  if (roleAssignments.length === session.holdings.length) return session
  return { ...session, holdings: roleAssignments, role: roleAssignments.length > 0 ? session.role : 'NLRN' }
}

function scopeOf({ scope, scopeId }: Pick<RoleAssignment, 'scope' | 'scopeId'>): Scope {
  return scope === 'site' || scopeId === null ? { kind: 'site' } : { kind: scope, id: scopeId }
}
