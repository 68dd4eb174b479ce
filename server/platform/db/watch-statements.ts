import {
  type CompiledQuery,
  type Driver,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryId,
  type RootOperationNode,
} from 'kysely'
import type pg from 'pg'
import { ReadDriver } from './read-driver.ts'
import type { SharedLines } from './shared-lines.ts'

export type SentStatement = {
  readonly text: string
  readonly values: readonly unknown[]
  readonly siteId: number
}

let watch: ((statement: SentStatement) => void) | undefined
const sites = new WeakMap<object, number>()

/** Shows every statement of a site's handle to a watcher before it is sent: for tests, which reject statements that reach other sites. */
export function watchStatements(watcher: (statement: SentStatement) => void): void {
  watch = watcher
}

/** Records the site of a query's statement. */
export function noteSite(node: object, siteId: number): void {
  if (watch) sites.set(node, siteId)
}

/** PostgreSQL's dialect with the watcher at its end, where the statement is complete. */
export class WatchedDialect extends PostgresDialect {
  readonly #pool: pg.Pool
  readonly #lines: SharedLines | undefined

  constructor(pool: pg.Pool, lines?: SharedLines) {
    super({ pool })
    this.#pool = pool
    this.#lines = lines
  }

  override createDriver(): Driver {
    return this.#lines ? new ReadDriver(this.#pool, this.#lines) : super.createDriver()
  }

  override createQueryCompiler(): PostgresQueryCompiler {
    return new WatchedCompiler()
  }
}

class WatchedCompiler extends PostgresQueryCompiler {
  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    const compiled = super.compileQuery(node, queryId)
    const siteId = watch && sites.get(node)
    if (siteId !== undefined) watch?.({ text: compiled.sql, values: compiled.parameters, siteId })
    return compiled
  }
}
