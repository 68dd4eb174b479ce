import { commonErrors } from '@lyceum/contract/kit'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '../app-error.ts'

const everyMs = 500

/**
 * Answers 503 to a call that exceeds its time limit (D12). One timer checks all open calls: Fastify's own `handlerTimeout`
 * creates and aborts a controller for every call, a tenth of the cost of a hot write. An answer that has begun is a stream
 * and is left to the socket's timeout.
 */
export function addDeadline(app: FastifyInstance, budgetMs: number): void {
  // In order of their start, so that the search ends at the first young one.
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
        if (!reply.sent && !reply.raw.headersSent) void reply.send(new AppError(commonErrors.SERVER_BUSY))
      }
    },
    Math.min(everyMs, budgetMs),
  )
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
