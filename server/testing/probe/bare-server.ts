import Fastify from 'fastify'

/** A minimal HTTP server: an empty answer without guards, session or limits. Returns its port. */
export async function startBareServer(path: string): Promise<number> {
  const app = Fastify({ logger: false, keepAliveTimeout: 75_000 })
  app.get(path, async () => ({ code: 200, result: {} }))
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return Number(new URL(address).port)
}
