import {
  type CompiledQuery,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryId,
  type RootOperationNode,
} from 'kysely'

export type SentStatement = {
  readonly text: string
  readonly values: readonly unknown[]
  readonly siteId: number
}

let watch: ((statement: SentStatement) => void) | undefined
const sites = new WeakMap<object, number>()

/** Shows every statement of a handle of one site to a watcher before it is sent: for tests, which refuse those that reach further. */
export function watchStatements(watcher: (statement: SentStatement) => void): void {
  watch = watcher
}

/** Notes whose statement a query will be. */
export function noteSite(node: object, siteId: number): void {
  if (watch) sites.set(node, siteId)
}

/** PostgreSQL's dialect with the watcher at its end, where a statement is whole. */
export class WatchedDialect extends PostgresDialect {
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
