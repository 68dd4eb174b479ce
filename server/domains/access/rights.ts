import { accessErrors } from '@lyceum/contract/access'
import { lockHoldingsOf, permissionsFrom } from '#domains/identity'
import { type Reach, reaches, reachOf } from '#domains/org'
import type { Ctx, Permissions, Scope } from '#platform/ctx'
import { fail } from '#platform/failure'
import type { House } from './house.ts'

/**
 * What the caller holds at this moment, not what his session remembers, and kept still until the transaction ends: who
 * loses a right while he hands it on has lost it, or has handed it on before (INV-R06).
 */
export async function rightsNow(ctx: Ctx, { ofRole }: House): Promise<Judge> {
  const { id, role } = ctx.actor
  const held = await lockHoldingsOf(ctx.db, id, role)
  return judgeOf(ctx, permissionsFrom(ofRole(held.length > 0 ? role : 'NLRN'), held))
}

/** A place in which a role is to hold; a unit with its path from the root. */
export type Place =
  | { readonly kind: 'site' }
  | { readonly kind: 'unit'; readonly id: string; readonly path: readonly string[] }
  | { readonly kind: 'centre'; readonly id: string }

type Wanted = { readonly permissions: Iterable<string>; readonly place: Place }

/** Answers how many of some permissions a holder of these rights does not hold in a place. */
export type Judge = (wanted: Wanted) => Promise<number>

export function judgeOf(ctx: Ctx, rights: Permissions): Judge {
  const asHolder = { ...ctx, actor: { ...ctx.actor, permissions: rights } }
  const known = new Map<string, Promise<Reach>>()
  // Most permissions of a person hold in the same places: each set of places is looked up once.
  const reach = (permission: string) => {
    const key = JSON.stringify(rights.get(permission) ?? [])
    const found = known.get(key) ?? reachOf(asHolder, permission)
    known.set(key, found)
    return found
  }
  return async ({ permissions, place }) => {
    let count = 0
    for (const permission of permissions) {
      const scopes = rights.get(permission) ?? []
      if (!covers(await reach(permission), scopes, place)) count += 1
    }
    return count
  }
}

/** Whether what holds so far holds in all of a place. */
function covers(reach: Reach, scopes: readonly Scope[], place: Place): boolean {
  if (reach.kind === 'site') return true
  if (place.kind === 'unit') return reaches(reach, place.path)
  return place.kind === 'centre' && scopes.some((scope) => scope.kind === 'centre' && scope.id === place.id)
}

/** Refuses what goes beyond the caller's own. */
export async function refuseBeyond(judge: Judge, wanted: Wanted): Promise<void> {
  const count = await judge(wanted)
  if (count > 0) fail(accessErrors.ACCESS_BEYOND_RIGHTS, { count: String(count) })
}
