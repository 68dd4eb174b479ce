import { randomUUID } from 'node:crypto'
import { commonErrors, type Locale, sentence } from '@lyceum/contract/kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { troubleOf } from '../db.ts'
import { Failure } from '../failure.ts'
import type { Parts } from '../parts.ts'
import { NoSpaceLeft } from '../storage/trouble.ts'

type FastifyTrouble = { readonly statusCode?: number; readonly code?: string }

/** After how many seconds to try again, where the refusal itself does not say. */
const usualWaits: Readonly<Record<number, number>> = { 409: 1, 429: 60, 503: 1, 507: 60 }

/** Turns whatever was thrown into the one shape of a refusal. Nothing of the inside ever shows. */
export function refuse(
  parts: Parts,
  error: unknown,
  http: { request: FastifyRequest; reply: FastifyReply; locale: Locale },
) {
  const { request, reply, locale } = http
  const failure = asFailure(parts, error, request)
  const { spec, filling, detail } = failure
  parts.metrics.refusals.inc({ code: spec.code })
  const wait = usualWaits[spec.status]
  if (wait !== undefined) void reply.header('retry-after', String(filling['seconds'] ?? wait))
  return reply
    .code(spec.status)
    .header('content-type', 'application/json; charset=utf-8')
    .send({
      code: spec.status,
      errCode: spec.code,
      errMsg: sentence(spec, locale, filling),
      errDetail: detail ?? '',
    })
}

function asFailure(parts: Parts, error: unknown, request: FastifyRequest): Failure {
  if (error instanceof Failure) return error
  const trouble = troubleOf(error)
  if (trouble === 'locked') return new Failure(commonErrors.IN_PROGRESS)
  if (trouble) {
    parts.log.warn({ err: error }, 'a part is away')
    return new Failure(error instanceof NoSpaceLeft ? commonErrors.NO_SPACE_LEFT : commonErrors.SERVER_BUSY)
  }
  const { statusCode = 500 } = error as FastifyTrouble
  // Fastify's own refusals: broken JSON, wrong content type, body too large.
  if (statusCode >= 400 && statusCode < 500)
    return new Failure({ ...commonErrors.INVALID_INPUT, status: statusCode === 413 ? 413 : 400 })
  if (statusCode === 503) return new Failure(commonErrors.SERVER_BUSY)
  const id = randomUUID().slice(0, 8)
  parts.log.error({ err: error, id, path: request.routeOptions.url }, 'a bug answered a call')
  return new Failure(commonErrors.SERVER_ERROR, { id })
}
