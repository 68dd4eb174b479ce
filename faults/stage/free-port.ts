import { createServer } from 'node:net'

/**
 * A port of loopback that nobody listens on. Below the range from which the system takes the ports of outgoing
 * connections: a server that is restarted must find its port again.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = 20_000 + Math.floor(Math.random() * 10_000)
    if (!given.has(port) && (await isFree(port))) {
      given.add(port)
      return port
    }
  }
  throw new Error('no free port between 20000 and 30000')
}

const given = new Set<number>()

function isFree(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const server = createServer()
  server.once('error', () => resolve(false))
  server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  return promise
}
