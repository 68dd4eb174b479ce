import type { SearchType } from '@lyceum/contract/search'
import type { Db } from '#platform/db'
import type { SearchDocument } from '#platform/searchable'
import type { Sought } from '../words/query.ts'

/** Who looks, when, and in which parts of the portal: no hit, count or suggestion passes by it. */
export type Reader = {
  readonly keys: readonly string[]
  readonly isExternal: boolean
  readonly types: readonly SearchType[]
  readonly now: Date
}

export type HitRow = {
  readonly type: SearchType
  readonly id: string
  readonly title: string
  readonly body: string
  readonly note: string
  readonly pictureId: string | null
  readonly seed: number
  readonly category: string
  readonly at: string
}

export type TitleRow = Pick<HitRow, 'type' | 'id' | 'title' | 'note'>

export type Found = {
  readonly counts: Readonly<Partial<Record<SearchType, number>>>
  readonly rows: readonly HitRow[]
}

export type Wish = {
  readonly sought: Sought
  /** What has some of the words is enough. */
  readonly isLoose: boolean
  readonly type: SearchType | 'all'
  readonly skip: number
  readonly most: number
}

export type TitleWish = { readonly sought: Sought; readonly text: string; readonly most: number }

export type Range = {
  readonly after: string
  readonly until: string | undefined
  readonly keep: readonly string[]
}

/**
 * One way to keep documents and to find them. Both engines keep the same words and find the same things; the right to
 * find is part of what they are asked, never a sieve behind it.
 */
export type Engine = {
  readonly name: 'postgres' | 'groonga'
  readonly put: (db: Db, source: string, documents: readonly SearchDocument[]) => Promise<void>
  readonly remove: (db: Db, source: string, ids: readonly string[]) => Promise<void>
  /** Takes away what lies between two ids and is not among those to keep; answers how many. */
  readonly removeBetween: (db: Db, source: string, range: Range) => Promise<number>
  readonly digests: (db: Db, source: string, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** What matches and may be found: counted by type, and its best page. */
  readonly find: (db: Db, reader: Reader, wish: Wish) => Promise<Found>
  /** Titles that have the words, those that begin with them first. */
  readonly titles: (db: Db, reader: Reader, wish: TitleWish) => Promise<readonly TitleRow[]>
  /** Those of some words by which this reader would find something, in their order. */
  readonly findable: (db: Db, reader: Reader, words: readonly string[]) => Promise<readonly string[]>
}
