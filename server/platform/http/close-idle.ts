import type { FastifyInstance } from 'fastify'

/**
 * A connection that was answering when the server began to close goes back to waiting for a next request, and would
 * hold the server open until its keep-alive ends. Those that have become idle are closed too, until none is left.
 */
export function closeIdleWhileLeaving(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
    app.server.once('close', () => clearInterval(sweep))
    done()
  })
}
