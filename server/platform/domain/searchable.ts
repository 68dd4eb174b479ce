import type { Db } from '../db.ts'
import type { DomainEvent } from '../events.ts'

/** A searchable document: its text, and who may find it. */
export type SearchDocument = {
  readonly id: string
  /** One of the contract's `searchTypes`. */
  readonly type: string
  readonly title: string
  readonly body: string
  /** A few words beside the title: the publisher, or where somebody works. */
  readonly note: string
  readonly pictureId: string | null
  /** Seed of the generated cover, if it has no picture. */
  readonly seed: number
  readonly category: string
  /** Audience keys; `all` is everyone of the site. */
  readonly audience: readonly string[]
  readonly isClosedToExternals: boolean
  readonly shownFrom: Date | null
  readonly shownUntil: Date | null
  readonly at: Date
}

/** An event after which a document must be indexed again or removed. */
export type Feed = { readonly event: DomainEvent<never>; readonly idOf: (details: never) => string }

/**
 * What can be found in a domain. The owning domain declares it in a file of its own; domain search only indexes the
 * text.
 */
export type Searchable = {
  /** The domain's own name for them: `course`, `news`, `person`. */
  readonly source: string
  readonly feeds: readonly Feed[]
  /** The documents of these ids that anybody can find now; the others are removed from the index. */
  readonly read: (db: Db, ids: readonly string[]) => Promise<readonly SearchDocument[]>
  /** Ids after one in ascending order, to go through all of them. */
  readonly after: (db: Db, id: string, most: number) => Promise<readonly string[]>
}

export function feed<T>(event: DomainEvent<T>, idOf: (details: T) => string): Feed {
  return { event: event as DomainEvent<never>, idOf }
}
