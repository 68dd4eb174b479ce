import type { Db } from '#platform/db'
import { groongaClient } from '#platform/outgoing/groonga'
import { keepInGroonga, leaveGroonga, letGroongaAnswer } from './engine-store.ts'
import type { Engine } from './engine.ts'
import { groongaAt } from './groonga/groonga.ts'
import { layIndexes, layTables } from './groonga/schema.ts'

type Filling = {
  /** Loads every document into empty tables. */
  readonly fill?: (engine: Engine) => Promise<void>
  /** Repairs what has changed since. */
  readonly mend?: (engine: Engine) => Promise<void>
}

/**
 * Indexes a site in Groonga from here on, in new tables: they are filled, then indexed, then events reach them, then what
 * changed meanwhile is repaired, then they answer. Until then PostgreSQL does, also if this is interrupted.
 *
 * The index is built at once, because document by document it takes longer the larger it is; and nobody writes meanwhile,
 * because Groonga does not define what happens to a change of something it has already indexed.
 */
export async function moveToGroonga(db: Db, url: string, { fill, mend }: Filling = {}): Promise<Engine> {
  const send = groongaClient(url)
  const engine = groongaAt(url)
  await leaveGroonga(db)
  await layTables(send, db.siteId)
  await fill?.({ ...engine, removeBetween: noneToRemove })
  await layIndexes(send, db.siteId)
  await keepInGroonga(db)
  await mend?.(engine)
  await letGroongaAnswer(db, true)
  return engine
}

/** Empty tables have nothing to remove, and checking it without an index would scan everything. */
const noneToRemove = async () => 0
