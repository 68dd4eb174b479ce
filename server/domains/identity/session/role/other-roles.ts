import type { Actor } from '#platform/ctx'
import type { Db } from '#platform/db'
import type { RolePermissions } from '#platform/declared-permissions'
import { allHoldings } from '../store.ts'

type Wish = { readonly actor: Actor; readonly wanted: readonly string[] }

/** Whether a person holds another role that would allow what the present one does not: then a switch helps (E-101). */
export async function mayInAnotherRole(
  db: Db,
  ofRole: RolePermissions,
  { actor, wanted }: Wish,
): Promise<boolean> {
  if (wanted.length === 0) return false
  const others = (await allHoldings(db, actor.id)).filter(({ role }) => role !== actor.role)
  return others.some(({ role, permissions }) =>
    wanted.some((permission) => permissions?.includes(permission) ?? ofRole(role).has(permission)),
  )
}
