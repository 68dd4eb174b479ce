import { commonErrors } from '@lyceum/contract/kit'
import { hash, verify } from '@node-rs/argon2'
import { fail } from '#platform/failure'
import { keyFor, keysFor } from '#platform/keys'
import type { Parts } from '#platform/parts'

type Ground = Pick<Parts, 'config' | 'metrics'>

/** Argon2id (the binding's const enum value 2), 19 MiB, two passes (D20). */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

const atOnce = 2
const maxWaiting = 200
let seats = 0
let running = 0
const waiting: (() => void)[] = []

/**
 * Reserves a place in the queue of hashes before anything else is done: hashing costs tens of milliseconds of a whole
 * core, so a login storm waits here instead of starving exams, and whoever finds no place is told so at once (M13).
 */
export async function withSeat<T>(work: () => Promise<T>): Promise<T> {
  if (seats >= atOnce + maxWaiting) fail(commonErrors.SERVER_BUSY)
  seats += 1
  try {
    return await work()
  } finally {
    seats -= 1
  }
}

/** A hash to store, as made by any Argon2; what the house makes itself is peppered, see `hashWithPepper`. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost))
}

/** A hash that is worth nothing without the house's secret; it begins with the name of the key (D20). */
export async function hashWithPepper({ config, metrics }: Ground, password: string): Promise<string> {
  const { id, bytes } = keyFor(config, 'pepper')
  metrics.hashes.inc({ kind: 'hash' })
  return `${id}:${await inTurn(() => hash(password, { ...cost, secret: bytes }))}`
}

/** Compares exactly what was typed. Without an account the same work is done, so that time tells nothing (INV-S10). */
export async function isPassword(
  { config, metrics }: Ground,
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  const [phc = '', keyId] = (stored ?? '').split(':', 2).toReversed()
  const pepper = keysFor(config, 'pepper').find(({ id }) => id === keyId)
  const isKnown = Boolean(stored) && (keyId === undefined || pepper !== undefined)
  metrics.hashes.inc({ kind: isKnown ? 'verify' : 'decoy' })
  const against = isKnown ? phc : await decoy()
  const isEqual = await inTurn(() => verify(against, password, pepper ? { secret: pepper.bytes } : null))
  return isEqual && isKnown
}

/** Whether a hash was made without the newest key, so that it should be made again while the password is at hand. */
export function isOutdated({ config }: Pick<Ground, 'config'>, stored: string): boolean {
  return !stored.startsWith(`${keyFor(config, 'pepper').id}:`)
}

let decoyHash: Promise<string> | undefined
const decoy = () => (decoyHash ??= hash('no account has this password', cost))

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}
