import { createServer, type Server as HttpServer } from 'node:http'
import { createAdapter } from '@socket.io/redis-streams-adapter'
import { Server, type Socket } from 'socket.io'
import type { Actor, Site } from '#platform/ctx'
import { drainOnSignal } from '#platform/process/drain'
import { isCutOff } from '#platform/process/health'
import { type RequestResolvers, sessionToken, slowHeaders } from '#platform/http'
import type { Parts } from '#platform/parts'
import { dropLines, personChannel, sessionChannel, streamClient, streamName } from '#platform/realtime'
import type { Domain } from '#platform/domain'
import { requestResolvers } from '../resolvers.ts'
import { syncClock } from '../sync-clock.ts'
import { serveMetrics } from './serve-metrics.ts'

const recheckMs = 30_000
const maxBufferBytes = 1_000_000

type Person = { readonly site: Site; readonly actor: Actor; readonly cookie: string }

/**
 * Attaches Socket.IO to an HTTP server and disconnects people whose session has ended. A broken connection is opened
 * again and not recovered, because recovery would skip the session check (INV-S02).
 */
export function attachRealtime(
  parts: Parts,
  all: readonly Domain[],
  http: HttpServer,
): { close: () => Promise<void> } {
  const stream = streamClient(parts)
  const io = new Server(http, {
    adapter: createAdapter(stream, { streamName: streamName(parts.config) }),
    maxHttpBufferSize: maxBufferBytes,
    serveClient: false,
  })
  const resolvers = requestResolvers(all)
  io.use((socket, next) => {
    whoConnects(parts, resolvers, socket).then(
      (person) => {
        socket.data = person
        next()
      },
      () => next(new Error('session_time_out')),
    )
  })
  io.on('connection', (socket) => welcome(parts, resolvers, socket))
  io.on(dropLines, (all: readonly string[]) => dropIn(io, all))
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

/** The same as a separate process on its own port. */
export async function startRealtime(parts: Parts, all: readonly Domain[]) {
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
  const sockets = attachRealtime(parts, all, http)
  const time = await syncClock(parts)
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

export async function runRealtime(parts: Parts, all: readonly Domain[]): Promise<void> {
  const { close } = await startRealtime(parts, all)
  drainOnSignal({ log: parts.log, waitMs: 0, startDraining: () => undefined, close })
}

async function whoConnects(parts: Parts, resolvers: RequestResolvers, socket: Socket): Promise<Person> {
  const { host = '', cookie = '', origin } = socket.handshake.headers
  if (origin !== undefined && new URL(origin).host !== host) throw new Error('foreign origin')
  const site = await resolvers.findSite(parts, host.replace(/:\d+$/, ''))
  const token = sessionToken(cookie) ?? ''
  const session = await resolvers.openSession(parts, site, { cookie: token, isAtWork: false })
  if ('refused' in session) throw new Error(session.refused.code)
  return { site, actor: session.actor, cookie: token }
}

/** A socket joins only the channels of its own person and session; the session is checked again every half minute (INV-S02). */
function welcome(parts: Parts, resolvers: RequestResolvers, socket: Socket): void {
  const { site, actor, cookie } = socket.data as Person
  void socket.join([personChannel(site.id, actor.id), sessionChannel(site.id, actor.sessionId)])
  const recheck = setInterval(() => {
    resolvers.openSession(parts, site, { cookie, isAtWork: false }).then(
      (session) => {
        if ('refused' in session) leave(socket, session.refused.code)
      },
      () => undefined,
    )
  }, recheckMs)
  recheck.unref()
  socket.on('disconnect', () => clearInterval(recheck))
}

function dropIn(io: Server, all: readonly string[]): void {
  const ids = all.flatMap((channel) => [...(io.of('/').adapter.rooms.get(channel) ?? [])])
  for (const id of ids) io.of('/').sockets.get(id)?.conn.close()
}

function leave(socket: Socket, code: string): void {
  socket.emit('session', { code })
  socket.disconnect(true)
}
