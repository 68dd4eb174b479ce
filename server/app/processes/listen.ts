import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/process/config'

/**
 * Listens on the configured port and sends the port to the parent process over its IPC channel. If the system chose the
 * port (port 0), the configuration is updated, because content addresses contain it.
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
