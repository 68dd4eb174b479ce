import { commonErrors } from '@lyceum/contract/kit'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Failure } from '../failure.ts'

const everyMs = 500

/**
 * Gives a call that outlasts its budget an honest 503 (D12). One timer looks at all open calls: Fastify's own
 * `handlerTimeout` makes and aborts a controller for every call that ends well, a tenth of the cost of a hot write.
 * An answer that has begun is a stream and is left to the socket's own timeout.
 */
export function addDeadline(app: FastifyInstance, budgetMs: number): void {
  // In the order of their beginning: the first young one ends the search.
  const open = new Map<FastifyReply, number>()
  app.addHook('onRequest', (_request, reply, done) => {
    open.set(reply, performance.now())
    done()
  })
  app.addHook('onResponse', (_request, reply, done) => {
    open.delete(reply)
    done()
  })
  const timer = setInterval(
    () => {
      const latest = performance.now() - budgetMs
      for (const [reply, since] of open) {
        if (since > latest) break
        open.delete(reply)
        if (!reply.sent && !reply.raw.headersSent) void reply.send(new Failure(commonErrors.SERVER_BUSY))
      }
    },
    Math.min(everyMs, budgetMs),
  )
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
