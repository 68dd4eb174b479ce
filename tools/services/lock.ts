import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

// A socket in the kernel's own name space: one holder on the machine, and free again however that holder ended.
const name = '\0lyceum-services'

/** Does the work while no other run of this tool installs, starts or stops anything. */
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
  const holder = createServer((socket) => socket.destroy())
  holder.on('error', () => resolve(undefined))
  holder.listen(name, () => resolve(() => holder.close()))
  return promise
}
