import type { Redis } from 'ioredis'

type CacheOptions<T> = {
  readonly redis: Redis
  readonly key: string
  readonly seconds: number
  readonly load: () => Promise<T | undefined>
  readonly parse: (value: unknown) => T
}

const loading = new Map<string, Promise<unknown>>()

/**
 * Reads through Redis. Only positive answers are kept, concurrent misses load once, and without Redis the answer
 * simply comes from its source.
 */
export async function cached<T>({
  redis,
  key,
  seconds,
  load,
  parse,
}: CacheOptions<T>): Promise<T | undefined> {
  const kept = await redis.get(key).catch(() => null)
  if (kept !== null) return parse(JSON.parse(kept))

  const flight = `${redis.options.keyPrefix ?? ''}${key}`
  const running = loading.get(flight) as Promise<T | undefined> | undefined
  if (running) return running
  const fresh = load()
  loading.set(flight, fresh)
  try {
    const value = await fresh
    if (value !== undefined) await redis.set(key, JSON.stringify(value), 'EX', seconds).catch(() => null)
    return value
  } finally {
    loading.delete(flight)
  }
}

/** Forgets a key, for the writer that has just changed its source. */
export async function forget(redis: Redis, key: string): Promise<void> {
  await redis.del(key).catch(() => 0)
}
