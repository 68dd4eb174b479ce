import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- Fastify's own is an interface, which is added to
  interface FastifyRequest {
    /** The route that answers, found once for each request: Fastify makes the whole of it anew whenever it is asked. */
    knownRoute: { readonly url: string | undefined; readonly config: FastifyContextConfig }
  }
}

/** Notes on every request which route answers it. */
export function noteRoutes(app: FastifyInstance): void {
  app.decorateRequest('knownRoute')
  app.addHook('onRequest', (request, _reply, done) => {
    request.knownRoute = request.routeOptions
    done()
  })
}
