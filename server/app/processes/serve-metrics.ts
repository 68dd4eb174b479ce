import Fastify, { type FastifyInstance } from 'fastify'
import type { Parts } from '#platform/parts'

/**
 * Metrics have their own port, so that no proxy publishes them. Port 0 disables them. `/alive` is for a process that
 * serves nothing else: it says whether its work goes on.
 */
export async function serveMetrics(
  parts: Parts,
  isAlive: () => boolean = () => true,
): Promise<FastifyInstance | undefined> {
  const { config, metrics, database, hotDatabase, keysDatabase } = parts
  if (config.METRICS_PORT === 0) return undefined
  metrics.collectProcess()
  const app = Fastify({ logger: false })
  app.get('/metrics', async (_request, reply) => {
    const pools = { main: database, hot: hotDatabase, keys: keysDatabase }
    for (const [name, { pool }] of Object.entries(pools)) {
      metrics.pool.set({ pool: name, state: 'open' }, pool.totalCount)
      metrics.pool.set({ pool: name, state: 'idle' }, pool.idleCount)
      metrics.pool.set({ pool: name, state: 'waiting' }, pool.waitingCount)
    }
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
  app.get('/alive', async (_request, reply) =>
    reply.code(isAlive() ? 200 : 503).send(isAlive() ? 'alive' : 'stuck'),
  )
  await app.listen({ host: config.HOST, port: config.METRICS_PORT })
  return app
}
