import { ApiError } from './api-error.ts'
import type { Outgoing } from './outgoing.ts'
import type { Tools } from './tools.ts'

const timeoutMs = 30_000

/** A request body: JSON text, or a form with a file. */
type Body = string | FormData
type Wire<B> = Pick<Tools, 'now'> & {
  readonly fetch: (address: string, init: RequestInit & { readonly body?: B }) => Promise<Response>
}
type Options = { readonly signal: AbortSignal; readonly key?: string | undefined }
type Envelope = { code?: number; result?: unknown; errCode?: string; errMsg?: string; errDetail?: string }

/** Sends one request; returns the result or throws an ApiError. */
export async function exchange<B extends Body>(
  wire: Wire<B>,
  { method, address, body }: Omit<Outgoing, 'body'> & { readonly body: B | undefined },
  { signal, key }: Options,
): Promise<unknown> {
  const clock = new AbortController()
  const timer = setTimeout(() => clock.abort(), timeoutMs)
  try {
    const response = await wire.fetch(stamped(address, wire.now()), {
      method,
      headers: headersOf(body, key),
      ...(body === undefined ? {} : { body }),
      credentials: 'same-origin',
      signal: AbortSignal.any([signal, clock.signal]),
    })
    return resultOf(response, await envelopeOf(response))
  } catch (error) {
    if (error instanceof ApiError) throw error
    if (clock.signal.aborted) throw new ApiError('timeout')
    throw new ApiError(signal.aborted ? 'cancelled' : 'network')
  } finally {
    clearTimeout(timer)
  }
}

/** Every request has the time in milliseconds, to bypass caches. */
export function stamped(address: string, now: number): string {
  return `${address}${address.includes('?') ? '&' : '?'}t=${now}`
}

/** The headers of a call; an idempotency key only for writes. */
export function headersOf(body: Body | undefined, key: string | undefined): Record<string, string> {
  return {
    accept: 'application/json',
    'x-requested-with': 'lyceum',
    // The browser sets a form's content type, with its boundary.
    ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  }
}

/** A failing proxy answers HTML, so a foreign answer counts as an empty one. */
async function envelopeOf(response: Response): Promise<Envelope> {
  const text = await response.text()
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

function resultOf(response: Response, envelope: Envelope): unknown {
  if (response.ok && envelope.code === 200) return envelope.result
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  const { errCode = '', errMsg = '', errDetail = '' } = envelope
  throw new ApiError('refused', {
    status: response.ok ? (envelope.code ?? 500) : response.status,
    errCode,
    errMsg,
    errDetail,
    ...(Number.isFinite(seconds) ? { retryAfterMs: seconds * 1000 } : {}),
  })
}
