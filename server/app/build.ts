import type { FastifyInstance } from 'fastify'
import { addContentHost, addResumable } from '#domains/file'
import { addCalendar } from '#domains/home'
import { addScim } from '#domains/people'
import { addPosterPictures } from '#domains/settings'
import { addHealth, type Health } from '#platform/health'
import { makeServer } from '#platform/http'
import type { Parts } from '#platform/parts'
import type { Room } from '#platform/room'
import { refuseIncomplete } from './boot-check.ts'
import { addDocs } from './docs-page.ts'
import { actorOfRooms, doorsOf, sites } from './doors.ts'
import { addPages, readLauncher } from './pages.ts'

export type Built = { readonly app: FastifyInstance; readonly health: Health }

/** The whole HTTP face of the house on the given parts. */
export function build(parts: Parts, rooms: readonly Room[]): Built {
  refuseIncomplete(rooms)
  const doors = doorsOf(rooms)
  const app = makeServer({ parts, doors, routes: rooms.flatMap(({ routes }) => routes) })
  addContentHost(app, {
    parts,
    siteOf: sites.one,
    hostsOf: sites.hosts,
    actorOf: actorOfRooms(rooms),
    readers: () => rooms.flatMap(({ readableFiles }) => readableFiles ?? []),
    launcher: readLauncher,
  })
  addPosterPictures(app, { parts, findSite: doors.findSite })
  addResumable(app, { parts, doors })
  addScim(app, { parts, doors })
  addCalendar(app, { parts, doors, actorOf: actorOfRooms(rooms) })
  const health = addHealth(app)
  if (parts.config.NODE_ENV !== 'production') addDocs(app, rooms)
  void app.register((scope) => addPages(scope, parts))
  return { app, health }
}
