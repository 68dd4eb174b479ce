import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'
import type { HashWork } from './hash-threads.ts'

/** Argon2id (the binding's const enum value 2), 19 MiB, two passes (D20). */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

// Priority of this thread alone: page and exam requests go first, and hashing takes what is left. Not on a
// developer's machine, where what goes first is a compiler.
if (process.env['NODE_ENV'] === 'production') setPriority(5)

parentPort?.on('message', (work: HashWork) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  parentPort?.postMessage(answerTo(work))
})

function answerTo(work: HashWork) {
  try {
    return { value: done(work) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

function done({ password, stored, secret }: HashWork): string | boolean {
  const pepper = secret ? { secret } : {}
  return stored === undefined
    ? hashSync(password, { ...cost, ...pepper })
    : verifySync(stored, password, pepper)
}
