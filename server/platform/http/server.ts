import { commonErrors, type ErrorSpec, localeOf } from '@lyceum/contract/kit'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Actor, Site } from '../ctx.ts'
import { Failure } from '../failure.ts'
import type { Listeners } from '../open-ctx.ts'
import type { Parts } from '../parts.ts'
import type { Route } from './answer.ts'
import { acceptJson } from './body.ts'
import { addSecurityHeaders } from './headers.ts'
import { mount } from './mount.ts'
import { refuse } from './refusal.ts'

/** Why a session is not in force; its code tells the screen what to say. */
export type SessionAnswer = { readonly actor: Actor } | { readonly refused: ErrorSpec<never> }

/** What the ground must ask the rooms: which site a host belongs to, and who a cookie speaks for. */
export type Doors = {
  readonly findSite: (parts: Parts, host: string) => Promise<Site>
  readonly openSession: (parts: Parts, site: Site, cookie: string) => Promise<SessionAnswer>
  readonly listeners: Listeners
}

export type ServerOptions = { readonly parts: Parts; readonly doors: Doors; readonly routes: readonly Route[] }

/** The HTTP server of the house: every call of the contract, behind the same guards. */
export function makeServer({ parts, doors, routes }: ServerOptions): FastifyInstance {
  const { config } = parts
  const app = Fastify({
    bodyLimit: 1_048_576,
    requestTimeout: 30_000,
    handlerTimeout: 20_000,
    keepAliveTimeout: 75_000,
    maxRequestsPerSocket: 0,
    return503OnClosing: false,
    trustProxy: config.TRUST_PROXY === '' ? false : config.TRUST_PROXY.split(','),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 100 },
    logger: false,
    forceCloseConnections: 'idle',
  })
  acceptJson(app)
  addSecurityHeaders(app)
  app.setErrorHandler((error, request, reply) => refuse(parts, error, { request, reply, locale: spokenLocale(request) }))
  app.setNotFoundHandler((request, reply) =>
    refuse(parts, new Failure(commonErrors.NO_SUCH_CALL), { request, reply, locale: spokenLocale(request) }),
  )
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, path: request.routeOptions.url ?? 'none', status: String(reply.statusCode) }
    parts.metrics.requests.observe(labels, reply.elapsedTime / 1000)
  })
  for (const route of routes) mount(app, route, { parts, doors })
  return app
}

/** The language of an answer before anyone is known: the `locale` cookie, then the browser's first wish. */
export function spokenLocale(request: FastifyRequest) {
  const cookie = /(?:^|;\s*)locale=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1]
  const wish = request.headers['accept-language']?.split(',')[0]?.split(';')[0]
  return localeOf(cookie) ?? localeOf(wish) ?? 'zh-CN'
}
