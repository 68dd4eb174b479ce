import { randomUUID } from 'node:crypto'
import { commonErrors, type Locale, sentence } from '@lyceum/contract/kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { dbErrorKind } from '../db.ts'
import { AppError } from '../app-error.ts'
import type { Parts } from '../parts.ts'
import { NoSpaceLeft } from '../storage/storage-error.ts'

type FastifyTrouble = { readonly statusCode?: number; readonly code?: string }

/** Seconds for Retry-After, where the error itself gives none. */
const usualWaits: Readonly<Record<number, number>> = { 409: 1, 429: 60, 503: 1, 507: 60 }

/** Turns any thrown value into an error answer. Nothing internal is shown. */
export function sendError(
  parts: Parts,
  error: unknown,
  http: { request: FastifyRequest; reply: FastifyReply; locale: Locale },
) {
  const { request, reply, locale } = http
  const appError = asAppError(parts, error, request)
  const { spec, filling, detail } = appError
  parts.metrics.errors.inc({ code: spec.code })
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

function asAppError(parts: Parts, error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error
  const trouble = dbErrorKind(error)
  if (trouble === 'locked') return new AppError(commonErrors.IN_PROGRESS)
  if (trouble) {
    parts.log.warn({ err: error }, 'service unavailable')
    return new AppError(error instanceof NoSpaceLeft ? commonErrors.NO_SPACE_LEFT : commonErrors.SERVER_BUSY)
  }
  const { statusCode = 500 } = error as FastifyTrouble
  // Fastify's own errors: broken JSON, wrong content type, body too large.
  if (statusCode >= 400 && statusCode < 500)
    return new AppError({ ...commonErrors.INVALID_INPUT, status: statusCode === 413 ? 413 : 400 })
  if (statusCode === 503) return new AppError(commonErrors.SERVER_BUSY)
  const id = randomUUID().slice(0, 8)
  parts.log.error({ err: error, id, path: request.routeOptions.url }, 'unexpected error in call')
  return new AppError(commonErrors.SERVER_ERROR, { id })
}
