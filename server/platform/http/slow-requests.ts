import type { IncomingMessage, ServerOptions } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const lookMs = 1000
/** A body that brings less than this in the time it is given makes no progress; an upload over a bad line brings more. */
const leastBytes = 16_384

type Seen = { readonly bytes: number; readonly at: number }

/** Headers that do not arrive end the connection (F21); it is looked at every second, not every thirty as Node would. */
export function slowHeaders(config: Pick<Config, 'HEADERS_MS' | 'PATIENCE'>): ServerOptions {
  const headersTimeout = config.HEADERS_MS * config.PATIENCE
  return {
    headersTimeout,
    requestTimeout: 0,
    connectionsCheckingInterval: Math.min(lookMs, headersTimeout / 4),
  }
}

/**
 * Ends the connection of a body that stands still, and of one that only drips. Uploads take as long as they need while
 * they go on; all other calls have the deadline of their answer besides.
 */
export function cutSlowBodies(app: FastifyInstance, patienceMs: number): void {
  const arriving = new Map<IncomingMessage, Seen>()
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (hasSocket(raw) && hasBody(raw)) arriving.set(raw, seenNow(raw))
    done()
  })
  const timer = setInterval(
    () => {
      for (const [raw, seen] of arriving) look(arriving, raw, { seen, patienceMs })
    },
    Math.min(lookMs, patienceMs / 4),
  )
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

function look(
  arriving: Map<IncomingMessage, Seen>,
  raw: IncomingMessage,
  { seen, patienceMs }: { readonly seen: Seen; readonly patienceMs: number },
): void {
  if (raw.complete || raw.destroyed) return void arriving.delete(raw)
  const now = seenNow(raw)
  if (now.at - seen.at < patienceMs) return
  // Bytes that wait for us to read them are no fault of the sender.
  const isMoving = raw.readableLength > 0 || now.bytes - seen.bytes >= leastBytes
  if (isMoving) return void arriving.set(raw, now)
  arriving.delete(raw)
  raw.socket.destroy()
}

/** A request that was put in without one, as tests do, is there as a whole. */
const hasSocket = ({ socket }: IncomingMessage) => Number.isFinite(socket.bytesRead)

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

const seenNow = (raw: IncomingMessage): Seen => ({ bytes: raw.socket.bytesRead, at: performance.now() })
