import { hash } from 'node:crypto'
import { Recent } from '#platform/recent'

/** A page makes a dozen calls with the same cookie: its hash is computed once, not twelve times. */
const known = new Recent<Buffer>(20_000)

/** What the table knows of a session's token. */
export function hashOfToken(token: string): Buffer {
  const before = known.get(token)
  if (before) return before
  const hashed = hash('sha256', token, 'buffer')
  known.set(token, hashed)
  return hashed
}
