import type { Endpoint } from '../../contract/kit/index.ts'
import { type Person, testHost } from '../../faults/env/database.ts'

type Call = { readonly person?: Person; readonly body?: object; readonly key?: string }

/** A call of the contract as raw HTTP, as a browser would send it. */
export function requestText({ method, path }: Endpoint, { person, body, key }: Call = {}): string {
  const payload = body ? JSON.stringify(body) : undefined
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${testHost}`,
    'X-Requested-With: lyceum',
    ...(person ? [`Cookie: __Host-sid=${person.token}`] : []),
    ...(key ? [`Idempotency-Key: ${key}`] : []),
    ...(payload === undefined
      ? []
      : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(payload)}`]),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${payload ?? ''}`
}
