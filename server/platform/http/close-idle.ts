import type { FastifyInstance } from 'fastify'

/**
 * A connection that was answering when the server began to close becomes idle again and would keep the server open until
 * its keep-alive ends. This closes such connections until none is left.
 */
export function closeIdleWhileLeaving(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
    app.server.once('close', () => clearInterval(sweep))
    done()
  })
}
