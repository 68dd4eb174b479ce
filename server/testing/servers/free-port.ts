import { createServer, type Server } from 'node:net'

const [first, last, blockSize] = [20_000, 30_000, 50]

/**
 * A loopback port for a server that needs it before it starts or again after a restart. No other process of ours gets it:
 * each owns whole blocks of ports by listening on the first of a block while it lives. All blocks are below the range of
 * outgoing ports.
 */
export async function freePort(): Promise<number> {
  const { value } = await ports.next()
  if (value === undefined) throw new Error(`no free port between ${first} and ${last}`)
  return value
}

const ports = ownPorts()

async function* ownPorts(): AsyncGenerator<number, undefined> {
  const blocks = (last - first) / blockSize
  for (let i = 0; i < blocks; i += 1) {
    const block = first + ((process.pid + i) % blocks) * blockSize
    const blocker = await listener(block)
    if (!blocker) continue
    // It must not keep an otherwise finished process alive.
    blocker.unref()
    for (let port = block + 1; port < block + blockSize; port += 1) if (await isFree(port)) yield port
  }
  return undefined
}

/** A server left behind by an earlier process may still use a port of the block. */
async function isFree(port: number): Promise<boolean> {
  const server = await listener(port)
  if (server) await new Promise((resolve) => server.close(resolve))
  return server !== undefined
}

function listener(port: number): Promise<Server | undefined> {
  const { promise, resolve } = Promise.withResolvers<Server | undefined>()
  const server = createServer()
  server.once('error', () => resolve(undefined))
  server.listen({ port, host: '127.0.0.1', exclusive: true }, () => resolve(server))
  return promise
}
