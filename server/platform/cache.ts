import type { Redis } from 'ioredis'

type CacheOptions<T> = {
  readonly redis: Redis
  readonly key: string
  readonly seconds: number
  /** False: looks, but leaves nothing behind for others. */
  readonly isKept?: boolean
  readonly load: () => Promise<T | undefined>
  readonly parse: (value: unknown) => T
  /**
   * How long this process may repeat an answer without asking Redis: a page makes a dozen calls at once. At most a
   * second, for that is how soon a revoked session must be dead everywhere (INV-S02).
   */
  readonly hereMs?: number
}

const loading = new Map<string, Promise<unknown>>()

/**
 * Reads through Redis. Only positive answers are kept, concurrent misses load once, and without Redis the answer
 * simply comes from its source.
 */
export async function cached<T>(options: CacheOptions<T>): Promise<T | undefined> {
  const place = placeOf(options)
  const said = here.get(place)
  if (said && said.until > performance.now()) return said.value as T

  const kept = await options.redis.get(options.key).catch(() => null)
  if (kept === forgotten || (kept === null && options.isKept === false)) return options.load()
  const value =
    kept === null ? await loadOnce(place, options) : (understood(options, kept) ?? (await options.load()))
  if (options.hereMs !== undefined && value !== undefined) say(place, value, options.hereMs)
  return value
}

/** Undefined when it was kept by another version of the house, during an upgrade: then the source is asked. */
function understood<T>({ parse }: CacheOptions<T>, kept: string): T | undefined {
  try {
    return parse(JSON.parse(kept))
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
    // Only into an empty place: a reader that began before a change must not put the old answer back after it.
    if (value !== undefined)
      await redis.set(key, JSON.stringify(value), 'EX', seconds, 'NX').catch(() => null)
    return value
  } finally {
    loading.delete(place)
  }
}

type Said = { readonly value: unknown; readonly until: number }

const here = new Map<string, Said>()
const maxHere = 20_000

function say(place: string, value: unknown, ms: number): void {
  if (here.size >= maxHere) here.clear()
  here.set(place, { value, until: performance.now() + ms })
}

const placeOf = ({ redis, key }: { readonly redis: Redis; readonly key: string }) =>
  `${redis.options.keyPrefix ?? ''}${key}`

/** Stands in place of an answer that was just changed, for longer than any reader is under way. */
const forgotten = '~'
const forgottenSeconds = 12

/**
 * Forgets keys, for the writer that changes their source: safe before the commit and after it. A reader who comes in
 * between sees the old state but cannot keep it, and neither can one whose load began earlier and ends later.
 */
export async function forget(redis: Redis, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) here.delete(placeOf({ redis, key }))
  await Promise.all(keys.map((key) => redis.set(key, forgotten, 'EX', forgottenSeconds).catch(() => null)))
}
