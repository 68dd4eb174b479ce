import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- Fastify's own is an interface, which is added to
  interface FastifyRequest {
    /** The route that answers, stored once per request, because Fastify computes it on every access. */
    knownRoute: { readonly url: string | undefined; readonly config: FastifyContextConfig }
  }
}

/** Stores on every request which route answers it. */
export function noteRoutes(app: FastifyInstance): void {
  app.decorateRequest('knownRoute')
  app.addHook('onRequest', (request, _reply, done) => {
    request.knownRoute = request.routeOptions
    done()
  })
}
