import { createServer, type Socket } from 'node:net'
import type { Undo } from '../env/undo.ts'

/** Accepts every connection and never answers, like a hanging relay, store or directory. Returns its port. */
export async function silentServer(undo: Undo): Promise<number> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  undo.add(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the silent server has no port')
  return address.port
}
