import type { Endpoint } from '@lyceum/contract/kit'
import type { InjectOptions } from 'fastify'
import type { Draft } from './generate/draft.ts'
import { addressOf, type Principal } from './env/principals.ts'

/** What a suite sends: a filled draft, and what differs from it on the wire. */
export type Sent = {
  readonly draft: Draft
  readonly headers?: Readonly<Record<string, string>>
  readonly payload?: string | Buffer
  readonly url?: string
}

/** What goes over the wire: an address, and the text of a body if the call takes one. */
export type Wire = { readonly method: Endpoint['method']; readonly url: string; readonly payload?: string }

/** Puts a filled draft into path, query and body. */
export function wireOf(endpoint: Endpoint, { params, query, body }: Draft): Wire {
  const path = endpoint.path.replace(/:(\w+)/g, (_all, name: string) => encoded(params[name]))
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((item) => `${encoded(name)}=${encoded(item)}`),
  )
  const url = pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
  const { method } = endpoint
  return body === undefined ? { method, url } : { method, url, payload: written(body) }
}

/** Numbers that no JavaScript value can hold are drafted as `#1e309#` and written without quotes. */
export const bareNumber = (digits: string) => `#${digits}#`

function written(value: unknown): string {
  return JSON.stringify(value).replace(/"#([-+.\de]+)#"/gi, '$1')
}

/** Also encodes what `encodeURIComponent` rejects: half a surrogate pair becomes its broken bytes. */
function encoded(value: unknown): string {
  if (typeof value === 'object') return encodeURIComponent(JSON.stringify(value))
  // oxlint-disable-next-line typescript/no-base-to-string -- objects have gone the other way
  const text = String(value).replace(/^#([-+.\de]+)#$/i, '$1')
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80'
}

/** The request for a call by a principal. */
export function requestOf(principal: Principal, endpoint: Endpoint, sent: Sent): InjectOptions {
  const { method, url, payload } = wireOf(endpoint, sent.draft)
  const body = sent.payload ?? payload ?? (method === 'GET' ? undefined : '{}')
  const cookie = principal.token ? { cookie: `__Host-sid=${principal.token}` } : {}
  const type = body === undefined ? {} : { 'content-type': 'application/json' }
  const headers = {
    host: addressOf(principal),
    'x-requested-with': 'lyceum',
    ...type,
    ...cookie,
    ...sent.headers,
  }
  return {
    method,
    url: sent.url ?? url,
    headers: without(headers),
    ...(body === undefined ? {} : { payload: body }),
  }
}

/** An empty header is one that is not sent. */
const without = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''))
