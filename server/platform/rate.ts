import { commonErrors, type RateClass } from '@lyceum/contract/kit'
import { fail } from './failure.ts'
import type { Parts } from './parts.ts'
import { siteKey } from './redis.ts'

type Limit = { readonly calls: number; readonly seconds: number }

/** Per person (or per address, before login). Generous to people, narrow to machines. */
const limits: Readonly<Record<RateClass, Limit>> = {
  read: { calls: 900, seconds: 60 },
  write: { calls: 300, seconds: 60 },
  login: { calls: 30, seconds: 60 },
  code: { calls: 5, seconds: 60 },
  upload: { calls: 60, seconds: 60 },
  export: { calls: 10, seconds: 60 },
}

type Caller = { readonly siteId: number; readonly who: string; readonly rate: RateClass }

/** Counts one call and refuses when there were too many. Without Redis each node counts for itself, more strictly. */
export async function countCall(parts: Parts, { siteId, who, rate }: Caller): Promise<void> {
  const { calls, seconds } = limits[rate]
  const window = Math.floor(parts.clock.now().getTime() / 1000 / seconds)
  const key = siteKey(siteId, 'rate', rate, who, window)
  const allowed = calls * parts.config.RATE_FACTOR
  const counted = await countInRedis(parts, key, seconds)
  // What this node counted while Redis was away counts on: its return is no fresh allowance.
  const over = counted === undefined ? countHere(key) > allowed / 2 : counted + (here.get(key) ?? 0) > allowed
  if (over) fail(commonErrors.TOO_MANY_REQUESTS, { seconds })
}

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
