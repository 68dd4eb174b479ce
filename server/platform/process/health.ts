import type { FastifyInstance } from 'fastify'
import type { Database } from '../db.ts'

export type Health = {
  /** Tells the proxy to send no new requests. */
  readonly startDraining: () => void
  readonly isDraining: () => boolean
}

type Databases = { readonly [name in 'database' | 'hotDatabase' | 'keysDatabase']: Pick<Database, 'pool'> }

/** Whether this node gets no answer from PostgreSQL although others would; see `WatchedPool`. */
export const isCutOff = ({ database, hotDatabase, keysDatabase }: Databases): boolean =>
  // Reads the property of each pool, because reading it triggers the check.
  [database, hotDatabase, keysDatabase].map(({ pool }) => pool.isCutOff).includes(true)

/**
 * `/alive`: the process answers. `/ready`: it accepts work. Neither waits for the database, because a short outage would
 * take all nodes out of the proxy at once (M7). A node that alone is cut off reports it and leaves the work to the others.
 */
export function addHealth(app: FastifyInstance, databasesNow: () => Databases): Health {
  let draining = false
  app.get('/alive', async (_request, reply) => reply.send({ live: true }))
  app.get('/ready', async (_request, reply) => {
    const ready = !draining && !isCutOff(databasesNow())
    return reply.code(ready ? 200 : 503).send({ ready })
  })
  return {
    startDraining: () => {
      draining = true
    },
    isDraining: () => draining,
  }
}
