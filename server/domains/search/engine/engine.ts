import type { SearchType } from '@lyceum/contract/search'
import type { Db } from '#platform/db'
import type { SearchDocument } from '#platform/domain/searchable'
import type { Sought } from '../text/parse-query.ts'

/** Who searches, when, and in which parts of the portal: applies to every hit, count and suggestion. */
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

export type SearchQuery = {
  readonly sought: Sought
  /** Documents with some of the terms match. */
  readonly isLoose: boolean
  readonly type: SearchType | 'all'
  readonly skip: number
  readonly most: number
}

export type TitleQuery = { readonly sought: Sought; readonly text: string; readonly most: number }

export type Range = {
  readonly after: string
  readonly until: string | undefined
  readonly keep: readonly string[]
}

/**
 * A search engine. Both engines index the same tokens and find the same documents; permissions are part of the query,
 * never a filter on its result.
 */
export type Engine = {
  readonly name: 'postgres' | 'groonga'
  readonly put: (db: Db, source: string, documents: readonly SearchDocument[]) => Promise<void>
  readonly remove: (db: Db, source: string, ids: readonly string[]) => Promise<void>
  /** Removes what is between two ids and not to be kept; returns how many. */
  readonly removeBetween: (db: Db, source: string, range: Range) => Promise<number>
  readonly digests: (db: Db, source: string, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Visible matches: counted by type, and the best page. */
  readonly find: (db: Db, reader: Reader, query: SearchQuery) => Promise<Found>
  /** Titles that contain the terms, those starting with them first. */
  readonly titles: (db: Db, reader: Reader, query: TitleQuery) => Promise<readonly TitleRow[]>
  /** The terms with which this reader would find something, in order. */
  readonly findable: (db: Db, reader: Reader, terms: readonly string[]) => Promise<readonly string[]>
}
