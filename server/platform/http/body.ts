import { commonErrors } from '@lyceum/contract/kit'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error.ts'

const maxDepth = 32

/** Accepts JSON only, limited in depth and without characters that PostgreSQL cannot store (M11). An empty body is an empty object. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, text: string) => {
      if (text.trim() === '') return {}
      const value = parseJson(text)
      rejectUnstorable(value, 0)
      return value
    },
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new AppError(commonErrors.INVALID_INPUT, {}, 'JSON')
  }
}

/** Rejects U+0000, lone surrogates, prototype keys and deep nesting anywhere in a value. */
export function rejectUnstorable(value: unknown, depth = 0): void {
  if (depth > maxDepth) throw new AppError(commonErrors.INVALID_INPUT, {}, 'depth')
  if (typeof value === 'string') return refuseText(value)
  if (value === null || typeof value !== 'object') return
  for (const [key, field] of Object.entries(value)) {
    if (key === '__proto__') throw new AppError(commonErrors.INVALID_INPUT)
    refuseText(key)
    rejectUnstorable(field, depth + 1)
  }
}

function refuseText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw new AppError(commonErrors.INVALID_INPUT, {}, 'text')
}
