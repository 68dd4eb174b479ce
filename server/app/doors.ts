import { actorFor, mayInAnotherRole, openSession, sitterOf } from '#domains/identity'
import { allSites, findSite, findSiteById, hostsOfSite, refuseExpired } from '#domains/site'
import type { Permissions, Site } from '#platform/ctx'
import type { Db } from '#platform/db'
import { permissionsOf } from '#platform/declared-permissions'
import type { Doors } from '#platform/http'
import type { Listeners } from '#platform/open-ctx'
import { onceEach } from '#platform/once-each'
import type { Parts } from '#platform/parts'
import type { Room } from '#platform/room'
import { reactionName, type WorkerOptions } from '#platform/worker'
import { remember } from './remember-site.ts'

/** Answers what the ground must ask: whose host, whose cookie, who listens. */
export function doorsOf(rooms: readonly Room[]): Doors {
  const permissions = permissionsOf(rooms)
  const reserved = new Set(rooms.flatMap(({ platformOnly = [] }) => platformOnly))
  const without = withoutReserved(reserved)
  return {
    findSite: async (parts, host) => {
      const name = host.toLowerCase()
      const site = await remember(parts, name, (db) => findSite(db, name))
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
        wanted: site.isPlatform ? wanted : wanted.filter((one) => !reserved.has(one)),
      }),
    listeners: listenersOf(rooms),
  }
}

/** What belongs to the platform site is held nowhere else, also not through a role that a site made for itself. */
function withoutReserved(reserved: ReadonlySet<string>): (held: Permissions) => Permissions {
  return onceEach((held) => new Map([...held].filter(([permission]) => !reserved.has(permission))))
}

/** Sites for the worker: one by number, or all in force. */
export const sites = {
  one: async (parts: Parts, siteId: number) => remember(parts, siteId, (db) => findSiteById(db, siteId)),
  all: (db: Db, now: Date) => allSites(db, now),
  hosts: (parts: Parts, siteId: number) =>
    hostsOfSite(parts.database.acrossSites('a package may be shown by its own portal alone'), siteId),
}

/** Who asked for a job, as a worker needs to know: with the rights of today, not of the day they asked. */
export function actorOfRooms(rooms: readonly Room[]): WorkerOptions['actorOf'] {
  const permissions = permissionsOf(rooms)
  return (parts, site, who) => actorFor(parts, { site, who, permissions })
}

/** Who sits at a session by its number, for addresses that carry no cookie. */
export function sitterOfRooms(rooms: readonly Room[]) {
  const permissions = permissionsOf(rooms)
  return (parts: Parts, site: Site, sessionId: string) => sitterOf(parts, { site, sessionId, permissions })
}

export function listenersOf(rooms: readonly Room[]): Listeners {
  const listeners = new Map<string, string[]>()
  for (const room of rooms) {
    for (const reaction of room.reactions ?? []) {
      const { name } = reaction.fact
      listeners.set(name, [...(listeners.get(name) ?? []), reactionName(room, reaction)])
    }
  }
  return listeners
}
