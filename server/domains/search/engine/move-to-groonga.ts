import type { Db } from '#platform/db'
import { askGroonga } from '#platform/groonga'
import { keepInGroonga, leaveGroonga, letGroongaAnswer } from './engine-store.ts'
import type { Engine } from './engine.ts'
import { groongaAt } from './groonga/groonga.ts'
import { layIndexes, layTables } from './groonga/schema.ts'

type Filling = {
  /** Puts every document into empty tables. */
  readonly fill?: (engine: Engine) => Promise<void>
  /** Mends what has changed since. */
  readonly mend?: (engine: Engine) => Promise<void>
}

/**
 * Keeps a site in Groonga from here on, in tables made anew: they are filled, then indexed, then facts reach them, then what
 * changed meanwhile is mended, then they answer. Until then PostgreSQL does, also when this is broken off.
 *
 * Words are indexed all at once, for document by document an index takes the longer the larger it is; and nobody writes
 * while that goes on, for Groonga does not say what becomes of a change to what it has indexed already.
 */
export async function moveToGroonga(db: Db, url: string, { fill, mend }: Filling = {}): Promise<Engine> {
  const ask = askGroonga(url)
  const engine = groongaAt(url)
  await leaveGroonga(db)
  await layTables(ask, db.siteId)
  await fill?.({ ...engine, removeBetween: noneToRemove })
  await layIndexes(ask, db.siteId)
  await keepInGroonga(db)
  await mend?.(engine)
  await letGroongaAnswer(db, true)
  return engine
}

/** Tables that were empty hold nothing too much, and to look for it without an index is to look at everything. */
const noneToRemove = async () => 0
