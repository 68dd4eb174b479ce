import { type Db, inTransaction } from '#platform/db'
import { askGroonga } from '#platform/groonga'
import type { Searchable } from '#platform/searchable'
import { refill } from '../index/keep-index.ts'
import { leaveGroonga, secondEngine } from './engine-store.ts'
import type { Engine } from './engine.ts'
import { dropTables } from './groonga/schema.ts'
import { moveToGroonga } from './move-to-groonga.ts'
import { postgres } from './postgres.ts'

type Told = {
  readonly engine: Engine['name']
  readonly source: string
  readonly written: number
  readonly removed: number
}

type Rebuild = {
  readonly searchables: readonly Searchable[]
  readonly groongaUrl: string | undefined
  /** Undefined: the engines that the site has. */
  readonly wanted: Engine['name'] | undefined
  readonly tell: (told: Told) => void
}

/** Makes the words of a site anew, in the engines that it has or in the one that it is moved to. */
export async function rebuild(db: Db, { searchables, groongaUrl, wanted, tell }: Rebuild): Promise<void> {
  const refillAll = async (engine: Engine, isWhole: boolean) => {
    for (const searchable of searchables) {
      const step = <T>(work: (db: Db) => Promise<T>) => inTransaction(db, work)
      const { written, removed } = await refill(searchable, { engine, isWhole, step })
      tell({ engine: engine.name, source: searchable.source, written, removed })
    }
  }
  if (wanted !== 'groonga') await refillAll(postgres, true)
  if (wanted === 'postgres') {
    await leaveGroonga(db)
    if (groongaUrl !== undefined) await dropTables(askGroonga(groongaUrl), db.siteId)
  } else if (wanted === 'groonga' || (await secondEngine(db))) {
    if (groongaUrl === undefined) throw new Error('Groonga has no address: set GROONGA_URL.')
    await moveToGroonga(db, groongaUrl, {
      fill: (engine) => refillAll(engine, true),
      mend: (engine) => refillAll(engine, false),
    })
  }
}
