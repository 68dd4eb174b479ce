import type { LightMyRequestResponse } from 'fastify'
import { z } from 'zod'
import { cookieTroubles, envelopeTroubles, usualSlowMs } from '../answer-rules.ts'
import type { OutsideRoute } from './route.ts'

/** A SCIM error (RFC 7644, 3.12); a copy on purpose, not an import. */
const scimError = z.strictObject({
  schemas: z.tuple([z.literal('urn:ietf:params:scim:api:messages:2.0:Error')]),
  status: z.string().regex(/^[45]\d\d$/),
  detail: z.string().min(1),
  scimType: z.string().optional(),
})

const onEveryAnswer: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}
const revealingHeaders = ['server', 'x-powered-by', 'access-control-allow-credentials']

export type OutsideAnswer = {
  readonly response: LightMyRequestResponse
  readonly ms: number
  readonly errorFormat: OutsideRoute['errorFormat']
  /** Whether the address may lead to no route at all, which is rejected as an unknown call. */
  readonly isElsewhere: boolean
}

/** Finds what is wrong with any answer of a route outside the contract. */
export function outsideAnswerTroubles({ response, ms, errorFormat, isElsewhere }: OutsideAnswer): string[] {
  const { statusCode, headers } = response
  const missing = Object.entries(onEveryAnswer).filter(([name, value]) => headers[name] !== value)
  return [
    ...(statusCode >= 500 ? [`answered ${statusCode}`] : []),
    ...(ms > usualSlowMs ? [`took ${Math.round(ms)} ms`] : []),
    ...missing.map(([name]) => `header ${name} is missing or other`),
    ...revealingHeaders.filter((name) => headers[name] !== undefined).map((name) => `header ${name} is sent`),
    ...cookieTroubles(response),
    ...(statusCode >= 400 && response.body !== '' ? shapeTroubles(response, errorFormat, isElsewhere) : []),
  ]
}

function shapeTroubles(
  response: LightMyRequestResponse,
  errorFormat: OutsideRoute['errorFormat'],
  isElsewhere: boolean,
): string[] {
  const asEnvelope = envelopeTroubles(response)
  if (errorFormat === 'envelope' || (isElsewhere && asEnvelope.length === 0)) return asEnvelope
  const type = String(response.headers['content-type'])
  if (!type.startsWith('application/scim+json')) return [`${response.statusCode} as ${type}`]
  const fits = scimError.safeParse(json(response.body))
  const isSame = fits.success && fits.data.status === String(response.statusCode)
  return isSame ? [] : [`no refusal of SCIM: ${response.statusCode} ${response.body.slice(0, 160)}`]
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
