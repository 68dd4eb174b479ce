import { commonErrors } from '@lyceum/contract/kit'
import Fastify, { type FastifyInstance } from 'fastify'
import { AppError } from '../app-error.ts'
import type { Route } from './answer.ts'
import { acceptJson } from './body.ts'
import { closeIdleWhileLeaving } from './close-idle.ts'
import { countArrivals } from './count-arrivals.ts'
import { addDeadline } from './deadline.ts'
import { addSecurityHeaders, secure } from './headers.ts'
import { noteRoutes } from './known-route.ts'
import { type ServerDeps, mount } from './mount.ts'
import { sendError } from './error-answer.ts'
import { cutSlowBodies, slowHeaders } from './slow-requests.ts'
import { requestLocale } from './request-locale.ts'

export type ServerOptions = ServerDeps & { readonly routes: readonly Route[] }

/** The HTTP server: every call of the contract, behind the same guards. */
export function makeServer({ partsNow, resolvers, routes }: ServerOptions): FastifyInstance {
  const { config } = partsNow()
  const app = Fastify({
    bodyLimit: 1_048_576,
    http: slowHeaders(config),
    // A request may take long while it makes progress: see slow-requests.ts.
    requestTimeout: 0,
    // Ends a stream whose reader has stopped reading; a running call ends before that (see deadline.ts).
    connectionTimeout: 30_000 * config.PATIENCE,
    keepAliveTimeout: 75_000,
    maxRequestsPerSocket: 0,
    return503OnClosing: false,
    trustProxy: config.TRUST_PROXY === '' ? false : config.TRUST_PROXY.split(','),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 100 },
    logger: false,
    forceCloseConnections: 'idle',
    // A malformed address or an overlong id is rejected before any hook runs.
    frameworkErrors: (error, request, reply) => {
      secure(reply)
      void sendError(partsNow(), error, { request, reply, locale: requestLocale(request) })
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
    sendError(partsNow(), error, { request, reply, locale: requestLocale(request) }),
  )
  app.setNotFoundHandler((request, reply) =>
    sendError(partsNow(), new AppError(commonErrors.NO_SUCH_CALL), {
      request,
      reply,
      locale: requestLocale(request),
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
  for (const route of routes) mount(app, route, { partsNow, resolvers })
  return app
}
