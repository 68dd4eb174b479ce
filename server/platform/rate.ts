import { commonErrors, type RateClass } from '@lyceum/contract/kit'
import { fail } from './failure.ts'
import type { Parts } from './parts.ts'
import { heedShared, sharedArrivalKey, takeArrivalBack } from './rate/arrivals.ts'
import { countInRedis, takeBackInRedis } from './rate/count-script.ts'
import { networkOf } from './rate/network.ts'
import { RecentCounts } from './rate/recent-counts.ts'
import { siteKey } from './redis.ts'

type Limit = { readonly calls: number; readonly seconds: number }

/**
 * Per minute: of one person, generous to people and narrow to machines; and of one address before anybody is known, for
 * behind one address a whole office may open the portal at nine. What is guessed from there is counted apart, see
 * `countGuess`; all requests of an address together, before anything is looked up, in `rate/arrivals.ts`.
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

/** Wrong captchas from one address: no limit of their own, they make the next puzzle harder. */
const wrongCaptchas: Limit = { calls: Number.POSITIVE_INFINITY, seconds: 600 }

type Caller = { readonly siteId: number; readonly accountId: string; readonly address: string }

/** Counts one call and refuses when there were too many. Without Redis each node counts for itself, more strictly. */
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

/** Counts a guess before it is looked at, and refuses when too many from this address were wrong. */
export async function countGuess(parts: Parts, { siteId, address }: Guesser): Promise<void> {
  await count(parts, { siteId, name: `guess:${networkOf(address)}`, limit: guesses })
}

/** A guess that was right, or that nobody could look at, was none. */
export async function uncountGuess(parts: Parts, { siteId, address }: Guesser): Promise<void> {
  const key = keyOf(parts, { siteId, name: `guess:${networkOf(address)}`, limit: guesses })
  if (here.get(key)) here.add(key, -1)
  else await takeBackInRedis(parts.redis, key)
}

/** Remembers that a captcha was answered wrongly from this address. */
export async function countWrongCaptcha(parts: Parts, { siteId, address }: Guesser): Promise<void> {
  await count(parts, { siteId, name: `captcha:${networkOf(address)}`, limit: wrongCaptchas })
}

/** How often somebody at this address was wrong within the last minutes: with passwords, codes and captchas. */
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

type Counted = { readonly siteId: number; readonly name: string; readonly limit: Limit }

function keyOf({ clock }: Parts, { siteId, name, limit }: Counted): string {
  return siteKey(siteId, 'rate', name, Math.floor(clock.now().getTime() / 1000 / limit.seconds))
}

/** Counts in one round trip; with an address, the request counts for that address on all nodes too. */
async function count(parts: Parts, counted: Counted, address?: string): Promise<void> {
  const { calls, seconds } = counted.limit
  const key = keyOf(parts, counted)
  const allowed = calls * parts.config.RATE_FACTOR
  const keys = address === undefined ? [key] : [key, sharedArrivalKey(parts, address)]
  const [inRedis, arrivals] = (await countInRedis(parts.redis, keys, seconds * 2)) ?? []
  // What this node counted while Redis was away counts on: its return is no fresh allowance.
  const over =
    inRedis === undefined ? here.add(key, 1) > allowed / 2 : inRedis + (here.get(key) ?? 0) > allowed
  if (over) fail(commonErrors.TOO_MANY_REQUESTS, { seconds: secondsLeft(parts, seconds) })
  if (address !== undefined && arrivals !== undefined) heedShared(parts, address, arrivals)
}

const secondsLeft = ({ clock }: Parts, seconds: number) =>
  Math.ceil(seconds - ((clock.now().getTime() / 1000) % seconds))

/** What this process counts for itself while Redis is away. */
const here = new RecentCounts(50_000)
