import { createServer, type Server as HttpServer } from 'node:http'
import { createAdapter } from '@socket.io/redis-streams-adapter'
import { Server, type Socket } from 'socket.io'
import type { Actor, Site } from '#platform/ctx'
import { drainOnSignal } from '#platform/drain'
import { isCutOff } from '#platform/health'
import { type Doors, sessionToken, slowHeaders } from '#platform/http'
import type { Parts } from '#platform/parts'
import { dropLines, personRoom, sessionRoom, streamClient, streamName } from '#platform/realtime'
import type { Room } from '#platform/room'
import { doorsOf } from './doors.ts'
import { keepTime } from './keep-time.ts'
import { serveMetrics } from './serve-metrics.ts'

const recheckMs = 30_000
const maxBufferBytes = 1_000_000

type Person = { readonly site: Site; readonly actor: Actor; readonly cookie: string }

/**
 * Holds sockets open on an HTTP server: tells people what happened, and forgets who may no longer listen. A line that
 * broke is not recovered but opened anew: recovery would pass by the question whose session it is (INV-S02).
 */
export function attachRealtime(
  parts: Parts,
  rooms: readonly Room[],
  http: HttpServer,
): { close: () => Promise<void> } {
  const stream = streamClient(parts)
  const io = new Server(http, {
    adapter: createAdapter(stream, { streamName: streamName(parts.config) }),
    maxHttpBufferSize: maxBufferBytes,
    serveClient: false,
  })
  const doors = doorsOf(rooms)
  io.use((socket, next) => {
    whoConnects(parts, doors, socket).then(
      (person) => {
        socket.data = person
        next()
      },
      () => next(new Error('session_time_out')),
    )
  })
  io.on('connection', (socket) => welcome(parts, doors, socket))
  io.on(dropLines, (rooms: readonly string[]) => dropIn(io, rooms))
  const counting = setInterval(() => parts.metrics.sockets.set(io.engine.clientsCount), 5000)
  counting.unref()
  return {
    close: async () => {
      clearInterval(counting)
      await io.close()
      await stream.quit().catch(() => undefined)
    },
  }
}

/** The same as a program of its own, on a port of its own. */
export async function startRealtime(parts: Parts, rooms: readonly Room[]) {
  const { config, log } = parts
  await parts.redis.connect().catch(() => undefined)
  const http = createServer(slowHeaders(config), (request, response) => {
    const known: Readonly<Record<string, () => number>> = {
      '/alive': () => 200,
      '/ready': () => (isCutOff(parts) ? 503 : 200),
    }
    const status = known[request.url ?? '']?.() ?? 404
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  })
  const sockets = attachRealtime(parts, rooms, http)
  const time = await keepTime(parts)
  const metrics = await serveMetrics(parts)
  await new Promise<void>((resolve) => http.listen(config.REALTIME_PORT, config.HOST, resolve))
  const address = http.address()
  const port = typeof address === 'object' && address ? address.port : config.REALTIME_PORT
  log.info({ port }, 'realtime is up')
  const close = async () => {
    time.stop()
    await sockets.close()
    await metrics?.close()
    await parts.close()
  }
  return { close, port }
}

export async function runRealtime(parts: Parts, rooms: readonly Room[]): Promise<void> {
  const { close } = await startRealtime(parts, rooms)
  drainOnSignal({ log: parts.log, waitMs: 0, startDraining: () => undefined, close })
}

async function whoConnects(parts: Parts, doors: Doors, socket: Socket): Promise<Person> {
  const { host = '', cookie = '', origin } = socket.handshake.headers
  if (origin !== undefined && new URL(origin).host !== host) throw new Error('foreign origin')
  const site = await doors.findSite(parts, host.replace(/:\d+$/, ''))
  const token = sessionToken(cookie) ?? ''
  const session = await doors.openSession(parts, site, { cookie: token, isAtWork: false })
  if ('refused' in session) throw new Error(session.refused.code)
  return { site, actor: session.actor, cookie: token }
}

/** A socket hears only its own person's room; its session is asked again every half minute (INV-S02). */
function welcome(parts: Parts, doors: Doors, socket: Socket): void {
  const { site, actor, cookie } = socket.data as Person
  void socket.join([personRoom(site.id, actor.id), sessionRoom(site.id, actor.sessionId)])
  const recheck = setInterval(() => {
    doors.openSession(parts, site, { cookie, isAtWork: false }).then(
      (session) => {
        if ('refused' in session) leave(socket, session.refused.code)
      },
      () => undefined,
    )
  }, recheckMs)
  recheck.unref()
  socket.on('disconnect', () => clearInterval(recheck))
}

function dropIn(io: Server, rooms: readonly string[]): void {
  const ids = rooms.flatMap((room) => [...(io.of('/').adapter.rooms.get(room) ?? [])])
  for (const id of ids) io.of('/').sockets.get(id)?.conn.close()
}

function leave(socket: Socket, code: string): void {
  socket.emit('session', { code })
  socket.disconnect(true)
}
