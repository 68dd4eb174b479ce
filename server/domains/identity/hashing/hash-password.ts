import { keyFor, keysFor } from '#platform/crypto/keys'
import type { Parts } from '#platform/parts'
import { onThread } from './hash-threads.ts'
import { makeQueue } from './hash-queue.ts'

type Deps = Pick<Parts, 'config' | 'metrics'>

/** Two hash at once while a third queries the database, so that hashing never waits for it. */
const hashing = makeQueue({ atOnce: 2, longestMs: Number.POSITIVE_INFINITY })
const seated = makeQueue({ atOnce: 3, longestMs: 10_000 })

/**
 * Everything that ends in a hash queues here before it does anything else: a hash costs tens of milliseconds of a
 * whole core, so a burst of logins waits in memory and takes neither connections nor cores that exams need; a call
 * that would wait longer than ten seconds is rejected at once with a retry time, which the web client follows (M13).
 */
export function withSeat<T>(work: () => Promise<T>): Promise<T> {
  return seated(work)
}

/** A plain Argon2 hash; passwords set in this application are peppered, see `hashWithPepper`. */
export async function hashPassword(password: string): Promise<string> {
  return String(await hashing(() => onThread({ password })))
}

/** A hash that is useless without the application secret; it begins with the key name (D20). */
export async function hashWithPepper({ config, metrics }: Deps, password: string): Promise<string> {
  const { id, bytes } = keyFor(config, 'pepper')
  metrics.hashes.inc({ kind: 'hash' })
  return `${id}:${await hashing(() => onThread({ password, secret: bytes }))}`
}

/** Compares exactly what was typed. Without an account the same work is done, so that timing reveals nothing (INV-S10). */
export async function isPassword(
  { config, metrics }: Deps,
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  const [phc = '', keyId] = (stored ?? '').split(':', 2).toReversed()
  const pepper = keysFor(config, 'pepper').find(({ id }) => id === keyId)
  const isKnown = Boolean(stored) && (keyId === undefined || pepper !== undefined)
  metrics.hashes.inc({ kind: isKnown ? 'verify' : 'decoy' })
  const against = isKnown ? phc : await decoy()
  const secret = pepper ? { secret: pepper.bytes } : {}
  const isEqual = await hashing(() => onThread({ password, stored: against, ...secret }))
  return isEqual === true && isKnown
}

/** Whether a hash was made without the newest key and should be made again while the password is at hand. */
export function isOutdated({ config }: Pick<Deps, 'config'>, stored: string): boolean {
  return !stored.startsWith(`${keyFor(config, 'pepper').id}:`)
}

let decoyHash: Promise<string> | undefined
const decoy = () => (decoyHash ??= hashPassword('no account has this password'))
