import type { FastifyInstance } from 'fastify'

export type Health = {
  /** From now on the proxy is told to send nobody new. */
  readonly startDraining: () => void
  readonly isDraining: () => boolean
}

/**
 * `/alive`: the process answers. `/ready`: it accepts work. Neither asks the database: a blip would take all nodes
 * out of the proxy at once (M7).
 */
export function addHealth(app: FastifyInstance): Health {
  let draining = false
  app.get('/alive', async (_request, reply) => reply.send({ live: true }))
  app.get('/ready', async (_request, reply) => reply.code(draining ? 503 : 200).send({ ready: !draining }))
  return {
    startDraining: () => {
      draining = true
    },
    isDraining: () => draining,
  }
}
