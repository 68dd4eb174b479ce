import { hash } from 'node:crypto'
import type { Redis } from 'ioredis'

type Script = { readonly text: string; readonly sha: string }

const script = (text: string): Script => ({ text, sha: hash('sha1', text) })

/** One step in Redis for all keys: a node that dies in between cannot leave a count without an expiry. */
const counting = script(`
local calls = {}
for i, key in ipairs(KEYS) do
  calls[i] = redis.call('INCR', key)
  if calls[i] == 1 then redis.call('EXPIRE', key, ARGV[1]) end
end
return calls`)

/** An expired count is not recreated below zero. */
const takingBack = script(`
if redis.call('EXISTS', KEYS[1]) == 1 then return redis.call('DECR', KEYS[1]) end
return 0`)

/** Counts one call under every key, in one round trip; returns the totals, or undefined without Redis. */
export async function countInRedis(
  redis: Redis,
  keys: readonly string[],
  seconds: number,
): Promise<readonly number[] | undefined> {
  try {
    return (await redis.evalsha(counting.sha, keys.length, ...keys, seconds)) as number[]
  } catch (error) {
    return again(redis, counting, { error, args: [keys.length, ...keys, seconds] }).catch(
      () => undefined,
    ) as Promise<number[] | undefined>
  }
}

export async function takeBackInRedis(redis: Redis, key: string): Promise<void> {
  await redis
    .evalsha(takingBack.sha, 1, key)
    .catch((error: unknown) => again(redis, takingBack, { error, args: [1, key] }))
    .catch(() => null)
}

type Args = readonly [keys: number, ...args: (string | number)[]]

/** Redis was restarted and has lost its scripts: sends this one again. */
async function again(
  redis: Redis,
  { text }: Script,
  { error, args }: { readonly error: unknown; readonly args: Args },
): Promise<unknown> {
  if (!(error instanceof Error) || !error.message.startsWith('NOSCRIPT')) throw error
  return redis.eval(text, ...args)
}
