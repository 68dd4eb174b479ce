import type { LightMyRequestResponse } from 'fastify'
import { z } from 'zod'
import { cookieTroubles, envelopeTroubles, usualSlowMs } from '../answer-rules.ts'
import type { OutsideRoute } from './route.ts'

/** A refusal in the words of SCIM (RFC 7644, 3.12); a copy on purpose, not an import. */
const scimRefusal = z.strictObject({
  schemas: z.tuple([z.literal('urn:ietf:params:scim:api:messages:2.0:Error')]),
  status: z.string().regex(/^[45]\d\d$/),
  detail: z.string().min(1),
  scimType: z.string().optional(),
})

const onEveryAnswer: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}
const tellTale = ['server', 'x-powered-by', 'access-control-allow-credentials']

export type Spoken = {
  readonly response: LightMyRequestResponse
  readonly ms: number
  readonly speaks: OutsideRoute['speaks']
  /** Whether the address may have led to no route at all, which is refused as an unknown call. */
  readonly isElsewhere: boolean
}

/** What is wrong with an answer of a route outside the contract, whatever was asked. */
export function spokenTroubles({ response, ms, speaks, isElsewhere }: Spoken): string[] {
  const { statusCode, headers } = response
  const missing = Object.entries(onEveryAnswer).filter(([name, value]) => headers[name] !== value)
  return [
    ...(statusCode >= 500 ? [`answered ${statusCode}`] : []),
    ...(ms > usualSlowMs ? [`took ${Math.round(ms)} ms`] : []),
    ...missing.map(([name]) => `header ${name} is missing or other`),
    ...tellTale.filter((name) => headers[name] !== undefined).map((name) => `header ${name} is sent`),
    ...cookieTroubles(response),
    ...(statusCode >= 400 && response.body !== '' ? shapeTroubles(response, speaks, isElsewhere) : []),
  ]
}

function shapeTroubles(
  response: LightMyRequestResponse,
  speaks: OutsideRoute['speaks'],
  isElsewhere: boolean,
): string[] {
  const asEnvelope = envelopeTroubles(response)
  if (speaks === 'envelope' || (isElsewhere && asEnvelope.length === 0)) return asEnvelope
  const type = String(response.headers['content-type'])
  if (!type.startsWith('application/scim+json')) return [`${response.statusCode} as ${type}`]
  const fits = scimRefusal.safeParse(json(response.body))
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
