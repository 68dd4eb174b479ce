import { commonErrors, type RateClass } from '@lyceum/contract/kit'
import { fail } from './app-error.ts'
import type { Parts } from './parts.ts'
import { mergeShared, sharedArrivalKey, takeArrivalBack } from './rate/arrivals.ts'
import { countInRedis, takeBackInRedis } from './rate/count-script.ts'
import { networkOf } from './rate/network.ts'
import { RecentCounts } from './rate/recent-counts.ts'
import { siteKey } from './cache/redis.ts'

type Limit = { readonly calls: number; readonly seconds: number }

/**
 * Calls per minute: of one person, generous to people and tight for machines; and of one address before sign-in, because a
 * whole office may open the portal at nine behind one address. Guesses are counted separately, see `countGuess`; all
 * requests of an address together, before any lookup, in `rate/arrivals.ts`.
 */
const perMinute: Readonly<Record<RateClass, { readonly person: number; readonly address: number }>> = {
  read: { person: 900, address: 20_000 },
  write: { person: 300, address: 3000 },
  login: { person: 30, address: 5000 },
  code: { person: 5, address: 60 },
  upload: { person: 60, address: 60 },
  export: { person: 10, address: 10 },
}

/** Wrong guesses from one address, on any sign-in method and account: one password tried on everybody (A21). */
const guesses: Limit = { calls: 300, seconds: 600 }

/** Wrong captchas from one address: not limited, but they make the next captcha harder. */
const wrongCaptchas: Limit = { calls: Number.POSITIVE_INFINITY, seconds: 600 }

type Caller = { readonly siteId: number; readonly accountId: string; readonly address: string }

/** Counts one call and rejects it above the limit. Without Redis each node counts for itself, more strictly. */
export async function countCall(
  parts: Parts,
  { siteId, accountId, address, rate }: Caller & { readonly rate: RateClass },
): Promise<void> {
  const limits = perMinute[rate]
  if (accountId !== '0') {
    takeArrivalBack(parts, address)
    return count(parts, {
      siteId,
      name: `${rate}:${accountId}`,
      limit: { calls: limits.person, seconds: 60 },
    })
  }
  const limit = { calls: limits.address, seconds: 60 }
  await count(parts, { siteId, name: `${rate}:${networkOf(address)}`, limit }, address)
}

/** Counts a guess before it is checked, and rejects it if too many from this address were wrong. */
export async function countGuess(parts: Parts, { siteId, address }: Guesser): Promise<void> {
  await count(parts, { siteId, name: `guess:${networkOf(address)}`, limit: guesses })
}

/** Takes back a guess that was right or could not be checked. */
export async function uncountGuess(parts: Parts, { siteId, address }: Guesser): Promise<void> {
  const key = keyOf(parts, { siteId, name: `guess:${networkOf(address)}`, limit: guesses })
  if (here.get(key)) here.add(key, -1)
  else await takeBackInRedis(parts.redis, key)
}

/** Counts a wrong captcha from this address. */
export async function countWrongCaptcha(parts: Parts, { siteId, address }: Guesser): Promise<void> {
  await count(parts, { siteId, name: `captcha:${networkOf(address)}`, limit: wrongCaptchas })
}

/** How many passwords, codes and captchas from this address were wrong in the last minutes. */
export async function failuresFrom(parts: Parts, { siteId, address }: Guesser): Promise<number> {
  const network = networkOf(address)
  const keys = [
    keyOf(parts, { siteId, name: `guess:${network}`, limit: guesses }),
    keyOf(parts, { siteId, name: `captcha:${network}`, limit: wrongCaptchas }),
  ]
  const shared = await parts.redis.mget(keys).catch(() => [])
  return keys.reduce((sum, key, i) => sum + Number(shared[i] ?? 0) + (here.get(key) ?? 0), 0)
}

type Guesser = Pick<Caller, 'siteId' | 'address'>

type Counter = { readonly siteId: number; readonly name: string; readonly limit: Limit }

function keyOf({ clock }: Parts, { siteId, name, limit }: Counter): string {
  return siteKey(siteId, 'rate', name, Math.floor(clock.now().getTime() / 1000 / limit.seconds))
}

/** Counts in one round trip; with an address, the request counts for that address on all nodes too. */
async function count(parts: Parts, counter: Counter, address?: string): Promise<void> {
  const { calls, seconds } = counter.limit
  const key = keyOf(parts, counter)
  const allowed = calls * parts.config.RATE_FACTOR
  const keys = address === undefined ? [key] : [key, sharedArrivalKey(parts, address)]
  const [inRedis, arrivals] = (await countInRedis(parts.redis, keys, seconds * 2)) ?? []
  // Counts of this node from a Redis outage stay valid: its return must not reset the limit.
  const over =
    inRedis === undefined ? here.add(key, 1) > allowed / 2 : inRedis + (here.get(key) ?? 0) > allowed
  if (over) fail(commonErrors.TOO_MANY_REQUESTS, { seconds: secondsLeft(parts, seconds) })
  if (address !== undefined && arrivals !== undefined) mergeShared(parts, address, arrivals)
}

const secondsLeft = ({ clock }: Parts, seconds: number) =>
  Math.ceil(seconds - ((clock.now().getTime() / 1000) % seconds))

/** Counts of this process while Redis is away. */
const here = new RecentCounts(50_000)
