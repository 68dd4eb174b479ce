import { commonErrors } from '@lyceum/contract/kit'
import { hash, verify } from '@node-rs/argon2'
import { fail } from '#platform/failure'

/** Argon2id (the binding's const enum value 2), 19 MiB, two passes (D20). */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

const atOnce = 2
const maxWaiting = 200
let running = 0
const waiting: (() => void)[] = []

export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password, cost))
}

/** Compares exactly what was typed. Without an account the same work is done, so that time tells nothing (INV-S10). */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const isEqual = await queued(async () => verify(stored ?? (await dummy()), password))
  return isEqual && Boolean(stored)
}

let dummyHash: Promise<string> | undefined
const dummy = () => (dummyHash ??= hash('no account has this password', cost))

/** Hashing costs tens of milliseconds of a whole core: a login storm queues here instead of starving exams (M13). */
async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= maxWaiting) fail(commonErrors.SERVER_BUSY)
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}
