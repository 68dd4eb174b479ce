import type { Endpoint } from '@lyceum/contract/kit'
import type { Draft } from './draft.ts'

/** What goes over the wire: an address, and the text of a body where the call takes one. */
export type Wire = { readonly method: Endpoint['method']; readonly url: string; readonly payload?: string }

/** Puts a filled draft where the contract wants it. */
export function wireOf(endpoint: Endpoint, { params, query, body }: Draft): Wire {
  const path = endpoint.path.replace(/:(\w+)/g, (_all, name: string) => encoded(params[name]))
  const asked = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${encoded(name)}=${encoded(one)}`),
  )
  const url = asked.length > 0 ? `${path}?${asked.join('&')}` : path
  const { method } = endpoint
  return body === undefined ? { method, url } : { method, url, payload: written(body) }
}

/** Numbers that no JavaScript value can hold are drafted as `#1e309#` and written bare. */
export const bareNumber = (digits: string) => `#${digits}#`

function written(value: unknown): string {
  return JSON.stringify(value).replace(/"#([-+.\de]+)#"/gi, '$1')
}

/** Also encodes what `encodeURIComponent` refuses: half a surrogate pair becomes the broken bytes it stands for. */
function encoded(value: unknown): string {
  if (typeof value === 'object') return encodeURIComponent(JSON.stringify(value))
  // oxlint-disable-next-line typescript/no-base-to-string -- objects have gone the other way
  const text = String(value).replace(/^#([-+.\de]+)#$/i, '$1')
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80'
}
