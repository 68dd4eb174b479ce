import { actorFor, mayInAnotherRole, openSession } from '#domains/identity'
import { allSites, findSite, findSiteById, hostsOfSite, refuseExpired } from '#domains/site'
import type { Permissions, Site } from '#platform/ctx'
import type { Db } from '#platform/db'
import { permissionsOf } from '#platform/declared-permissions'
import type { Doors } from '#platform/http'
import type { Listeners } from '#platform/open-ctx'
import type { Parts } from '#platform/parts'
import type { Room } from '#platform/room'
import { reactionName, type WorkerOptions } from '#platform/worker'

const siteMs = 5000
type Remembered = { readonly site: Promise<Site>; readonly until: number }
const remembered = new WeakMap<Parts, Map<string | number, Remembered>>()

/** Answers what the ground must ask: whose host, whose cookie, who listens. */
export function doorsOf(rooms: readonly Room[]): Doors {
  const permissions = permissionsOf(rooms)
  const reserved = new Set(rooms.flatMap(({ platformOnly = [] }) => platformOnly))
  return {
    findSite: async (parts, host) => {
      const site = await remember(parts, host, (db) => findSite(db, host))
      refuseExpired(site, parts.clock.now())
      return site
    },
    openSession: async (parts, site, key) => {
      const session = await openSession(parts, { site, key, permissions })
      if ('refused' in session || site.isPlatform) return session
      return { actor: { ...session.actor, permissions: without(session.actor.permissions, reserved) } }
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
function without(held: Permissions, reserved: ReadonlySet<string>): Permissions {
  return new Map([...held].filter(([permission]) => !reserved.has(permission)))
}

/** Sites for the worker: one by number, or all in force. */
export const sites = {
  one: (parts: Parts, siteId: number) => remember(parts, siteId, (db) => findSiteById(db, siteId)),
  all: (db: Db) => allSites(db, new Date()),
  hosts: (parts: Parts, siteId: number) =>
    hostsOfSite(parts.database.acrossSites('a package may be shown by its own portal alone'), siteId),
}

/** Sites change rarely and every call asks for one: each process remembers an answer for a few seconds. */
function remember(parts: Parts, key: string | number, load: (db: Db) => Promise<Site>): Promise<Site> {
  const known = remembered.get(parts) ?? new Map<string | number, Remembered>()
  remembered.set(parts, known)
  const entry = known.get(key)
  if (entry && entry.until > Date.now()) return entry.site
  const site = load(parts.database.acrossSites('a host or a job names its site'))
  // Unknown hosts are not remembered: a scanner must not fill the memory.
  site.then(
    () => known.set(key, { site, until: Date.now() + siteMs }),
    () => known.delete(key),
  )
  return site
}

/** Who asked for a job, as a worker needs to know: with the rights of today, not of the day they asked. */
export function actorOfRooms(rooms: readonly Room[]): WorkerOptions['actorOf'] {
  const permissions = permissionsOf(rooms)
  return (parts, site, who) => actorFor(parts, { site, who, permissions })
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
