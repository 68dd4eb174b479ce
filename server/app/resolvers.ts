import { actorFor, mayInAnotherRole, openSession, sessionActorOf } from '#domains/identity'
import { allSites, findSite, findSiteById, hostsOfSite, refuseExpired } from '#domains/site'
import type { Permissions, Site } from '#platform/ctx'
import type { Db } from '#platform/db'
import { permissionsOf } from '#platform/domain/declared-permissions'
import type { RequestResolvers } from '#platform/http'
import type { Listeners } from '#platform/ctx/open-ctx'
import { memoize } from '#platform/cache/memoize'
import type { Parts } from '#platform/parts'
import type { Domain } from '#platform/domain'
import { handlerName, type WorkerOptions } from '#platform/jobs/worker'
import { cachedSite } from './site-cache.ts'

/** Implements what the platform must ask the domains: the site of a host, the session of a cookie, and the event listeners. */
export function requestResolvers(domains: readonly Domain[]): RequestResolvers {
  const permissions = permissionsOf(domains)
  const reserved = new Set(domains.flatMap(({ platformOnly = [] }) => platformOnly))
  const without = withoutReserved(reserved)
  return {
    findSite: async (parts, host) => {
      const name = host.toLowerCase()
      const site = await cachedSite(parts, name, (db) => findSite(db, name))
      refuseExpired(site, parts.clock.now())
      return site
    },
    openSession: async (parts, site, key) => {
      const session = await openSession(parts, { site, key, permissions })
      if ('refused' in session || site.isPlatform) return session
      return { actor: { ...session.actor, permissions: without(session.actor.permissions) } }
    },
    mayInAnotherRole: async (parts, site, { actor, wanted }) =>
      mayInAnotherRole(parts.database.of(site.id), permissions, {
        actor,
        required: site.isPlatform ? wanted : wanted.filter((item) => !reserved.has(item)),
      }),
    listeners: listenersOf(domains),
  }
}

/** Permissions reserved for the platform site are removed elsewhere, even if a site's own role has them. */
function withoutReserved(reserved: ReadonlySet<string>): (granted: Permissions) => Permissions {
  return memoize((granted) => new Map([...granted].filter(([permission]) => !reserved.has(permission))))
}

/** Sites for the worker: one by id, or all active ones. */
export const sites = {
  item: async (parts: Parts, siteId: number) => cachedSite(parts, siteId, (db) => findSiteById(db, siteId)),
  all: (db: Db, now: Date) => allSites(db, now),
  hosts: (parts: Parts, siteId: number) =>
    hostsOfSite(parts.database.acrossSites('a package may be shown by its own portal alone'), siteId),
}

/** Finds the actor who enqueued a job, with the permissions they have now. */
export function actorResolver(domains: readonly Domain[]): WorkerOptions['actorOf'] {
  const permissions = permissionsOf(domains)
  return (parts, site, who) => actorFor(parts, { site, who, permissions })
}

/** Finds the actor of a session by its id, for addresses without a cookie. */
export function sessionActorResolver(domains: readonly Domain[]) {
  const permissions = permissionsOf(domains)
  return (parts: Parts, site: Site, sessionId: string) =>
    sessionActorOf(parts, { site, sessionId, permissions })
}

export function listenersOf(domains: readonly Domain[]): Listeners {
  const listeners = new Map<string, string[]>()
  for (const domain of domains) {
    for (const handler of domain.eventHandlers ?? []) {
      const { name } = handler.event
      listeners.set(name, [...(listeners.get(name) ?? []), handlerName(domain, handler)])
    }
  }
  return listeners
}
