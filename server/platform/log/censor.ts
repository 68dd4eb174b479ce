const blank = '···'

/** As PostgreSQL, Node and libraries write them: `23505`, `ECONNREFUSED`. A code that was sent to somebody has six digits. */
const errorCode = /^(?:[0-9A-Z]{5}|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)$/

/** Properties that lead from an error to its causes. */
const within: ReadonlySet<string> = new Set(['cause', 'aggregateErrors', 'errors'])

/** Replaces secrets in a log line, but keeps error codes. */
export function censor(value: unknown, path: readonly string[]): unknown {
  const [first, ...rest] = path
  const isOfError =
    first === 'err' && rest.slice(0, -1).every((step) => within.has(step) || /^\d+$/.test(step))
  const isShown = isOfError && rest.at(-1) === 'code' && typeof value === 'string' && errorCode.test(value)
  return isShown ? value : blank
}
