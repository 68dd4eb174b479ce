import type { Endpoint } from '@lyceum/contract/kit'
import { drafts, type Draft, filled } from './draft.ts'
import { type Sent, wireOf } from '../request.ts'

type RawInput = Sent & { readonly name: string }

/** Inputs below the level of the schema: broken bodies, odd content types, odd addresses. */
export function rawInputs(endpoint: Endpoint): RawInput[] {
  const [first = empty] = drafts(endpoint, 'full', 1)
  const draft = filled(first, () => '1')
  const { url, payload = '{}' } = wireOf(endpoint, draft)
  const inputs: RawInput[] = addresses(url).map((url) => ({ name: `address ${url}`, draft, url }))
  if (endpoint.method === 'GET') return inputs
  const bodies = Object.entries(brokenBodies(payload)).map(([name, text]) => ({ name, draft, payload: text }))
  const types = contentTypes.map((type) => ({
    name: type,
    draft,
    payload,
    headers: { 'content-type': type },
  }))
  return [...inputs, ...bodies, ...types]
}

const empty: Draft = { params: {}, query: {}, body: undefined }

export const contentTypes = [
  'text/plain',
  'text/plain;charset=utf-8',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json/../..',
  'application/vnd.api+json',
  ';',
]

export function brokenBodies(payload: string): Record<string, string | Buffer> {
  const rest = payload.trim().slice(1, -1)
  const twice = rest.trim() === '' ? '"a":1,"a":2' : `${rest},${rest}`
  return {
    'half a body': payload.slice(0, -1),
    'no JSON': '<a>1</a>',
    'single quotes': "{'a':1}",
    'a comment': `${payload}//`,
    'two bodies': `${payload}${payload}`,
    'a mark of byte order': `\ufeff${payload}`,
    null: 'null',
    'a list': `[${payload}]`,
    'a string': '"a"',
    'a number': '1e309',
    nothing: ' ',
    'every key twice': `{${twice}}`,
    __proto__: `{"__proto__":{"isAdmin":true},${rest || '"a":1'}}`,
    'constructor.prototype': `{"constructor":{"prototype":{"isAdmin":true}},${rest || '"a":1'}}`,
    'deep lists': `{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
    'deep objects': `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
    'two megabytes': `{"a":"${'a'.repeat(2_097_152)}"}`,
    'many keys': `{${Array.from({ length: 20_000 }, (_, n) => `"k${n}":1`).join()}}`,
    'broken UTF-8': Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0xaf, 0x22, 0x3a, 0x31, 0x7d]),
    'a raw NUL': Buffer.from('{"a":"\0"}'),
  }
}

/** Spellings of the same address, and of ones that only look like it. */
export function addresses(url: string): string[] {
  const [path = '', query] = url.split('?')
  const withQuery = (text: string) => `${path}?${text}`
  const [first = '/'] = /^\/[^/]*\/?/.exec(path) ?? []
  return [
    `/${path}`,
    path.replace(first, `${first}/`),
    path.replace(first, `/%${first.charCodeAt(1).toString(16)}${first.slice(2)}`),
    path.replace(first, `${first}./`),
    path.replace(first, `${first}x/../`),
    path.replace(first, `${first}%2e%2e${first}`),
    path.replaceAll('/', '%2f'),
    path.toUpperCase(),
    `${path}/`,
    `${path};jsessionid=1`,
    `${path}%00`,
    `${path}%`,
    `${path}%zz`,
    `${path}%c0%af`,
    `${path}%20`,
    `${path}\\`,
    withQuery(`${query ?? ''}&${query ?? 'a=1&a=2'}`),
    withQuery('__proto__[a]=1&constructor=2'),
    withQuery('a[b][c]=1&a[]=2'),
    withQuery('%zz=%zz&=&&&'),
    withQuery(`a=${'a'.repeat(20_000)}`),
    withQuery(Array.from({ length: 2000 }, (_, n) => `k${n}=1`).join('&')),
  ]
}
