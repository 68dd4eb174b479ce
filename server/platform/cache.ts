import type { Redis } from 'ioredis'

type CacheOptions<T> = {
  readonly redis: Redis
  readonly key: string
  readonly seconds: number
  /** False: looks, but leaves nothing behind for others. */
  readonly isKept?: boolean
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
  isKept = true,
  load,
  parse,
}: CacheOptions<T>): Promise<T | undefined> {
  const kept = await redis.get(key).catch(() => null)
  if (kept === forgotten || (kept === null && !isKept)) return load()
  if (kept !== null) return parse(JSON.parse(kept))

  const flight = `${redis.options.keyPrefix ?? ''}${key}`
  const running = loading.get(flight) as Promise<T | undefined> | undefined
  if (running) return running
  const fresh = load()
  loading.set(flight, fresh)
  try {
    const value = await fresh
    // Only into an empty place: a reader that began before a change must not put the old answer back after it.
    if (value !== undefined)
      await redis.set(key, JSON.stringify(value), 'EX', seconds, 'NX').catch(() => null)
    return value
  } finally {
    loading.delete(flight)
  }
}

/** Stands in place of an answer that was just changed, for longer than any reader is under way. */
const forgotten = '~'
const forgottenSeconds = 12

/**
 * Forgets keys, for the writer that changes their source: safe before the commit and after it. A reader who comes in
 * between sees the old state but cannot keep it, and neither can one whose load began earlier and ends later.
 */
export async function forget(redis: Redis, ...keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((key) => redis.set(key, forgotten, 'EX', forgottenSeconds).catch(() => null)))
}
