import { type Db, inTransaction } from '#platform/db'
import type { Searchable } from '#platform/searchable'
import { refill } from '../index/keep-index.ts'
import { keepInGroonga, leaveGroonga, secondEngine } from './engine-store.ts'
import type { Engine } from './engine.ts'
import { askGroonga } from '#platform/groonga'
import { groongaAt } from './groonga/groonga.ts'
import { dropTables, layTables } from './groonga/schema.ts'
import { postgres } from './postgres.ts'

type Told = {
  readonly engine: Engine['name']
  readonly source: string
  readonly documents: number
  readonly removed: number
}

type Rebuild = {
  readonly searchables: readonly Searchable[]
  readonly groongaUrl: string | undefined
  /** Undefined: the engines that the site has. */
  readonly wanted: Engine['name'] | undefined
  readonly tell: (told: Told) => void
}

/**
 * Makes the words of a site anew. A site moves to Groonga in this order: facts reach it, it is filled, it answers; until
 * then, and whenever it is away, PostgreSQL does. The way back is a matter of a moment.
 */
export async function rebuild(db: Db, { searchables, groongaUrl, wanted, tell }: Rebuild) {
  const fill = async (engine: Engine) => {
    for (const searchable of searchables) {
      const step = <T>(work: (db: Db) => Promise<T>) => inTransaction(db, work)
      const { documents, removed } = await refill(searchable, { engine, isWhole: true, step })
      tell({ engine: engine.name, source: searchable.source, documents, removed })
    }
  }
  if (wanted !== 'groonga') await fill(postgres)
  if (wanted === 'postgres') {
    await leaveGroonga(db)
    if (groongaUrl !== undefined) await dropTables(askGroonga(groongaUrl), db.siteId)
  } else if (wanted === 'groonga' || (await secondEngine(db))) {
    if (groongaUrl === undefined) throw new Error('Groonga has no address: set GROONGA_URL.')
    await keepInGroonga(db, false)
    await layTables(askGroonga(groongaUrl), db.siteId)
    await fill(groongaAt(groongaUrl))
    await keepInGroonga(db, true)
  }
}
