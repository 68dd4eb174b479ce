import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

type Line = { readonly near: Socket; readonly far: Socket; isSilent: boolean }

export type SilentProxy = {
  readonly port: number
  /** Silences all open connections without closing them, while new ones work. Returns their number. */
  readonly silence: () => number
  /** Number of working connections. */
  readonly openCount: () => number
  readonly close: () => void
}

/** A proxy to a server that can drop all traffic, like a network that lost its connections. */
export async function openSilentProxy(target: {
  readonly host: string
  readonly port: number
}): Promise<SilentProxy> {
  const lines = new Set<Line>()
  const server = createServer((near) => {
    const line = { near, far: connect({ ...target, noDelay: true }), isSilent: false }
    near.setNoDelay(true)
    lines.add(line)
    pass(line, [near, line.far])
    pass(line, [line.far, near])
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const working = () => [...lines].filter(({ near, isSilent }) => !isSilent && !near.destroyed)
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    silence: () => {
      const open = working()
      for (const line of open) {
        line.isSilent = true
        line.near.pause()
        line.far.pause()
      }
      return open.length
    },
    openCount: () => working().length,
    close: () => {
      server.close()
      for (const { near, far } of lines) {
        near.destroy()
        far.destroy()
      }
    },
  }
}

/** A silent connection passes neither bytes nor its end. */
function pass(line: Line, [from, to]: readonly [Socket, Socket]): void {
  from.on('data', (bytes) => {
    if (!line.isSilent && !to.write(bytes)) from.pause()
  })
  to.on('drain', () => {
    if (!line.isSilent) from.resume()
  })
  from.on('error', () => undefined)
  from.on('close', () => {
    if (!line.isSilent) to.destroy()
  })
}
