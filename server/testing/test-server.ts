import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '#platform/process/config'
import type { Parts } from '#platform/parts'
import type { Domain } from '#platform/domain'
import { build } from '../app/build.ts'
import { domains as allDomains } from '../app/domains.ts'
import { counts } from './counts.ts'

/** A server used by a test app. */
export type TestServer = {
  readonly app: FastifyInstance
  /** Must be called before the parts are closed. */
  readonly leave: () => Promise<void>
}

type PooledServer = {
  readonly app: FastifyInstance
  readonly key: string
  readonly attach: (parts: Parts | undefined) => void
  readonly isFit: () => boolean
}

/** Settings that are read on every call; all others may have been read when the server was built. */
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

const free: PooledServer[] = []
const mostFree = 4

/** Adding five hundred routes takes a tenth of a second, so servers are reused by one test app after the other. */
export async function reuseServer(parts: Parts): Promise<TestServer> {
  const key = keyOf(parts.config)
  const at = free.findLastIndex((pooled) => pooled.key === key)
  const server = free.splice(at, at < 0 ? 0 : 1)[0] ?? (await startServer(parts, key))
  server.attach(parts)
  return { app: server.app, leave: () => leave(server) }
}

/** A server for a single test app with its own domains. */
export async function ownServer(parts: Parts, domains: readonly Domain[]): Promise<TestServer> {
  counts.servers += 1
  const { app } = build(() => parts, domains)
  await app.ready()
  return { app, leave: async () => app.close() }
}

async function startServer(parts: Parts, key: string): Promise<PooledServer> {
  counts.servers += 1
  let below: Parts | undefined = parts
  let isUsedUp = false
  const open = new Set<FastifyReply>()
  const { app } = build(() => below ?? closed(), allDomains)
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
    attach: (parts) => {
      below = parts
    },
    // A server with a port, an observer or an unfinished call would carry it into the next test.
    isFit: () => !isUsedUp && open.size === 0 && injectOf() === inject,
  }
}

async function leave(server: PooledServer): Promise<void> {
  // By then a call that was sent and not awaited has begun.
  await setImmediate()
  if (!server.isFit()) return server.app.close()
  server.attach(undefined)
  free.push(server)
  if (free.length > mostFree) await free.shift()?.app.close()
}

const keyOf = (config: Config) =>
  JSON.stringify(Object.entries(config).filter(([name]) => !readByCalls.has(name)))

const closed = (): never => {
  throw new Error('A call came to a test app that is closed.')
}
