import type { FastifyInstance } from 'fastify'

type End = (...given: readonly unknown[]) => unknown

/**
 * The upload library ends an answer without a body by `end(done)`, which a real connection understands and inject takes for
 * a body.
 */
export function acceptBareEnd(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, { raw }, done) => {
    const end = raw.end.bind(raw) as End
    const bare: End = (first, ...rest) =>
      typeof first === 'function' ? end(undefined, undefined, first) : end(first, ...rest)
    raw.end = bare as typeof raw.end
    done()
  })
}
