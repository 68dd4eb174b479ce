import type { LightMyRequestResponse } from 'fastify'
import { z } from 'zod'

/** Headers of every API answer (reliability.md, section 9); a copy on purpose, not an import. */
const headers: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cache-control': 'no-store',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

const revealingHeaders = ['server', 'x-powered-by', 'access-control-allow-origin']

const success = z.strictObject({ code: z.literal(200), result: z.unknown() })
const errorBody = z.strictObject({
  code: z.int().min(400).max(599),
  errCode: z.string().min(1),
  errMsg: z.string().min(1),
  errDetail: z.string(),
})

/** In fair time (fair-time.ts), which does not pass while a shared build server stalls. */
export const usualSlowMs = 2000

export type Answered = {
  readonly response: LightMyRequestResponse
  readonly ms: number
  readonly slowMs: number
  readonly url: string
  /** The call uses HTTP directly: its 200 answer may be anything. */
  readonly isRaw: boolean
}

/** Finds what is wrong with any answer: errors, slowness, envelope, headers, cookies. */
export function troublesOf({ response, ms, slowMs, url, isRaw }: Answered): string[] {
  const { statusCode } = response
  const isPage = !url.startsWith('/app/') && String(response.headers['content-type']).startsWith('text/html')
  const isFree = isPage || (isRaw && statusCode === 200 && !isJson(response))
  return [
    ...(statusCode >= 500 ? [`answered ${statusCode}`] : []),
    ...(ms > slowMs ? [`took ${Math.round(ms)} ms`] : []),
    ...headerTroubles(response, isFree ? ownPolicy : noOwn),
    ...(isFree ? [] : envelopeTroubles(response)),
    ...cookieTroubles(response),
  ]
}

/** Headers for which pages and streams have their own values. */
const ownPolicy = new Set(['content-security-policy', 'cache-control', 'cross-origin-resource-policy'])
const noOwn = new Set<string>()

const isJson = ({ headers }: LightMyRequestResponse) =>
  headers['content-type'] === 'application/json; charset=utf-8'

function headerTroubles({ headers: sent }: LightMyRequestResponse, own: ReadonlySet<string>): string[] {
  const wrong = Object.entries(headers).filter(([name, value]) =>
    own.has(name) ? sent[name] === undefined : sent[name] !== value,
  )
  const loose = revealingHeaders.filter((name) => sent[name] !== undefined)
  return [
    ...(wrong.length > 0 ? [`headers missing or other: ${wrong.map(([name]) => name).join(', ')}`] : []),
    ...loose.map((name) => `header ${name} is sent`),
  ]
}

/** Finds what is wrong with the shape of an answer. */
export function envelopeTroubles(response: LightMyRequestResponse): string[] {
  if (!isJson(response)) return [`content type ${JSON.stringify(response.headers['content-type'] ?? null)}`]
  const answer = parsed(response.body)
  const shape = response.statusCode === 200 ? success : errorBody
  const fits = shape.safeParse(answer)
  if (!fits.success) return [`envelope: ${response.statusCode} ${response.body.slice(0, 160)}`]
  if (fits.data.code !== response.statusCode)
    return [`envelope says ${fits.data.code}, status ${response.statusCode}`]
  const { errMsg } = { errMsg: '', ...fits.data }
  return /\{\w+\}/.test(errMsg) ? [`a blank was left open: ${errMsg}`] : []
}

/** Finds cookies without the flags that all of ours have. */
export function cookieTroubles({
  headers: { 'set-cookie': cookies = [] },
}: LightMyRequestResponse): string[] {
  return [cookies].flat().flatMap((cookie) => {
    const name = cookie.split('=')[0] ?? ''
    const isSafe = name.startsWith('__Host-') && /; Path=\/(;|$)/.test(cookie) && /; Secure(;|$)/.test(cookie)
    return isSafe && /; HttpOnly/.test(cookie) && /; SameSite=Lax/.test(cookie)
      ? []
      : [`loose cookie ${name}`]
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
