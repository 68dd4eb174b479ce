import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** A page makes a dozen calls with the same cookie: its hash is computed once. */
const known = new LRUCache<string, Buffer>({ max: 20_000 })

/** The stored hash of a session token. */
export function hashOfToken(token: string): Buffer {
  const before = known.get(token)
  if (before) return before
  const hashed = hash('sha256', token, 'buffer')
  known.set(token, hashed)
  return hashed
}
