import { settingsOf } from '#domains/site'
import { type Actor, anonymous, type Site } from '#platform/ctx'
import type { RolePermissions } from '#platform/domain/declared-permissions'
import { isId } from '#platform/db/is-id'
import type { Parts } from '#platform/parts'
import { accountInRole } from './actor-queries.ts'
import { roleAssignmentSchema, permissionsFrom } from './permissions.ts'
import { isIdle } from './rules.ts'
import { whyOver } from './session.ts'
import { sessionById } from './store.ts'

type ActorQuery = {
  readonly site: Site
  readonly who: { readonly id: string; readonly role: string }
  readonly permissions: RolePermissions
}

/** A person in one of their roles, for background work in their name. Without a valid account there are no permissions. */
export async function actorFor(parts: Parts, { site, who, permissions }: ActorQuery): Promise<Actor> {
  const account = await accountInRole(parts.database.of(site.id), who.id, who.role)
  if (!account) return anonymous
  const { id, state, locale, isExternal, expiresAt } = account
  if (state !== 'active' || (expiresAt && expiresAt <= parts.clock.now())) return anonymous
  const roleAssignments = account.holdings.map((assignment) => roleAssignmentSchema.parse(assignment))
  const role = roleAssignments.length > 0 ? who.role : 'NLRN'
  return {
    ...anonymous,
    id,
    role,
    locale: locale ?? undefined,
    isExternal,
    permissions: permissionsFrom(permissions(role), roleAssignments),
  }
}

type AskedSession = { readonly site: Site; readonly sessionId: string; readonly permissions: RolePermissions }

/**
 * The actor of a session in force, with their current permissions; one query, not cached. It does not count as
 * activity, so that opening a link keeps nobody signed in.
 */
export async function sessionActorOf(
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
  const roleAssignments = row.holdings.map((assignment) => roleAssignmentSchema.parse(assignment))
  const role = roleAssignments.length > 0 ? row.role : 'NLRN'
  return {
    id: row.accountId,
    ...(row.realAccountId === null ? {} : { realId: row.realAccountId }),
    role,
    sessionId: row.id,
    locale: row.locale ?? undefined,
    isExternal: row.isExternal,
    permissions: permissionsFrom(permissions(role), roleAssignments),
  }
}
