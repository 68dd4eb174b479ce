import { Kysely } from 'kysely'
import { names } from './names.ts'
import type { WatchedPool } from './pool.ts'
import type { SharedLines } from './shared-lines.ts'
import { type Scope, siteGuard } from './site-guard.ts'
import { WatchedDialect } from './watch-statements.ts'

/** A connection handle limited to one site. Domains reach their tables through it: `on(db).selectFrom(…)`. */
export type Db = {
  readonly siteId: number
  readonly kysely: Kysely<Record<string, never>>
  readonly scope: Scope
}

export type Database = {
  readonly pool: WatchedPool
  /** The handle of one site. */
  readonly of: (siteId: number) => Db
  /** The only way to work without a single site. The reason is for the reader and the log. */
  readonly acrossSites: (reason: string) => Db
  readonly close: () => Promise<void>
}

export function openDatabase(pool: WatchedPool, lines?: SharedLines): Database {
  const kysely = new Kysely<Record<string, never>>({ dialect: new WatchedDialect(pool, lines) })
  const plain = kysely.withPlugin(names)
  return {
    pool,
    of: (siteId) => scoped(kysely, siteId),
    acrossSites: (reason) => {
      if (reason.trim() === '') throw new Error('Work across sites needs a reason.')
      return { siteId: 0, kysely: plain, scope: newScope(0) }
    },
    close: () => {
      lines?.close()
      return pool.end()
    },
  }
}

/** The same connection, and the same transaction if one is open, on another site. The reason is for the reader. */
export function alongside(db: Db, siteId: number, reason: string): Db {
  if (reason.trim() === '') throw new Error('Work on another site needs a reason.')
  return scoped(db.kysely.withoutPlugins(), siteId)
}

/** Runs work in a transaction. Inside, only the given handle may be used. */
export async function inTransaction<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  const { scope } = db
  const bare = db.kysely.withoutPlugins()
  scope.inTransaction = true
  try {
    return await bare.transaction().execute(async (tx) => {
      const inner =
        db.siteId === 0 ? { ...db, kysely: tx.withPlugin(names), scope: newScope(0) } : scoped(tx, db.siteId)
      try {
        return await work(inner)
      } finally {
        scope.queries += inner.scope.queries
      }
    })
  } finally {
    scope.inTransaction = false
  }
}

function scoped(bare: Kysely<Record<string, never>>, siteId: number): Db {
  const scope = newScope(siteId)
  let guarded: Kysely<Record<string, never>> | undefined
  return {
    siteId,
    scope,
    // Created lazily: every call gets a handle, and a hot write never uses its own.
    get kysely() {
      guarded ??= bare.withPlugin(siteGuard(scope))
      return guarded
    },
  }
}

const newScope = (siteId: number): Scope => ({ siteId, queries: 0, inTransaction: false })
