import { sql } from 'kysely'
import pg from 'pg'
import { canConnect } from './can-connect.ts'
import { PoolHealth } from './pool-health.ts'
import { SharedLines } from './shared-lines.ts'
import { watchSilence } from './silent-connections.ts'

// A date has no time zone: keep it as the database writes it. Int8 stays a string by default: ids are opaque.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

const maxNames = 2000

const mark = '/* planned by its values */'

/**
 * For `modifyFront`: this statement is planned on every execution. A generic plan is poor where the values decide which
 * index is selective: a common position in a rare year, a rare one in every year.
 */
export const plannedByValues = sql`${sql.raw(mark)}`

const pinnedMark = '/* pinned plan */'

/**
 * For `modifyFront`, or in raw SQL: a short read that is planned once for all values and sent on the shared lines. Only for
 * statements whose plan test shows that the generic plan reads no more than a page of rows, whatever the values are.
 */
export const pinnedPlan = sql`${sql.raw(pinnedMark)}`

export const isPinned = (text: string): boolean => text.includes(pinnedMark)

type Queryable = { query: (...args: unknown[]) => unknown }

/**
 * Names every parametrised statement by its text, so that all SQL uses server-side prepared statements: planning is most
 * of the cost of a join. Needs a direct connection or PgBouncer 1.21 or newer. Each pool counts its own names.
 */
function preparingClient(): typeof pg.Client {
  const names = new Map<string, string | undefined>()
  const nameOf = (text: string) => {
    if (names.has(text) || names.size >= maxNames) return names.get(text)
    const name = text.includes(mark) ? undefined : `q${names.size}`
    names.set(text, name)
    return name
  }
  return class extends pg.Client {
    override query(...args: unknown[]): never {
      const [text, values, ...rest] = args
      const name =
        typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined
      const plain = (super.query as Queryable['query']).bind(this)
      return (name ? plain({ name, text, values }, ...rest) : plain(...args)) as never
    }
  }
}

export type PoolOptions = {
  readonly url: string
  readonly max: number
  readonly name: string
  /** For tools: statements have no time limit, because no request waits for them. */
  readonly isEndless?: boolean
  /** Multiplies the timeouts, see `PATIENCE` in the configuration. */
  readonly patience?: number
  /** Plans each statement for its values: for the job queue, where the same query finds thousands of rows or none. */
  readonly isPlannedByValues?: boolean
  /** Called with the number of connections closed because they stopped answering. */
  readonly onSilence?: (count: number) => void
}

/** How long queries may go unanswered before a node checks whether the fault is its own. */
const vainMs = 15_000
const checkAgainMs = 2000

/** A pool that closes silent connections and knows whether its queries are answered. */
export type WatchedPool = pg.Pool & {
  /**
   * Whether the fault is this node's own: no query was answered for 15 s although some were tried and a new connection
   * works. If the database is away for everybody, no node is cut off.
   */
  readonly isCutOff: boolean
}

class Watched extends pg.Pool implements Pick<WatchedPool, 'isCutOff'> {
  readonly #pulse = new PoolHealth()
  readonly #url: string
  readonly #patience: number
  #isCutOff = false
  #checkedAt = Number.NEGATIVE_INFINITY

  constructor(options: pg.PoolConfig, { url, isEndless = false, patience = 1, onSilence }: PoolOptions) {
    super(options)
    this.#url = url
    this.#patience = patience
    watchSilence(this, {
      everyMs: 1000 * patience,
      isEndless,
      onAnswer: () => this.#pulse.answered(this.waitingCount > 0),
      onSilence: onSilence ?? (() => undefined),
    })
  }

  override connect(...args: unknown[]): never {
    this.#pulse.queryStarted()
    return (super.connect as (...args: unknown[]) => unknown).apply(this, args) as never
  }

  get isCutOff(): boolean {
    if (this.#pulse.unansweredMs < vainMs * this.#patience) this.#isCutOff = false
    else if (performance.now() - this.#checkedAt > checkAgainMs * this.#patience) void this.#check()
    return this.#isCutOff
  }

  async #check(): Promise<void> {
    this.#checkedAt = performance.now()
    this.#isCutOff = await canConnect(this.#url, checkAgainMs * this.#patience)
  }
}

/** Nested timeouts (D12): a statement ends before the handler, the handler before the proxy, the proxy before the client. */
export function makePool(options: PoolOptions): WatchedPool {
  const { url, max, name, isEndless = false, patience = 1 } = options
  const settings = {
    connectionString: url,
    max,
    application_name: name,
    connectionTimeoutMillis: 3000 * patience,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
    statement_timeout: isEndless ? 0 : 10_000 * patience,
    lock_timeout: 2000 * patience,
    idle_in_transaction_session_timeout: isEndless ? 0 : 10_000 * patience,
    Client: preparingClient(),
    ...(options.isPlannedByValues ? { options: '-c plan_cache_mode=force_custom_plan' } : {}),
  }
  const pool = new Watched(settings, options)
  // A dying connection must not end the process: its query has failed already, the next one takes another connection.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}

/** Options of the driver that its types leave out. */
const unlistedOptions = { pipeline: true }

/** How long a read on the shared lines may take before the pool is asked instead. */
const lineMs = 1000

/** The shared lines beside a pool: connections of their own, on which every plan is made once for all values. */
export function makeLines({ url, name, patience = 1 }: PoolOptions, most: number): SharedLines {
  const Client = preparingClient()
  return new SharedLines({
    most,
    answerMs: lineMs * patience,
    makeClient: () =>
      new Client({
        connectionString: url,
        application_name: `${name}-lines`,
        connectionTimeoutMillis: 3000 * patience,
        keepAlive: true,
        keepAliveInitialDelayMillis: 5000,
        statement_timeout: lineMs * patience,
        options: '-c plan_cache_mode=force_generic_plan',
        ...unlistedOptions,
      }),
  })
}

/** With more waiting callers a pool rejects at once: an immediate 503 is better than an endless queue. */
export const maxWaiting = 200
