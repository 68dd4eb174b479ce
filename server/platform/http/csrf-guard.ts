import { commonErrors, type Endpoint } from '@lyceum/contract/kit'
import type { FastifyRequest } from 'fastify'
import { fail } from '../app-error.ts'

/** The header that our client sends with every write; another origin cannot send it without a CORS preflight. */
const requestedWith = 'lyceum'

/**
 * Rejects cross-site writes (A24): on by default, without tokens, and also for the GET calls of the specification that
 * change state.
 */
export function rejectCrossSite(endpoint: Endpoint, request: FastifyRequest): void {
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
