import type { FastifyInstance } from 'fastify'
import type { Parts } from '../parts.ts'
import { type Arrival, countArrival, isProven, shareArrival } from '../rate/arrivals.ts'
import { sessionToken } from './session-token.ts'

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- Fastify's own is an interface, which is added to
  interface FastifyContextConfig {
    /** What a request to this route counts as for its address: `question` (the default) may cause a lookup. */
    arrival?: Arrival
    /** The route counts its caller itself, and the address in the same step. */
    countsCaller?: boolean
  }
}

/** The proxy calls these from its own address, and a node must not seem dead because of a flood. */
const notLimited: ReadonlySet<string | undefined> = new Set(['/alive', '/ready'])

/**
 * Counts every request by address before any site, session or row is looked up. This process counts at once; the counts
 * of all nodes are read with the caller's count, or here if a route has none. A caller with a session that was just found
 * valid is let through: one machine must not lock a whole office out.
 */
export function countArrivals(app: FastifyInstance, partsNow: () => Parts): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { url, config } = request.knownRoute
    if (notLimited.has(url)) return done()
    const parts = partsNow()
    const { ip: address } = request
    const { arrival = 'question', countsCaller = false } = config
    try {
      countArrival(parts, { address, arrival })
    } catch (error) {
      if (!countsCaller || !isProven(parts, sessionToken(request.headers.cookie))) return done(error as Error)
    }
    if (countsCaller || arrival === 'file') return done()
    shareArrival(parts, address).then(() => done(), done)
  })
}
