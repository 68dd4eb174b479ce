import { z } from 'zod'
import type { Parts } from '../../server/platform/parts.ts'

/** `custom` does not copy: a change on it changes the client. */
const connection = z.custom<{ readonly connection: { readonly stream: object } }>()

/** The injected bug: a node that never closes a connection to PostgreSQL, however long it has been silent. */
export function deaf(parts: Parts): Parts {
  for (const { pool } of [parts.database, parts.hotDatabase, parts.keysDatabase]) {
    pool.on('connect', (client) => {
      Object.assign(connection.parse(client).connection.stream, { destroy: () => undefined })
    })
  }
  return parts
}
