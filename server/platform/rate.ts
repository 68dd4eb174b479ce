import { isIPv6 } from 'node:net'
import { commonErrors, type RateClass } from '@lyceum/contract/kit'
import { fail } from './failure.ts'
import type { Parts } from './parts.ts'
import { siteKey } from './redis.ts'

type Limit = { readonly calls: number; readonly seconds: number }

/**
 * Per minute: of one person, generous to people and narrow to machines; and of one address before anybody is known, for
 * behind one address a whole office may open the portal at nine. What is guessed from there is counted apart, see
 * `countGuess`.
 */
const perMinute: Readonly<Record<RateClass, { readonly person: number; readonly address: number }>> = {
  read: { person: 900, address: 20_000 },
  write: { person: 300, address: 3000 },
  login: { person: 30, address: 5000 },
  code: { person: 5, address: 60 },
  upload: { person: 60, address: 60 },
  export: { person: 10, address: 10 },
}

/** Wrong guesses from one address, whatever the door and whoever is meant: one password tried on everybody (A21). */
const guesses: Limit = { calls: 300, seconds: 600 }

type Caller = { readonly siteId: number; readonly accountId: string; readonly address: string }

/** Counts one call and refuses when there were too many. Without Redis each node counts for itself, more strictly. */
export async function countCall(
  parts: Parts,
  { siteId, accountId, address, rate }: Caller & { readonly rate: RateClass },
): Promise<void> {
  const isKnown = accountId !== '0'
  const limit = { calls: perMinute[rate][isKnown ? 'person' : 'address'], seconds: 60 }
  await count(parts, { siteId, name: `${rate}:${isKnown ? accountId : networkOf(address)}`, limit })
}

/** Counts a guess before it is looked at, and refuses when too many from this address were wrong. */
export async function countGuess(parts: Parts, { siteId, address }: Guesser): Promise<void> {
  await count(parts, { siteId, name: `guess:${networkOf(address)}`, limit: guesses })
}

/** A guess that was right, or that nobody could look at, was none. */
export async function uncountGuess(parts: Parts, { siteId, address }: Guesser): Promise<void> {
  const key = keyOf(parts, { siteId, name: `guess:${networkOf(address)}`, limit: guesses })
  const before = here.get(key)
  if (before !== undefined) here.set(key, before - 1)
  else await parts.redis.decr(key).catch(() => null)
}

type Guesser = Pick<Caller, 'siteId' | 'address'>

/** Whoever has one address of version 6 has the other 18 quintillion of its network too (A28). */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^::ffff:/i, '')
  const [head = '', tail = ''] = address.split('%', 1).join('').split('::')
  const groups = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const zeros = address.includes('::') ? Array<string>(8 - groups.length - after.length).fill('0') : []
  const first = [...groups, ...zeros, ...after].slice(0, 4)
  return `${first.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

type Counted = { readonly siteId: number; readonly name: string; readonly limit: Limit }

function keyOf({ clock }: Parts, { siteId, name, limit }: Counted): string {
  return siteKey(siteId, 'rate', name, Math.floor(clock.now().getTime() / 1000 / limit.seconds))
}

async function count(parts: Parts, counted: Counted): Promise<void> {
  const { calls, seconds } = counted.limit
  const key = keyOf(parts, counted)
  const allowed = calls * parts.config.RATE_FACTOR
  const inRedis = await countInRedis(parts, key, seconds)
  // What this node counted while Redis was away counts on: its return is no fresh allowance.
  const over = inRedis === undefined ? countHere(key) > allowed / 2 : inRedis + (here.get(key) ?? 0) > allowed
  if (over) fail(commonErrors.TOO_MANY_REQUESTS, { seconds: secondsLeft(parts, seconds) })
}

const secondsLeft = ({ clock }: Parts, seconds: number) =>
  Math.ceil(seconds - ((clock.now().getTime() / 1000) % seconds))

async function countInRedis({ redis }: Parts, key: string, seconds: number): Promise<number | undefined> {
  try {
    const count = await redis.incr(key)
    if (count === 1) await redis.expire(key, seconds * 2)
    return count
  } catch {
    return undefined
  }
}

const here = new Map<string, number>()
const maxHere = 50_000

function countHere(key: string): number {
  if (here.size > maxHere) here.clear()
  const count = (here.get(key) ?? 0) + 1
  here.set(key, count)
  return count
}
