import { commonErrors } from '@lyceum/contract/kit'
import Fastify, { type FastifyInstance } from 'fastify'
import { Failure } from '../failure.ts'
import type { Parts } from '../parts.ts'
import type { Route } from './answer.ts'
import { acceptJson } from './body.ts'
import { closeIdleWhileLeaving } from './close-idle.ts'
import { addDeadline } from './deadline.ts'
import type { Doors } from './doors.ts'
import { addSecurityHeaders, secure } from './headers.ts'
import { mount } from './mount.ts'
import { refuse } from './refusal.ts'
import { spokenLocale } from './spoken-locale.ts'

export type ServerOptions = {
  readonly parts: Parts
  readonly doors: Doors
  readonly routes: readonly Route[]
}

/** The HTTP server of the house: every call of the contract, behind the same guards. */
export function makeServer({ parts, doors, routes }: ServerOptions): FastifyInstance {
  const { config } = parts
  const app = Fastify({
    bodyLimit: 1_048_576,
    requestTimeout: 30_000 * config.PATIENCE,
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
      void refuse(parts, error, { request, reply, locale: spokenLocale(request) })
    },
  })
  closeIdleWhileLeaving(app)
  acceptJson(app)
  addDeadline(app, 20_000 * config.PATIENCE)
  addSecurityHeaders(app)
  app.setErrorHandler((error, request, reply) =>
    refuse(parts, error, { request, reply, locale: spokenLocale(request) }),
  )
  app.setNotFoundHandler((request, reply) =>
    refuse(parts, new Failure(commonErrors.NO_SUCH_CALL), { request, reply, locale: spokenLocale(request) }),
  )
  app.addHook('onResponse', (request, reply, done) => {
    const labels = {
      method: request.method,
      path: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    }
    parts.metrics.requests.observe(labels, reply.elapsedTime / 1000)
    done()
  })
  for (const route of routes) mount(app, route, { parts, doors })
  return app
}
