import { Worker } from 'node:worker_threads'
import { z } from 'zod'

export type HashWork = {
  readonly password: string
  /** If given, the password is compared with it; otherwise a new hash is made. */
  readonly stored?: string
  readonly secret?: Uint8Array
}

const answer = z.union([
  z.object({ value: z.union([z.string(), z.boolean()]) }),
  z.object({ error: z.string() }),
])

const idle: Worker[] = []

/** Computes one hash on a low-priority thread. Threads are created as needed and reused. */
export async function onThread(work: HashWork): Promise<string | boolean> {
  const worker = idle.pop() ?? start()
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.ref()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  worker.postMessage(work)
  try {
    const reply = answer.parse(await promise)
    idle.push(worker)
    if ('error' in reply) throw new Error(reply.error)
    return reply.value
  } finally {
    worker.unref()
    worker.off('message', resolve)
    worker.off('error', reject)
  }
}

function start(): Worker {
  const worker = new Worker(new URL('hash-thread.ts', import.meta.url))
  worker.unref()
  return worker
}
