import type { Redis } from 'ioredis'
import { createAdapter } from '@socket.io/redis-streams-adapter'
import { Server } from 'socket.io'
import type { Config } from './config.ts'
import type { Ctx } from './ctx.ts'
import type { Parts } from './parts.ts'
import { StreamRedis } from './redis.ts'

/** The room of one person on one site; no socket room exists without its site (INV-T04). */
export function personRoom(siteId: number, accountId: string): string {
  return `s${siteId}:person:${accountId}`
}

/** The room of one session, so that its sockets alone can be ended with it. */
export function sessionRoom(siteId: number, sessionId: string): string {
  return `s${siteId}:session:${sessionId}`
}

export const streamName = ({ REDIS_PREFIX }: Pick<Config, 'REDIS_PREFIX'>) => `${REDIS_PREFIX}socket.io`

type Speaker = { readonly io: Server; readonly stream: Redis }
/** By the connection, for the parts of two lanes share one. */
const speakers = new WeakMap<Redis, Speaker>()

/**
 * Tells a person's open pages that something happened. Only a hint to look again: what it is about is read by the
 * page itself, with its own rights. Lost hints cost a delay, never data.
 */
export function notify(ctx: Ctx, accountId: string, event: Hint): void {
  notifyAll(ctx, [accountId], event)
}

type Hint = { readonly name: string; readonly data: unknown }

/** The same to many at once: one word in the stream, however many they are. */
export function notifyAll(ctx: Ctx, accountIds: readonly string[], { name, data }: Hint): void {
  if (accountIds.length === 0) return
  const rooms = accountIds.map((accountId) => personRoom(ctx.site.id, accountId))
  speakerOf(ctx.parts).io.to(rooms).emit(name, data)
}

/** Ends the sockets of sessions that are over, wherever they are held; the page is told why first. */
export function endSockets(ctx: Ctx, sessionIds: readonly string[], code: string): void {
  if (sessionIds.length === 0) return
  const sockets = speakerOf(ctx.parts).io.in(roomsOf(ctx, sessionIds))
  sockets.emit('session', { code })
  sockets.disconnectSockets(true)
}

/** Said among the nodes: whoever holds a line of these rooms lets it drop. */
export const dropLines = 'drop-lines'

/**
 * Lets the lines of sessions drop that have got a new id. A page that was disconnected would stay so; one whose line
 * broke comes back by itself, with the cookie that it has by then.
 */
export function renewSockets(ctx: Ctx, sessionIds: readonly string[]): void {
  if (sessionIds.length > 0) speakerOf(ctx.parts).io.serverSideEmit(dropLines, roomsOf(ctx, sessionIds))
}

const roomsOf = ({ site }: Ctx, sessionIds: readonly string[]) =>
  sessionIds.map((id) => sessionRoom(site.id, id))

/** Lets the last words out, then leaves. */
export async function closeSpeaker(parts: Parts): Promise<void> {
  const speaker = speakers.get(parts.redis)
  speakers.delete(parts.redis)
  await speaker?.io.of('/').adapter.close()
  await speaker?.stream.quit().catch(() => undefined)
}

export const streamClient = ({ redis, config }: Pick<Parts, 'redis' | 'config'>): Redis =>
  new StreamRedis({ like: redis.options, PATIENCE: config.PATIENCE })

function speakerOf(parts: Parts): Speaker {
  const known = speakers.get(parts.redis)
  if (known) return known
  const stream = streamClient(parts)
  const speaker = {
    io: new Server({ adapter: createAdapter(stream, { streamName: streamName(parts.config) }) }),
    stream,
  }
  speakers.set(parts.redis, speaker)
  return speaker
}
