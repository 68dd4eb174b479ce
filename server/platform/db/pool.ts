import { sql } from 'kysely'
import pg from 'pg'

// A date has no time zone: keep it as the database writes it. Int8 stays a string by default: ids are opaque.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

const names = new Map<string, string | undefined>()
const maxNames = 2000

const mark = '/* planned by its values */'

/**
 * For `modifyFront`: this statement is planned each time it is asked. A plan for any values is a poor one where what
 * is asked decides which index is short: a common position in a rare year, a rare one in every year.
 */
export const plannedByValues = sql`${sql.raw(mark)}`

type Queryable = { query: (...args: unknown[]) => unknown }

/**
 * Names every parametrised statement by its text, so that whatever builds the SQL gets server-side prepared
 * statements: planning is most of the cost of a join. Needs a direct connection or PgBouncer 1.21 or newer.
 */
class PreparingClient extends pg.Client {
  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args
    const name =
      typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined
    const plain = (super.query as Queryable['query']).bind(this)
    return (name ? plain({ name, text, values }, ...rest) : plain(...args)) as never
  }
}

function nameOf(text: string): string | undefined {
  if (names.has(text) || names.size >= maxNames) return names.get(text)
  const name = text.includes(mark) ? undefined : `q${names.size}`
  names.set(text, name)
  return name
}

export type PoolOptions = {
  readonly url: string
  readonly max: number
  readonly name: string
  /** For a tool nobody's request waits on: its statements may take as long as the machine needs. */
  readonly isEndless?: boolean
  /** See `PATIENCE`. */
  readonly patience?: number
}

/** Nested budgets (D12): a statement ends before the handler, the handler before the proxy, the proxy before the client. */
export function makePool({ url, max, name, isEndless = false, patience = 1 }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: name,
    connectionTimeoutMillis: 3000 * patience,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: isEndless ? 0 : 10_000 * patience,
    lock_timeout: 2000 * patience,
    idle_in_transaction_session_timeout: isEndless ? 0 : 10_000 * patience,
    Client: PreparingClient,
  })
  // A connection that dies must not end the process, idle or in use: its query has been told, the next takes another.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}

/** Over this many waiting callers a pool refuses at once: an honest 503 beats a queue nobody survives. */
export const maxWaiting = 200
