import { commonErrors, type Endpoint } from '@lyceum/contract/kit'
import type { FastifyRequest } from 'fastify'
import { fail } from '../failure.ts'

/** The header our own client sends with every write; a foreign page cannot add it without asking first. */
const requestedWith = 'lyceum'

/**
 * Refuses a write that another site's page may have caused (A24): no token to forget, on by default, and also for
 * the GET calls of the specification that change state.
 */
export function refuseCrossSite(endpoint: Endpoint, request: FastifyRequest): void {
  if (endpoint.kind === 'read' && endpoint.method === 'GET') return
  const { origin } = request.headers
  const fetchSite = request.headers['sec-fetch-site']
  const isForeign =
    (fetchSite !== undefined && fetchSite !== 'same-origin') ||
    (origin !== undefined && hostOf(origin) !== request.host.toLowerCase()) ||
    request.headers['x-requested-with'] !== requestedWith
  if (isForeign) fail(commonErrors.CROSS_SITE_REQUEST)
}

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : ''
}
