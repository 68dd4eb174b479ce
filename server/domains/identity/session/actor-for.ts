import { settingsOf } from '#domains/site'
import { type Actor, nobody, type Site } from '#platform/ctx'
import type { RolePermissions } from '#platform/declared-permissions'
import { isId } from '#platform/is-id'
import type { Parts } from '#platform/parts'
import { accountInRole } from './actor-queries.ts'
import { holdingSchema, permissionsFrom } from './permissions.ts'
import { isIdle } from './rules.ts'
import { whyOver } from './session.ts'
import { sessionById } from './store.ts'

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

type AskedSession = { readonly site: Site; readonly sessionId: string; readonly permissions: RolePermissions }

/**
 * Who sits at a session that is in force, with what they may do by now; one statement, nothing is remembered. Asking
 * does not count as work: an address must keep nobody signed in.
 */
export async function sitterOf(
  parts: Parts,
  { site, sessionId, permissions }: AskedSession,
): Promise<Actor | undefined> {
  const db = parts.database.of(site.id)
  const now = parts.clock.now()
  const row = isId(sessionId) ? await sessionById(db, sessionId) : undefined
  if (!row || whyOver(row)) return undefined
  const { 'session.idleMinutes': minutes } = await settingsOf({ parts, site, db })
  const ends = [row.expiresAt, ...(row.accountExpiresAt ? [row.accountExpiresAt] : [])]
  if (isIdle(row, minutes, now) || ends.some((end) => end <= now)) return undefined
  const holdings = row.holdings.map((holding) => holdingSchema.parse(holding))
  const role = holdings.length > 0 ? row.role : 'NLRN'
  return {
    id: row.accountId,
    ...(row.realAccountId === null ? {} : { realId: row.realAccountId }),
    role,
    sessionId: row.id,
    locale: row.locale ?? undefined,
    isExternal: row.isExternal,
    permissions: permissionsFrom(permissions(role), holdings),
  }
}
