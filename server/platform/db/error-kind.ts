type PgError = { readonly code?: string; readonly message?: string }

/** Serialization failure and deadlock: the same work may succeed when tried again. */
const again = new Set(['40001', '40P01'])
const locked = new Set(['55P03'])
/** Connection errors, shutdown, too many connections, out of disk, read-only after a failover, cancelled statement. */
const away = /^(08|53|57|58|25006)/
const awayPattern =
  /timeout exceeded when trying to connect|Connection terminated|connection is closed|ECONN|EPIPE|ETIMEDOUT|not queryable/i

export type DbErrorKind = 'again' | 'locked' | 'away' | undefined

/** The kind of a database error; undefined for our own bugs. */
export function dbErrorKind(error: unknown): DbErrorKind {
  if (!(error instanceof Error)) return undefined
  const { code = '', message = '' } = error as PgError
  if (again.has(code)) return 'again'
  if (locked.has(code)) return 'locked'
  return away.test(code) || awayPattern.test(`${code} ${message}`) ? 'away' : undefined
}

const tries = 3

/** Repeats a transaction after a random delay if the database says that it may succeed then. */
export async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= tries || dbErrorKind(error) !== 'again') throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt))
    }
  }
}
