import { type Actor, nobody, type Site } from '#platform/ctx'
import type { RolePermissions } from '#platform/declared-permissions'
import type { Parts } from '#platform/parts'
import { accountInRole } from './actor-queries.ts'
import { holdingSchema, permissionsFrom } from './permissions.ts'

type Asked = {
  readonly site: Site
  readonly who: { readonly id: string; readonly role: string }
  readonly permissions: RolePermissions
}

/** Somebody in one of their roles, for slow work in their name. Whoever may no longer sign in may do nothing. */
export async function actorFor(parts: Parts, { site, who, permissions }: Asked): Promise<Actor> {
  const account = await accountInRole(parts.database.of(site.id), who.id, who.role)
  if (!account) return nobody
  const { id, state, locale, isExternal, expiresAt } = account
  if (state !== 'active' || (expiresAt && expiresAt <= parts.clock.now())) return nobody
  const holdings = account.holdings.map((holding) => holdingSchema.parse(holding))
  const role = holdings.length > 0 ? who.role : 'NLRN'
  return {
    ...nobody,
    id,
    role,
    locale: locale ?? undefined,
    isExternal,
    permissions: permissionsFrom(permissions(role), holdings),
  }
}
