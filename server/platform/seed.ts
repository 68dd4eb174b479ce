import type { Site } from './ctx.ts'
import type { Db } from './db.ts'

/** A seeded generator: the same seed gives the same numbers, for ever and everywhere. */
export type Random = {
  /** A number from 0 up to, but not including, 1. */
  readonly next: () => number
  /** A whole number, both ends included. */
  readonly int: (from: number, to: number) => number
  readonly chance: (share: number) => boolean
  readonly pick: <T>(list: readonly T[]) => T
  /** Picks by weight: `[['often', 9], ['seldom', 1]]`. */
  readonly weighted: <T>(list: readonly (readonly [T, number])[]) => T
  readonly shuffled: <T>(list: readonly T[]) => T[]
  /** A generator of its own: what others draw never changes what it gives. */
  readonly fork: (name: string) => Random
}

/** Days and moments counted from today in the site's zone, so that the data never grows old. */
export type Calendar = {
  readonly today: string
  /** The date so many days from today: `day(-1)` is yesterday. */
  readonly day: (days: number) => string
  /** The moment so many minutes after midnight of that day. */
  readonly moment: (days: number, minutes?: number) => Date
}

/** Ids as `platform.next_id()` makes them, of a time before any that the database will make itself. */
export type Ids = {
  readonly next: () => string
  /** Reserves a run of ids and answers them by index: millions of them need no memory. */
  readonly block: (count: number) => (index: number) => string
}

/** What a room's `seed(ctx, made)` gets; `made` is what it needs from the rooms below, `Promise` of what it made. */
export type SeedCtx = {
  readonly site: Site
  readonly db: Db
  readonly size: 'small' | 'company'
  /** This room's own generator on this site. */
  readonly random: Random
  readonly calendar: Calendar
  readonly ids: Ids
}

export type CopyValue =
  | string
  | number
  | bigint
  | boolean
  | Date
  | Uint8Array
  | null
  | readonly (string | number)[]

type Rows = Iterable<readonly CopyValue[]> | AsyncIterable<readonly CopyValue[]>

/** Streams rows into a table of the site; `site_id` is added here. Answers how many rows arrived. */
export type CopyInto = (table: string, columns: readonly string[], rows: Rows) => Promise<number>

/** What a room's `seedLarge(ctx, made)` gets: no handle, for at this size rows are only streamed. */
export type LargeCtx = Omit<SeedCtx, 'db' | 'size'> & {
  readonly copy: CopyInto
  /** How many learners the site shall have. */
  readonly people: number
}

/** Hands rows on in groups that fit one statement. */
export async function inGroups<T>(
  rows: readonly T[],
  write: (group: T[]) => Promise<unknown>,
): Promise<void> {
  const most = 1000
  for (let from = 0; from < rows.length; from += most) await write(rows.slice(from, from + most))
}
