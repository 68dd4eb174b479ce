import { commonErrors, type Endpoint } from '@lyceum/contract/kit'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import { rejectUnstorable } from './body.ts'

/** Reads path, query and body of a call into one flat, typed object, or rejects them. */
export function inputReader(endpoint: Endpoint): (request: FastifyRequest) => unknown {
  const { params, query } = endpoint
  // An unknown field is rejected, not dropped: nobody sends `role` or `score` by accident (A38).
  const body = endpoint.body?.strict()
  return (request) => {
    rejectUnstorable(request.params)
    rejectUnstorable(request.query)
    const fromQuery = query ? parsed(query, request.query) : {}
    const sent = endpoint.method === 'DELETE' ? deleteBody(request) : request.body
    return {
      ...(params ? parsed(params, request.params) : {}),
      ...fromQuery,
      ...(body ? parsed(body, sent ?? {}) : {}),
    }
  }
}

/** Some proxies drop the body of a DELETE, so its fields may be in the query. */
function deleteBody(request: FastifyRequest): unknown {
  const { t: _timestamp, ...query } = request.query as Record<string, unknown>
  const body = request.body
  return body && typeof body === 'object' && Object.keys(body).length > 0 ? body : query
}

function parsed(schema: z.ZodType, value: unknown): object {
  const outcome = schema.safeParse(value)
  if (outcome.success) return outcome.data as object
  const lines = outcome.error.issues.map((issue) => `${issue.path.join('.') || '·'}: ${issue.message}`)
  throw new AppError(commonErrors.INVALID_INPUT, {}, lines.slice(0, 10).join('\n'))
}
