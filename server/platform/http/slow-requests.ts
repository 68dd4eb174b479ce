import type { IncomingMessage, ServerOptions } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../process/config.ts'

const lookMs = 1000
/** A body with fewer bytes than this per period makes no progress; an upload over a bad line is faster. */
const leastBytes = 16_384

type Seen = { readonly bytes: number; readonly at: number }

/** Ends connections whose headers do not arrive (F21); checks every second, not every thirty like Node. */
export function slowHeaders(config: Pick<Config, 'HEADERS_MS' | 'PATIENCE'>): ServerOptions {
  const headersTimeout = config.HEADERS_MS * config.PATIENCE
  return {
    headersTimeout,
    requestTimeout: 0,
    connectionsCheckingInterval: Math.min(lookMs, headersTimeout / 4),
  }
}

/**
 * Ends the connection of a body that stalls or only drips. Uploads may take as long as they make progress; all other calls
 * also have the deadline of their answer.
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
  // Bytes that wait for us to read them are not the sender's fault.
  const isMoving = raw.readableLength > 0 || now.bytes - seen.bytes >= leastBytes
  if (isMoving) return void arriving.set(raw, now)
  arriving.delete(raw)
  raw.socket.destroy()
}

/** An injected request, as in tests, has no socket and is complete. */
const hasSocket = ({ socket }: IncomingMessage) => Number.isFinite(socket.bytesRead)

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

const seenNow = (raw: IncomingMessage): Seen => ({ bytes: raw.socket.bytesRead, at: performance.now() })
