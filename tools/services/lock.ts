import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

// An abstract socket: one owner on the machine, and free again however that owner ended.
const name = '\0lyceum-services'

/** Runs the work while no other run of this tool installs, starts or stops anything. */
export async function alone<T>(work: () => Promise<T>, note: (what: string) => void): Promise<T> {
  let release = await take()
  if (!release) note('another run is at work; waiting for it')
  while (!release) {
    await pause(200)
    release = await take()
  }
  try {
    return await work()
  } finally {
    release()
  }
}

function take(): Promise<(() => void) | undefined> {
  const { promise, resolve } = Promise.withResolvers<(() => void) | undefined>()
  const lockServer = createServer((socket) => socket.destroy())
  lockServer.on('error', () => resolve(undefined))
  lockServer.listen(name, () => resolve(() => lockServer.close()))
  return promise
}
