import type { FastifyInstance, FastifyReply } from 'fastify'

/** Headers of every API answer (reliability.md, section 9). Pages and user content have their own. */
const headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cache-control': 'no-store',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    secure(reply)
    done()
  })
}

/** For an answer that passes no hook. */
export function secure(reply: FastifyReply): void {
  reply.headers(headers)
}
