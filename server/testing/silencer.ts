import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

type Line = { readonly near: Socket; readonly far: Socket; isSilent: boolean }

export type Silencer = {
  readonly port: number
  /** Lets everything that is open fall silent, without closing it, while new connections work. Answers how many. */
  readonly silence: () => number
  /** Connections that work. */
  readonly openCount: () => number
  readonly close: () => void
}

/** A line to a server that can lose what goes over it, as a network does that forgot its connections. */
export async function openSilencer(target: {
  readonly host: string
  readonly port: number
}): Promise<Silencer> {
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

/** Neither bytes nor an end come through a line that fell silent. */
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
