import type { Db } from './db.ts'
import type { Fact } from './facts.ts'

/** A thing as it can be found: its words, and who may find it. */
export type SearchDocument = {
  readonly id: string
  /** One of the contract's `searchTypes`. */
  readonly type: string
  readonly title: string
  readonly body: string
  /** A few words beside the title: who publishes it, where somebody works. */
  readonly note: string
  readonly pictureId: string | null
  /** What its cover is drawn from, where it has no picture. */
  readonly seed: number
  readonly category: string
  /** Keys as audiences name people; `all` is everyone of the site. */
  readonly audience: readonly string[]
  readonly isClosedToExternals: boolean
  readonly shownFrom: Date | null
  readonly shownUntil: Date | null
  readonly at: Date
}

/** A fact after which something may have to be found otherwise, or no longer. */
export type Feed = { readonly fact: Fact<never>; readonly idOf: (details: never) => string }

/**
 * What of a room can be found. The room that owns the things declares them in a file of its own; room search keeps their
 * words, and knows nothing else of them.
 */
export type Searchable = {
  /** The room's own name for them: `course`, `news`, `person`. */
  readonly source: string
  readonly feeds: readonly Feed[]
  /** Those of these ids that can be found by anybody now; whatever is left out is taken from the search. */
  readonly read: (db: Db, ids: readonly string[]) => Promise<readonly SearchDocument[]>
  /** Ids beyond one in rising order, to go through all of them. */
  readonly after: (db: Db, id: string, most: number) => Promise<readonly string[]>
}

export function feed<T>(fact: Fact<T>, idOf: (details: T) => string): Feed {
  return { fact: fact as Fact<never>, idOf }
}
