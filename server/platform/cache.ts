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

/** Stands where an answer was forgotten: until it expires, every reader asks the source and keeps nothing. */
const forgotten = ''
/** Longer than any load that began before, and any transaction that has still to commit, can take. */
const forgottenSeconds = 20

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
    if (value !== undefined) await redis.set(key, JSON.stringify(value), 'EX', seconds, 'NX').catch(() => null)
    return value
  } finally {
    loading.delete(flight)
  }
}

/**
 * Forgets keys, for the writer that changes their source. Safe before the commit: a reader who comes in between sees
 * the old state but cannot keep it, and neither can one whose load began earlier and ends later.
 */
export async function forget(redis: Redis, ...keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((key) => redis.set(key, forgotten, 'EX', forgottenSeconds).catch(() => null)))
}
