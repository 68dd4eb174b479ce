import type { LightMyRequestResponse } from 'fastify'
import type { Viewer } from '../canaries.ts'
import type { Principal } from '../principals.ts'
import type { Stage } from '../stage.ts'
import { nameOf, type OutsideRoute, type Wire } from './route.ts'

type Asked = {
  readonly wire: Wire
  /** Whose eyes the answer is for; left out, nobody's in particular. */
  readonly viewer: Viewer
  readonly isElsewhere?: boolean
}

/** Asks a route outside the contract, under the eyes of the observer. */
export function askOutside(
  stage: Stage,
  route: OutsideRoute,
  { wire, viewer, isElsewhere = false }: Asked,
): Promise<LightMyRequestResponse> {
  const { method, url, headers, payload } = wire
  return stage.send(
    { method, url, headers: { ...headers }, ...(payload === undefined ? {} : { payload }) },
    { call: nameOf(route), viewer, spoken: { speaks: route.speaks, isElsewhere } },
  )
}

/** The same request with the cookie of somebody, or with none. */
export function withCookie(wire: Wire, { token }: Pick<Principal, 'token'>): Wire {
  const { cookie: _cookie, ...headers } = wire.headers
  return { ...wire, headers: token ? { ...headers, cookie: `__Host-sid=${token}` } : headers }
}

/** The same request without what opens the route; undefined where the address itself does. */
export function withoutKey({ key }: OutsideRoute, wire: Wire): Wire | undefined {
  const { cookie: _cookie, authorization: _authorization, ...headers } = wire.headers
  return key === 'session' || key === 'bearer' ? { ...wire, headers } : undefined
}

export const seen = ({ statusCode, body }: LightMyRequestResponse) =>
  `${statusCode} ${/"(?:errCode|detail)":"([^"]*)"/.exec(body)?.[1] ?? ''}`.trim()
