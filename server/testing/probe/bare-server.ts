import Fastify from 'fastify'

/** The least that an HTTP server can do: an empty answer without guards, session or limits. Answers its port. */
export async function startBareServer(path: string): Promise<number> {
  const app = Fastify({ logger: false, keepAliveTimeout: 75_000 })
  app.get(path, async () => ({ code: 200, result: {} }))
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return Number(new URL(address).port)
}
