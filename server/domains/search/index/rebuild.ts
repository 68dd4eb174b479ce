import { type Db, inTransaction } from '#platform/db'
import { groongaClient } from '#platform/outgoing/groonga'
import type { Searchable } from '#platform/domain/searchable'
import { refill } from './maintain-index.ts'
import { leaveGroonga, secondEngine } from '../engine/engine-store.ts'
import type { Engine } from '../engine/engine.ts'
import { dropTables } from '../engine/groonga/schema.ts'
import { moveToGroonga } from '../engine/move-to-groonga.ts'
import { postgres } from '../engine/postgres.ts'

type RebuildProgress = {
  readonly engine: Engine['name']
  readonly source: string
  readonly written: number
  readonly removed: number
}

type Rebuild = {
  readonly searchables: readonly Searchable[]
  readonly groongaUrl: string | undefined
  /** Undefined: the site's current engines. */
  readonly target: Engine['name'] | undefined
  readonly onProgress: (progress: RebuildProgress) => void
}

/** Rebuilds the index of a site, in its current engines or in the one it is moved to. */
export async function rebuild(
  db: Db,
  { searchables, groongaUrl, target, onProgress }: Rebuild,
): Promise<void> {
  const refillAll = async (engine: Engine, isWhole: boolean) => {
    for (const searchable of searchables) {
      const step = <T>(work: (db: Db) => Promise<T>) => inTransaction(db, work)
      const { written, removed } = await refill(searchable, { engine, isWhole, step })
      onProgress({ engine: engine.name, source: searchable.source, written, removed })
    }
  }
  if (target !== 'groonga') await refillAll(postgres, true)
  if (target === 'postgres') {
    await leaveGroonga(db)
    if (groongaUrl !== undefined) await dropTables(groongaClient(groongaUrl), db.siteId)
  } else if (target === 'groonga' || (await secondEngine(db))) {
    if (groongaUrl === undefined) throw new Error('Groonga has no address: set GROONGA_URL.')
    await moveToGroonga(db, groongaUrl, {
      fill: (engine) => refillAll(engine, true),
      mend: (engine) => refillAll(engine, false),
    })
  }
}
