import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '#platform/config'
import type { Parts } from '#platform/parts'
import type { Room } from '#platform/room'
import { build } from '../app/build.ts'
import { rooms as allRooms } from '../app/rooms.ts'
import { counts } from './counts.ts'

/** A server that a house stands on. */
export type Standing = {
  readonly app: FastifyInstance
  /** To be called before the parts are closed. */
  readonly leave: () => Promise<void>
}

type Kept = {
  readonly app: FastifyInstance
  readonly key: string
  readonly hold: (parts: Parts | undefined) => void
  readonly isFit: () => boolean
}

/** What calls read from the parts they are answered on; every other name may have been read when the server was built. */
const readByCalls: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'DATABASE_KEYS_URL',
  'DATABASE_POOL',
  'GROONGA_URL',
  'RATE_FACTOR',
  'REDIS_PREFIX',
  'REDIS_URL',
  'SMTP_URL',
])

const free: Kept[] = []
const mostFree = 4

/** Five hundred calls take a tenth of a second to mount, so a server serves one house after the other. */
export async function standOn(parts: Parts): Promise<Standing> {
  const key = keyOf(parts.config)
  const at = free.findLastIndex((one) => one.key === key)
  const kept = free.splice(at, at < 0 ? 0 : 1)[0] ?? (await stand(parts, key))
  kept.hold(parts)
  return { app: kept.app, leave: () => leave(kept) }
}

/** A server for one house alone, whose rooms no other has. */
export async function standAlone(parts: Parts, rooms: readonly Room[]): Promise<Standing> {
  counts.servers += 1
  const { app } = build(() => parts, rooms)
  await app.ready()
  return { app, leave: async () => app.close() }
}

async function stand(parts: Parts, key: string): Promise<Kept> {
  counts.servers += 1
  let below: Parts | undefined = parts
  let isUsedUp = false
  const open = new Set<FastifyReply>()
  const { app } = build(() => below ?? closed(), allRooms)
  app.addHook('onRequest', async (_request, reply) => void open.add(reply))
  app.addHook('onResponse', async (_request, reply) => void open.delete(reply))
  for (const event of ['onListen', 'onClose'] as const)
    app.addHook(event, async () => {
      isUsedUp = true
    })
  await app.ready()
  const injectOf = (): unknown => Reflect.get(app, 'inject')
  const inject = injectOf()
  return {
    app,
    key,
    hold: (parts) => {
      below = parts
    },
    // One that has a port, an observer or a call that has not ended would bring them into the next test.
    isFit: () => !isUsedUp && open.size === 0 && injectOf() === inject,
  }
}

async function leave(kept: Kept): Promise<void> {
  // A call that was sent and not waited for has begun by then.
  await setImmediate()
  if (!kept.isFit()) return kept.app.close()
  kept.hold(undefined)
  free.push(kept)
  if (free.length > mostFree) await free.shift()?.app.close()
}

const keyOf = (config: Config) =>
  JSON.stringify(Object.entries(config).filter(([name]) => !readByCalls.has(name)))

const closed = (): never => {
  throw new Error('A call came to a house that is closed.')
}
