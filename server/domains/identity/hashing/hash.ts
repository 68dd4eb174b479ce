import { keyFor, keysFor } from '#platform/keys'
import type { Parts } from '#platform/parts'
import { onThread } from './hash-threads.ts'
import { makeQueue } from './queue.ts'

type Ground = Pick<Parts, 'config' | 'metrics'>

/** Two hash at once; a third meanwhile asks the database, so that the hashing never waits for it. */
const hashing = makeQueue({ atOnce: 2, longestMs: Number.POSITIVE_INFINITY })
const seated = makeQueue({ atOnce: 3, longestMs: 10_000 })

/**
 * Everything that ends in a hash waits here before it does anything else: hashing costs tens of milliseconds of a whole
 * core, so a login storm queues in memory and holds neither connections nor cores that exams need; whoever would wait
 * longer than ten seconds is told at once when to come back, and the web client does (M13).
 */
export function withSeat<T>(work: () => Promise<T>): Promise<T> {
  return seated(work)
}

/** A hash to store, as made by any Argon2; what the house makes itself is peppered, see `hashWithPepper`. */
export async function hashPassword(password: string): Promise<string> {
  return String(await hashing(() => onThread({ password })))
}

/** A hash that is worth nothing without the house's secret; it begins with the name of the key (D20). */
export async function hashWithPepper({ config, metrics }: Ground, password: string): Promise<string> {
  const { id, bytes } = keyFor(config, 'pepper')
  metrics.hashes.inc({ kind: 'hash' })
  return `${id}:${await hashing(() => onThread({ password, secret: bytes }))}`
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
  const secret = pepper ? { secret: pepper.bytes } : {}
  const isEqual = await hashing(() => onThread({ password, stored: against, ...secret }))
  return isEqual === true && isKnown
}

/** Whether a hash was made without the newest key, so that it should be made again while the password is at hand. */
export function isOutdated({ config }: Pick<Ground, 'config'>, stored: string): boolean {
  return !stored.startsWith(`${keyFor(config, 'pepper').id}:`)
}

let decoyHash: Promise<string> | undefined
const decoy = () => (decoyHash ??= hashPassword('no account has this password'))
