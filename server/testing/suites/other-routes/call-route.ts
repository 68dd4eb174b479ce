import type { LightMyRequestResponse } from 'fastify'
import type { Viewer } from '../env/canaries.ts'
import type { Principal } from '../env/principals.ts'
import type { TestEnv } from '../env/test-env.ts'
import { nameOf, type OutsideRoute, type Wire } from './route.ts'

type RequestOptions = {
  readonly wire: Wire
  /** Who reads the answer. */
  readonly viewer: Viewer
  readonly isElsewhere?: boolean
}

/** Calls a route outside the contract, under the observer. */
export function callOutside(
  testEnv: TestEnv,
  route: OutsideRoute,
  { wire, viewer, isElsewhere = false }: RequestOptions,
): Promise<LightMyRequestResponse> {
  const { method, url, headers, payload } = wire
  return testEnv.send(
    { method, url, headers: { ...headers }, ...(payload === undefined ? {} : { payload }) },
    { call: nameOf(route), viewer, expected: { errorFormat: route.errorFormat, isElsewhere } },
  )
}

/** The same request with somebody's cookie, or with none. */
export function withCookie(wire: Wire, { token }: Pick<Principal, 'token'>): Wire {
  const { cookie: _cookie, ...headers } = wire.headers
  return { ...wire, headers: token ? { ...headers, cookie: `__Host-sid=${token}` } : headers }
}

/** The same request without its key; undefined if the address itself is the key. */
export function withoutKey({ key }: OutsideRoute, wire: Wire): Wire | undefined {
  const { cookie: _cookie, authorization: _authorization, ...headers } = wire.headers
  return key === 'session' || key === 'bearer' ? { ...wire, headers } : undefined
}

export const seen = ({ statusCode, body }: LightMyRequestResponse) =>
  `${statusCode} ${/"(?:errCode|detail)":"([^"]*)"/.exec(body)?.[1] ?? ''}`.trim()
