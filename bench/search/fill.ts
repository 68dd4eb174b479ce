import { putDocuments } from '../../server/domains/search/index.ts'
import type { Db } from '../../server/platform/db.ts'
import { inTransaction } from '../../server/platform/db.ts'
import { documentOf, type randomFrom } from './corpus.ts'

const groupSize = 500

type Wish = {
  readonly documents: number
  readonly random: ReturnType<typeof randomFrom>
  /** Keys of people, each for a part of what is not for everyone. */
  readonly groups: readonly string[]
}

/** Fills the index of a site as its rooms would, group by group. */
export async function fill(db: Db, { documents, random, groups }: Wish): Promise<void> {
  for (let from = 1; from <= documents; from += groupSize) {
    const count = Math.min(groupSize, documents - from + 1)
    const group = Array.from({ length: count }, (_, at) => documentOf(from + at, random, groups))
    await inTransaction(db, (inner) => putDocuments(inner, 'bench', group))
  }
}
