import type { FastifyInstance } from 'fastify'
import { addHealth, type Health } from '#platform/health'
import { makeServer } from '#platform/http'
import type { Parts } from '#platform/parts'
import type { Room } from '#platform/room'
import { doorsOf } from './doors.ts'
import { refuseIncomplete } from './boot-check.ts'

export type Built = { readonly app: FastifyInstance; readonly health: Health }

/** The whole HTTP face of the house on the given parts. */
export function build(parts: Parts, rooms: readonly Room[]): Built {
  refuseIncomplete(rooms)
  const app = makeServer({ parts, doors: doorsOf(rooms), routes: rooms.flatMap(({ routes }) => routes) })
  return { app, health: addHealth(app) }
}
