import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config'

/**
 * Listens where the configuration says, and tells the port to whoever started this program with a channel to it.
 * Where the system chose it (port 0) the configuration names it from now on: addresses of content carry it.
 */
export async function listen(
  app: FastifyInstance,
  config: Config,
  name: 'PORT' | 'CONTENT_PORT' = 'PORT',
): Promise<string> {
  const address = await app.listen({ host: config.HOST, port: config[name] ?? 0, backlog: 2048 })
  const port = Number(new URL(address).port)
  if (config[name] === 0) Object.assign(config, { [name]: port })
  process.send?.({ port })
  return address
}
