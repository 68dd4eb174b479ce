import { openSession, type Permissions } from '#domains/identity'
import { allSites, findSite, findSiteById, refuseExpired } from '#domains/site'
import type { Site } from '#platform/ctx'
import type { Db } from '#platform/db'
import type { Doors } from '#platform/http'
import type { Listeners } from '#platform/open-ctx'
import type { Parts } from '#platform/parts'
import type { Room } from '#platform/room'
import { reactionName } from '#platform/worker'

const siteMs = 5000
type Remembered = { readonly site: Promise<Site>; readonly until: number }
const remembered = new WeakMap<Parts, Map<string | number, Remembered>>()

/** Answers what the ground must ask: whose host, whose cookie, who listens. */
export function doorsOf(rooms: readonly Room[]): Doors {
  const permissions = permissionsOf(rooms)
  return {
    findSite: async (parts, host) => {
      const site = await remember(parts, host, (db) => findSite(db, host))
      refuseExpired(site, parts.clock.now())
      return site
    },
    openSession: (parts, site, key) => openSession(parts, { site, key, permissions }),
    listeners: listenersOf(rooms),
  }
}

/** Sites for the worker: one by number, or all in force. */
export const sites = {
  one: (parts: Parts, siteId: number) => remember(parts, siteId, (db) => findSiteById(db, siteId)),
  all: (db: Db) => allSites(db, new Date()),
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

export function permissionsOf(rooms: readonly Room[]): Permissions {
  const byRole = new Map<string, Set<string>>()
  for (const { permissions = {} } of rooms) {
    for (const [permission, roles] of Object.entries(permissions)) {
      for (const role of roles) byRole.set(role, (byRole.get(role) ?? new Set()).add(permission))
    }
  }
  const none = new Set<string>()
  return (role) => byRole.get(role) ?? none
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
