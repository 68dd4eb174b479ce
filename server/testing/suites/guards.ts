import type { Endpoint } from '@lyceum/contract/kit'
import type { LightMyRequestResponse } from 'fastify'
import { describeChanges } from './env/changes.ts'
import { callOf, type Finding, Findings } from './report/finding.ts'
import { allowedCaller, goodDraft, ownDraft } from './generate/good-draft.ts'
import { runConcurrently } from './env/concurrency.ts'
import { mayCall } from './env/principals.ts'
import { addresses } from './generate/raw-inputs.ts'
import { type Sent, wireOf } from './request.ts'
import type { TestEnv } from './env/test-env.ts'
import { codeOf, noRight } from './expectations.ts'

export type GuardReport = { readonly findings: readonly Finding[]; readonly requests: number }

type Guard = (
  testEnv: TestEnv,
  endpoint: Endpoint,
  sent: Sent,
) => Promise<{ requests: number; whats: readonly string[] }>

/** Cross-site requests, spoofed headers and other spellings of an address, for every call. */
export async function guards(testEnv: TestEnv, endpoints: readonly Endpoint[]): Promise<GuardReport> {
  const findings = new Findings()
  let requests = 0
  for (const endpoint of endpoints)
    requests += await testEnv.costs.of(endpoint, () => guardCall(testEnv, endpoint, findings))
  return { findings: [...findings.take(), ...testEnv.observed.take()], requests }
}

async function guardCall(testEnv: TestEnv, endpoint: Endpoint, findings: Findings): Promise<number> {
  let requests = 0
  const good = await goodDraft(testEnv, endpoint)
  if (!good) return 0
  for (const guard of [
    crossSite,
    spoofedHeaders,
    spoofedReads,
    otherMethods,
    otherAddresses,
  ] satisfies Guard[]) {
    const draft = await ownDraft(testEnv, good.principal, good.draft)
    await testEnv.takeChanges()
    const { requests: sent, whats } = await guard(testEnv, endpoint, { draft })
    requests += sent
    for (const what of whats) findings.add(callOf(endpoint), what)
    const changes = await testEnv.takeChanges()
    if (changes.length > 0) findings.add(callOf(endpoint), `${guard.name}: wrote ${describeChanges(changes)}`)
  }
  if (endpoint.kind === 'write') await testEnv.revive()
  return requests
}

/** What a page of another origin can make a browser send. */
export const foreign: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'no header of ours': { 'x-requested-with': '' },
  'the header of others': { 'x-requested-with': 'XMLHttpRequest' },
  'a foreign origin': { origin: 'https://evil.example' },
  'the origin of a sandbox': { origin: 'null' },
  'the origin of the other site': { origin: 'https://beta.test' },
  'an origin that begins like ours': { origin: 'https://alpha.test.evil.example' },
  'an origin that ends like ours': { origin: 'https://evil-alpha.test' },
  'an origin on another port': { origin: 'https://alpha.test:8443' },
  'a cross-site fetch': { 'sec-fetch-site': 'cross-site' },
  'a same-site fetch': { 'sec-fetch-site': 'same-site', origin: 'https://content.test' },
  'a typed address': { 'sec-fetch-site': 'none' },
}

const simpleTypes = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']

/** A24: every write rejects what a foreign page can send, and accepts what our own sends. */
async function crossSite(testEnv: TestEnv, endpoint: Endpoint, sent: Sent) {
  if (endpoint.kind === 'read' && endpoint.method === 'GET') return { requests: 0, whats: [] }
  const principal = allowedCaller(testEnv, endpoint)
  const whats: string[] = []
  await runConcurrently(Object.entries(foreign), async ([name, headers]) => {
    const response = await testEnv.call(principal, endpoint, { ...sent, headers })
    if (codeOf(response) !== 'CROSS_SITE_REQUEST') whats.push(`took ${name}: ${seen(response)}`)
  })
  await runConcurrently(endpoint.method === 'GET' ? [] : simpleTypes, async (type) => {
    const headers = { 'content-type': type, 'x-requested-with': '' }
    const response = await testEnv.call(principal, endpoint, { ...sent, headers })
    if (response.statusCode < 400) whats.push(`took a body of ${type}: ${seen(response)}`)
  })
  return { requests: Object.keys(foreign).length + simpleTypes.length, whats }
}

/** Headers with which a request may claim to be something else. */
export const spoofed: Readonly<Record<string, (testEnv: TestEnv) => string>> = {
  'x-forwarded-for': () => '10.0.0.1',
  'x-real-ip': () => '10.0.0.1',
  forwarded: () => 'for=10.0.0.1;host=beta.test;proto=https',
  'x-forwarded-host': () => 'beta.test',
  'x-host': () => 'beta.test',
  'x-user-id': ({ accounts }) => accounts.admin,
  'x-account-id': ({ accounts }) => accounts.admin,
  'x-remote-user': () => 'admin',
  'x-role': () => 'ADM',
  'x-site-id': ({ sites }) => String(sites.beta.id),
  authorization: () => 'Basic YWRtaW46YWRtaW4=',
  'x-original-url': () => '/app/api/user/current',
  'x-rewrite-url': () => '/app/api/user/current',
  'x-http-method-override': () => 'DELETE',
  'x-http-method': () => 'PUT',
  'x-method-override': () => 'POST',
}

/** A12: no header signs anybody in or makes a learner an administrator. */
async function spoofedHeaders(testEnv: TestEnv, endpoint: Endpoint, sent: Sent) {
  const refused = ['anonymous', 'lin']
    .map((name) => testEnv.principal(name))
    .filter((item) => !mayCall(endpoint, item))
  const whats: string[] = []
  for (const principal of refused) {
    await runConcurrently(Object.entries(spoofed), async ([name, value]) => {
      const response = await testEnv.call(principal, endpoint, {
        ...sent,
        headers: { [name]: value(testEnv) },
      })
      const expected = principal.person ? noRight(endpoint, principal).code : 'session_time_out'
      if (codeOf(response) !== expected) whats.push(`${principal.name} with ${name}: ${seen(response)}`)
    })
  }
  return { requests: refused.length * Object.keys(spoofed).length, whats }
}

/** A12: such headers do not change the answer of a read. */
async function spoofedReads(testEnv: TestEnv, endpoint: Endpoint, sent: Sent) {
  if (endpoint.kind === 'write') return { requests: 0, whats: [] }
  const principal = allowedCaller(testEnv, endpoint)
  const [first, second] = [
    await testEnv.call(principal, endpoint, sent),
    await testEnv.call(principal, endpoint, sent),
  ]
  const isSteady = first.body === second.body
  const whats: string[] = []
  await runConcurrently(Object.entries(spoofed), async ([name, value]) => {
    const response = await testEnv.call(principal, endpoint, { ...sent, headers: { [name]: value(testEnv) } })
    const isSame = response.statusCode === first.statusCode && (!isSteady || response.body === first.body)
    if (!isSame) whats.push(`answers otherwise with ${name}: ${seen(response)}`)
  })
  return { requests: Object.keys(spoofed).length + 2, whats }
}

/** A11: a write cannot be reached with another method, whatever a header or a query says. */
async function otherMethods(testEnv: TestEnv, endpoint: Endpoint, sent: Sent) {
  if (endpoint.kind !== 'write' || endpoint.method === 'GET') return { requests: 0, whats: [] }
  const principal = allowedCaller(testEnv, endpoint)
  const { url } = wireOf(endpoint, sent.draft)
  const asGet = { ...endpoint, method: 'GET' as const }
  const tries = [
    { headers: { 'x-http-method-override': endpoint.method, 'x-requested-with': '' } },
    {
      url: `${url}${url.includes('?') ? '&' : '?'}_method=${endpoint.method}`,
      headers: { 'x-requested-with': '' },
    },
  ]
  for (const item of tries)
    await testEnv.call(principal, asGet, { ...sent, ...item, draft: { ...sent.draft, body: undefined } })
  return { requests: tries.length, whats: [] }
}

/** A11: no other spelling of an address bypasses its guard. */
async function otherAddresses(testEnv: TestEnv, endpoint: Endpoint, sent: Sent) {
  if (endpoint.access === 'public') return { requests: 0, whats: [] }
  const anonymous = testEnv.principal('anonymous')
  const all = addresses(wireOf(endpoint, sent.draft).url)
  const whats: string[] = []
  await runConcurrently(all, async (url) => {
    const response = await testEnv.call(anonymous, endpoint, { ...sent, url })
    if (response.statusCode === 200 && isCall(response))
      whats.push(`anonymous at ${url.slice(0, 120)}: ${seen(response)}`)
  })
  return { requests: all.length, whats }
}

/** A page of the portal is public. */
const isCall = ({ headers }: LightMyRequestResponse) =>
  !String(headers['content-type']).startsWith('text/html')

const seen = (response: LightMyRequestResponse) => `${response.statusCode} ${codeOf(response) ?? ''}`.trim()
