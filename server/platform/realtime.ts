import type { Redis } from 'ioredis'
import { createAdapter } from '@socket.io/redis-streams-adapter'
import { Server } from 'socket.io'
import type { Config } from './process/config.ts'
import type { Ctx } from './ctx.ts'
import type { Parts } from './parts.ts'
import { StreamRedis } from './cache/redis.ts'

/** The Socket.IO room of one person on one site; every room name contains its site (INV-T04). */
export function personChannel(siteId: number, accountId: string): string {
  return `s${siteId}:person:${accountId}`
}

/** The Socket.IO room of one session, so that its sockets can be ended with it. */
export function sessionChannel(siteId: number, sessionId: string): string {
  return `s${siteId}:session:${sessionId}`
}

export const streamName = ({ REDIS_PREFIX }: Pick<Config, 'REDIS_PREFIX'>) => `${REDIS_PREFIX}socket.io`

type Speaker = { readonly io: Server; readonly stream: Redis }
/** By connection, because the parts of two queues share one. */
const speakers = new WeakMap<Redis, Speaker>()

/**
 * Tells a person's open pages that something happened. Only a hint to reload: the page reads the data itself, with its own
 * permissions. A lost hint costs a delay, never data.
 */
export function notify(ctx: Ctx, accountId: string, event: Hint): void {
  notifyAll(ctx, [accountId], event)
}

type Hint = { readonly name: string; readonly data: unknown }

/** The same for many people, as one message in the stream. */
export function notifyAll(ctx: Ctx, accountIds: readonly string[], { name, data }: Hint): void {
  if (accountIds.length === 0) return
  const channels = accountIds.map((accountId) => personChannel(ctx.site.id, accountId))
  speakerOf(ctx.parts).io.to(channels).emit(name, data)
}

/** Ends the sockets of ended sessions on all nodes, after telling the page why. */
export function endSockets(ctx: Ctx, sessionIds: readonly string[], code: string): void {
  if (sessionIds.length === 0) return
  const sockets = speakerOf(ctx.parts).io.in(channelsOf(ctx, sessionIds))
  sockets.emit('session', { code })
  sockets.disconnectSockets(true)
}

/** Sent between nodes: every node closes its connections in these Socket.IO rooms. */
export const dropLines = 'drop-lines'

/**
 * Closes the connections of sessions that got a new id. A page that is disconnected would stay so; one whose connection
 * breaks reconnects by itself, with its new cookie.
 */
export function renewSockets(ctx: Ctx, sessionIds: readonly string[]): void {
  if (sessionIds.length > 0) speakerOf(ctx.parts).io.serverSideEmit(dropLines, channelsOf(ctx, sessionIds))
}

const channelsOf = ({ site }: Ctx, sessionIds: readonly string[]) =>
  sessionIds.map((id) => sessionChannel(site.id, id))

/** Sends the last messages, then closes. */
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
