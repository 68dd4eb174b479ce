import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import type { Ctx } from '#platform/ctx'
import { siteKey } from '#platform/cache/redis'
import { allStandings, type Place } from './queries.ts'
import type { BoardKey } from './store.ts'

/**
 * A board as a sorted set, so that a rank among a million costs the same as one among a hundred. Beside it is the
 * time it was built from: a reader compares it with the stamp in PostgreSQL and ignores a set that does not match.
 */
const keysOf = ({ site }: Ctx, { board, period }: BoardKey) => {
  const set = siteKey(site.id, 'rank', board, period)
  return { set, stamp: `${set}:of` }
}

const batch = 2000
/** Longer than any outage during which the boards stay unrefreshed. */
const ttlSeconds = 86_400

/**
 * Fills a new set from PostgreSQL beside the old one, then swaps both set and time. The new set has a name of its
 * own, so that two workers that fill the same board do not write into each other's set.
 */
export async function fillSet(
  ctx: Ctx,
  key: BoardKey,
  { id, asOf }: { readonly id: string; readonly asOf: Date },
): Promise<void> {
  const { set, stamp } = keysOf(ctx, key)
  const { redis } = ctx.parts
  const fresh = `${set}:new:${randomUUID()}`
  // A separate handle: the other kind of board may be in a transaction that closes the shared one.
  const db = ctx.parts.database.of(ctx.site.id)
  let writing: Promise<unknown> = Promise.resolve()
  for await (const members of allStandings(db, id, batch)) {
    // The next rows are read while these are written.
    await writing
    writing = patient(() => redis.zadd(fresh, ...members).then(() => redis.expire(fresh, ttlSeconds)))
    writing.catch(() => undefined)
  }
  await writing
  // Freed in the background: deleting a set of a million blocks Redis for a moment.
  const swap = redis.multi().unlink(set)
  if (await redis.exists(fresh)) swap.rename(fresh, set)
  await swap.set(stamp, String(asOf.getTime()), 'EX', ttlSeconds).exec()
}

/** Retries: the write is idempotent, and one busy moment should not throw away a set of a million. */
const patient = <T>(write: () => Promise<T>): Promise<T> => write().catch(write).catch(write)

type Patch = {
  readonly from: Date
  readonly to: Date
  readonly changed: readonly { readonly accountId: string; readonly score: string }[]
}

/** Moves a set from one stamp to the next; false when it is not the set of that stamp and must be filled. */
export async function patchSet(ctx: Ctx, key: BoardKey, { from, to, changed }: Patch): Promise<boolean> {
  const { set, stamp } = keysOf(ctx, key)
  const { redis } = ctx.parts
  if ((await redis.get(stamp)) !== String(from.getTime())) return false
  await redis.del(stamp)
  const gone = changed.filter(({ score }) => score === '0').map(({ accountId }) => accountId)
  if (gone.length > 0) await redis.zrem(set, ...gone)
  const moved = changed.filter(({ score }) => score !== '0')
  for (let at = 0; at < moved.length; at += batch) {
    const some = moved.slice(at, at + batch)
    await patient(() => redis.zadd(set, ...some.flatMap(({ accountId, score }) => [score, accountId])))
  }
  await redis.expire(set, ttlSeconds)
  await redis.set(stamp, String(to.getTime()), 'EX', ttlSeconds)
  return true
}

/** Removes a person from a set. */
export async function removeFromSet(ctx: Ctx, key: BoardKey, accountId: string): Promise<void> {
  await ctx.parts.redis.zrem(keysOf(ctx, key).set, accountId)
}

type Read = {
  readonly first: readonly Place[]
  readonly own: Place | undefined
  readonly around: readonly Place[]
}

/** The top of a board and oneself among neighbours; undefined when Redis does not have this stamp. */
export async function readSet(
  ctx: Ctx,
  key: BoardKey,
  { asOf, count, beside }: { readonly asOf: Date; readonly count: number; readonly beside: number },
): Promise<Read | undefined> {
  const { set, stamp } = keysOf(ctx, key)
  try {
    const { redis } = ctx.parts
    const [of, rows, rank, score] = await Promise.all([
      redis.get(stamp),
      redis.zrevrange(set, 0, count - 1, 'WITHSCORES'),
      redis.zrevrank(set, ctx.actor.id),
      redis.zscore(set, ctx.actor.id),
    ])
    if (of !== String(asOf.getTime())) return undefined
    const first = placesOf(rows, 0)
    if (rank === null || score === null) return { first, own: undefined, around: [] }
    const own = { accountId: ctx.actor.id, score: Number(score), place: rank + 1 }
    const around = rank < count ? [] : await neighbours(redis, set, { rank, beside })
    return { first, own, around }
  } catch {
    return undefined
  }
}

async function neighbours(redis: Redis, set: string, { rank, beside }: { rank: number; beside: number }) {
  const from = Math.max(0, rank - beside)
  return placesOf(await redis.zrevrange(set, from, rank + beside, 'WITHSCORES'), from)
}

function placesOf(rows: readonly string[], from: number): Place[] {
  const places: Place[] = []
  for (let at = 0; at < rows.length; at += 2)
    places.push({
      accountId: rows[at] ?? '0',
      score: Number(rows[at + 1] ?? 0),
      place: from + at / 2 + 1,
    })
  return places
}
