type PgError = { readonly code?: string; readonly message?: string }

/** Serialization failure and deadlock: the same work may succeed when tried again. */
const again = new Set(['40001', '40P01'])
const locked = new Set(['55P03'])
/** Connection trouble, shutdown, too many connections, out of disk, read-only after a failover, cancelled statement. */
const away = /^(08|53|57|58|25006)/
const awayWords =
  /timeout exceeded when trying to connect|Connection terminated|connection is closed|ECONN|EPIPE|ETIMEDOUT|not queryable/i

export type Trouble = 'again' | 'locked' | 'away' | undefined

/** What kind of trouble an error of the database is; undefined for everything that is our own bug. */
export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Error)) return undefined
  const { code = '', message = '' } = error as PgError
  if (again.has(code)) return 'again'
  if (locked.has(code)) return 'locked'
  return away.test(code) || awayWords.test(`${code} ${message}`) ? 'away' : undefined
}

const tries = 3

/** Runs a transaction again, after a jitter, when the database says that it may succeed then. */
export async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= tries || troubleOf(error) !== 'again') throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt))
    }
  }
}
