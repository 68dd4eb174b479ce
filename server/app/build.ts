import type { FastifyInstance } from 'fastify'
import { addContentHost, addResumable, refuseContentHost } from '#domains/file'
import { addCalendar } from '#domains/home'
import { addScim } from '#domains/people'
import { addPosterPictures } from '#domains/settings'
import { addHealth, type Health } from '#platform/health'
import { makeServer } from '#platform/http'
import type { Parts } from '#platform/parts'
import type { Room } from '#platform/room'
import { refuseIncomplete } from './boot-check.ts'
import { addDocs } from './docs-page.ts'
import { actorOfRooms, doorsOf, sites, sitterOfRooms } from './doors.ts'
import { addPages, readLauncher } from './pages.ts'

export type Built = { readonly app: FastifyInstance; readonly health: Health }

/** The whole HTTP face of the house. Its configuration is read once, here; every call asks for the parts anew. */
export function build(partsNow: () => Parts, rooms: readonly Room[]): Built {
  refuseIncomplete(rooms)
  const doors = doorsOf(rooms)
  const app = makeServer({ partsNow, doors, routes: rooms.flatMap(({ routes }) => routes) })
  const { config } = partsNow()
  if (config.CONTENT_PORT === undefined) addContent(app, partsNow, rooms)
  else refuseContentHost(app, config)
  addPosterPictures(app, { partsNow, findSite: doors.findSite })
  addResumable(app, { partsNow, doors })
  addScim(app, { partsNow, doors, actorOf: actorOfRooms(rooms) })
  addCalendar(app, { partsNow, doors, actorOf: actorOfRooms(rooms) })
  const health = addHealth(app, partsNow)
  if (config.NODE_ENV !== 'production') addDocs(app, rooms)
  void app.register((scope) => addPages(scope, { config }))
  return { app, health }
}

/** The host of people's files and nothing else: greedy readers of films take no time from calls (M-09). */
export function buildContent(partsNow: () => Parts, rooms: readonly Room[]): Built {
  const app = makeServer({ partsNow, doors: doorsOf(rooms), routes: [] })
  addContent(app, partsNow, rooms)
  return { app, health: addHealth(app, partsNow) }
}

function addContent(app: FastifyInstance, partsNow: () => Parts, rooms: readonly Room[]): void {
  addContentHost(app, {
    partsNow,
    siteOf: sites.one,
    hostsOf: sites.hosts,
    actorOf: actorOfRooms(rooms),
    sitterOf: sitterOfRooms(rooms),
    readers: () => rooms.flatMap(({ readableFiles }) => readableFiles ?? []),
    launcher: readLauncher,
  })
}
