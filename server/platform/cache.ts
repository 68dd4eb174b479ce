import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'

type CacheOptions<T> = {
  readonly redis: Redis
  readonly key: string
  readonly seconds: number
  /** False: reads the cache but does not store the result. */
  readonly isStored?: boolean
  readonly load: () => Promise<T | undefined>
  readonly parse: (value: unknown) => T
  /**
   * How long this process may reuse an answer without asking Redis: a page makes a dozen calls at once. At most a
   * second, because a revoked session must be invalid everywhere within that time (INV-S02).
   */
  readonly hereMs?: number
}

const loading = new Map<string, Promise<unknown>>()

/**
 * Reads through Redis. Only found values are stored, concurrent misses load once, and without Redis the value comes from
 * its source.
 */
export async function cached<T>(options: CacheOptions<T>): Promise<T | undefined> {
  const place = placeOf(options)
  const local = here.get(place)
  if (local) return local.value as T

  const begun = forgets
  const stored = await options.redis.get(options.key).catch(() => null)
  if (stored === forgotten || (stored === null && options.isStored === false)) return options.load()
  const value =
    stored === null ? await loadOnce(place, options) : (understood(options, stored) ?? (await options.load()))
  // What was forgotten in between may be what was just read.
  if (options.hereMs !== undefined && value !== undefined && forgets === begun)
    here.set(place, { value }, { ttl: options.hereMs })
  return value
}

/** Undefined if another version stored it during an upgrade: then the value is loaded from its source. */
function understood<T>(options: CacheOptions<T>, stored: string): T | undefined {
  const place = placeOf(options)
  const before = parsed.get(place)
  if (before?.stored === stored) return before.value as T
  try {
    const value = options.parse(JSON.parse(stored))
    parsed.set(place, { stored, value })
    return value
  } catch {
    return undefined
  }
}

async function loadOnce<T>(
  place: string,
  { redis, key, seconds, load }: CacheOptions<T>,
): Promise<T | undefined> {
  const running = loading.get(place) as Promise<T | undefined> | undefined
  if (running) return running
  const fresh = load()
  loading.set(place, fresh)
  try {
    const value = await fresh
    // NX: a reader that began before a change must not store the old value after it.
    if (value !== undefined)
      await redis.set(key, JSON.stringify(value), 'EX', seconds, 'NX').catch(() => null)
    return value
  } finally {
    loading.delete(place)
  }
}

type LocalEntry = { readonly value: unknown }

const here = new LRUCache<string, LocalEntry>({ max: 20_000, ttlResolution: 0 })

/** What was parsed last at each place: the same text need not be parsed again. */
const parsed = new LRUCache<string, { readonly stored: string; readonly value: unknown }>({ max: 5000 })

let forgets = 0

const placeOf = ({ redis, key }: { readonly redis: Redis; readonly key: string }) =>
  `${redis.options.keyPrefix ?? ''}${key}`

/** Marks a key that was just invalidated, for longer than any load takes. */
const forgotten = '~'
const forgottenSeconds = 12

/**
 * Invalidates keys when their source changes; safe before and after the commit. A reader in between sees the old state but
 * cannot store it, nor can one whose load began earlier and ends later.
 */
export async function forget(redis: Redis, ...keys: readonly string[]): Promise<void> {
  forgets += 1
  for (const key of keys) here.delete(placeOf({ redis, key }))
  await Promise.all(keys.map((key) => redis.set(key, forgotten, 'EX', forgottenSeconds).catch(() => null)))
}
