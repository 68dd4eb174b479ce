import type { Site } from '../ctx.ts'
import type { Db } from '../db.ts'

/** A seeded generator: the same seed always gives the same numbers. */
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
  /** An independent generator: draws elsewhere never change its numbers. */
  readonly fork: (name: string) => Random
}

/** Days and moments relative to today in the site's time zone, so that the data never looks old. */
export type Calendar = {
  readonly today: string
  /** The date this many days from today: `day(-1)` is yesterday. */
  readonly day: (days: number) => string
  /** The moment this many minutes after midnight of that day. */
  readonly moment: (days: number, minutes?: number) => Date
}

/** Ids like those of `platform.next_id()`, from a time before all ids that the database will make. */
export type Ids = {
  readonly next: () => string
  /** Reserves a block of ids and returns them by index, without using memory. */
  readonly block: (count: number) => (index: number) => string
}

/** The context of a domain's `seed(ctx, made)`; `made` is what it needs from the domains below, the result what it made. */
export type SeedCtx = {
  readonly site: Site
  readonly db: Db
  readonly size: 'small' | 'company'
  /** This domain's own generator on this site. */
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

/** Streams rows into a table of the site and adds `site_id`. Returns the number of rows. */
export type CopyInto = (table: string, columns: readonly string[], rows: Rows) => Promise<number>

/** The context of a domain's `seedLarge(ctx, made)`: without a database handle, because at this size rows are only streamed. */
export type LargeCtx = Omit<SeedCtx, 'db' | 'size'> & {
  readonly copy: CopyInto
  /** How many learners the site gets. */
  readonly people: number
}

/** Passes rows on in groups that fit one statement. */
export async function inGroups<T>(
  rows: readonly T[],
  write: (group: T[]) => Promise<unknown>,
): Promise<void> {
  const most = 1000
  for (let from = 0; from < rows.length; from += most) await write(rows.slice(from, from + most))
}
