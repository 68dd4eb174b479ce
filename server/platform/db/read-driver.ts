import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDriver,
  type QueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type pg from 'pg'
import { isPinned } from './pool.ts'
import type { SharedLines } from './shared-lines.ts'

/**
 * Sends statements with a pinned plan on the shared lines; all others, and all of a transaction, take a connection of the
 * pool when they need one.
 */
export class ReadDriver implements Driver {
  readonly #pooled: Required<Driver>
  readonly #lines: SharedLines

  constructor(pool: pg.Pool, lines: SharedLines) {
    this.#pooled = new PostgresDriver({ pool })
    this.#lines = lines
  }

  init = () => this.#pooled.init()
  destroy = () => this.#pooled.destroy()

  async acquireConnection(): Promise<DatabaseConnection> {
    return new LateConnection(this.#pooled, this.#lines)
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const taken = late(connection).taken
    if (taken) await this.#pooled.releaseConnection(await taken)
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await this.#pooled.beginTransaction(await late(connection).take(), settings)
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#pooled.commitTransaction(await late(connection).take())
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#pooled.rollbackTransaction(await late(connection).take())
  }

  async savepoint(connection: DatabaseConnection, name: string, compile: Compile): Promise<void> {
    await this.#pooled.savepoint(await late(connection).take(), name, compile)
  }

  async rollbackToSavepoint(connection: DatabaseConnection, name: string, compile: Compile): Promise<void> {
    await this.#pooled.rollbackToSavepoint(await late(connection).take(), name, compile)
  }

  async releaseSavepoint(connection: DatabaseConnection, name: string, compile: Compile): Promise<void> {
    await this.#pooled.releaseSavepoint(await late(connection).take(), name, compile)
  }
}

type Compile = QueryCompiler['compileQuery']

/** A connection of the pool that is taken only when a statement needs it. */
class LateConnection implements DatabaseConnection {
  readonly #pooled: Required<Driver>
  readonly #lines: SharedLines
  taken: Promise<DatabaseConnection> | undefined

  constructor(pooled: Required<Driver>, lines: SharedLines) {
    this.#pooled = pooled
    this.#lines = lines
  }

  take(): Promise<DatabaseConnection> {
    this.taken ??= this.#pooled.acquireConnection()
    return this.taken
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.taken && isPinned(query.sql)) {
      const answer = await this.#lines.run(query.sql, query.parameters)
      if (answer) return { rows: answer.rows as R[] }
    }
    return (await this.take()).executeQuery<R>(query)
  }

  async *streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    yield* (await this.take()).streamQuery<R>(query, chunkSize)
  }
}

function late(connection: DatabaseConnection): LateConnection {
  if (connection instanceof LateConnection) return connection
  throw new Error('This connection is of another driver.')
}
