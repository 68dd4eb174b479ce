import { commonErrors } from '@lyceum/contract/kit'
import Fastify, { type FastifyInstance } from 'fastify'
import { Failure } from '../failure.ts'
import type { Route } from './answer.ts'
import { acceptJson } from './body.ts'
import { closeIdleWhileLeaving } from './close-idle.ts'
import { countArrivals } from './count-arrivals.ts'
import { addDeadline } from './deadline.ts'
import { addSecurityHeaders, secure } from './headers.ts'
import { noteRoutes } from './known-route.ts'
import { type Ground, mount } from './mount.ts'
import { refuse } from './refusal.ts'
import { cutSlowBodies, slowHeaders } from './slow-requests.ts'
import { spokenLocale } from './spoken-locale.ts'

export type ServerOptions = Ground & { readonly routes: readonly Route[] }

/** The HTTP server of the house: every call of the contract, behind the same guards. */
export function makeServer({ partsNow, doors, routes }: ServerOptions): FastifyInstance {
  const { config } = partsNow()
  const app = Fastify({
    bodyLimit: 1_048_576,
    http: slowHeaders(config),
    // A whole request may take long, as long as it goes on: see slow-requests.ts.
    requestTimeout: 0,
    // A stream whose reader has stopped reading; a call that is being worked on ends before (see deadline.ts).
    connectionTimeout: 30_000 * config.PATIENCE,
    keepAliveTimeout: 75_000,
    maxRequestsPerSocket: 0,
    return503OnClosing: false,
    trustProxy: config.TRUST_PROXY === '' ? false : config.TRUST_PROXY.split(','),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 100 },
    logger: false,
    forceCloseConnections: 'idle',
    // An address that cannot be read, or an id of a thousand characters: refused before any hook has run.
    frameworkErrors: (error, request, reply) => {
      secure(reply)
      void refuse(partsNow(), error, { request, reply, locale: spokenLocale(request) })
    },
  })
  closeIdleWhileLeaving(app)
  noteRoutes(app)
  cutSlowBodies(app, config.BODY_MS * config.PATIENCE)
  acceptJson(app)
  addDeadline(app, 20_000 * config.PATIENCE)
  addSecurityHeaders(app)
  countArrivals(app, partsNow)
  app.setErrorHandler((error, request, reply) =>
    refuse(partsNow(), error, { request, reply, locale: spokenLocale(request) }),
  )
  app.setNotFoundHandler((request, reply) =>
    refuse(partsNow(), new Failure(commonErrors.NO_SUCH_CALL), {
      request,
      reply,
      locale: spokenLocale(request),
    }),
  )
  app.addHook('onResponse', (request, reply, done) => {
    const labels = {
      method: request.method,
      path: request.knownRoute.url ?? 'none',
      status: String(reply.statusCode),
    }
    partsNow().metrics.requests.observe(labels, reply.elapsedTime / 1000)
    done()
  })
  for (const route of routes) mount(app, route, { partsNow, doors })
  return app
}
