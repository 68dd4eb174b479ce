import type { Endpoint } from '@lyceum/contract/kit'
import type { LightMyRequestResponse } from 'fastify'
import { told } from './changes.ts'
import { callOf, type Finding, Findings } from './finding.ts'
import { allowedCaller, goodDraft, ownDraft } from './good-draft.ts'
import { inLanes } from './lanes.ts'
import { mayCall } from './principals.ts'
import { addresses } from './raw-inputs.ts'
import { type Sent, wireOf } from './request.ts'
import type { Stage } from './stage.ts'
import { codeOf, noRight } from './verdict.ts'

export type GuardReport = { readonly findings: readonly Finding[]; readonly requests: number }

type Guard = (
  stage: Stage,
  endpoint: Endpoint,
  sent: Sent,
) => Promise<{ requests: number; whats: readonly string[] }>

/** Requests that another site's page may cause, spoofed headers, other spellings of an address: for every call. */
export async function guards(stage: Stage, endpoints: readonly Endpoint[]): Promise<GuardReport> {
  const findings = new Findings()
  let requests = 0
  for (const endpoint of endpoints)
    requests += await stage.costs.of(endpoint, () => guardCall(stage, endpoint, findings))
  return { findings: [...findings.take(), ...stage.observed.take()], requests }
}

async function guardCall(stage: Stage, endpoint: Endpoint, findings: Findings): Promise<number> {
  let requests = 0
  const good = await goodDraft(stage, endpoint)
  if (!good) return 0
  for (const guard of [
    crossSite,
    spoofedHeaders,
    spoofedReads,
    otherMethods,
    otherAddresses,
  ] satisfies Guard[]) {
    const draft = await ownDraft(stage, good.principal, good.draft)
    await stage.takeChanges()
    const { requests: sent, whats } = await guard(stage, endpoint, { draft })
    requests += sent
    for (const what of whats) findings.add(callOf(endpoint), what)
    const changes = await stage.takeChanges()
    if (changes.length > 0) findings.add(callOf(endpoint), `${guard.name}: wrote ${told(changes)}`)
  }
  if (endpoint.kind === 'write') await stage.revive()
  return requests
}

/** What a page of somebody else can make a browser send. */
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

/** A24: every write refuses what a foreign page can send, and takes what our own sends. */
async function crossSite(stage: Stage, endpoint: Endpoint, sent: Sent) {
  if (endpoint.kind === 'read' && endpoint.method === 'GET') return { requests: 0, whats: [] }
  const principal = allowedCaller(stage, endpoint)
  const whats: string[] = []
  await inLanes(Object.entries(foreign), async ([name, headers]) => {
    const response = await stage.ask(principal, endpoint, { ...sent, headers })
    if (codeOf(response) !== 'CROSS_SITE_REQUEST') whats.push(`took ${name}: ${seen(response)}`)
  })
  await inLanes(endpoint.method === 'GET' ? [] : simpleTypes, async (type) => {
    const headers = { 'content-type': type, 'x-requested-with': '' }
    const response = await stage.ask(principal, endpoint, { ...sent, headers })
    if (response.statusCode < 400) whats.push(`took a body of ${type}: ${seen(response)}`)
  })
  return { requests: Object.keys(foreign).length + simpleTypes.length, whats }
}

/** Headers by which a request may claim to be something else. */
export const spoofed: Readonly<Record<string, (stage: Stage) => string>> = {
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

/** A12: no header makes anybody out of nobody, or an administrator out of a learner. */
async function spoofedHeaders(stage: Stage, endpoint: Endpoint, sent: Sent) {
  const refused = ['anonymous', 'lin']
    .map((name) => stage.principal(name))
    .filter((one) => !mayCall(endpoint, one))
  const whats: string[] = []
  for (const principal of refused) {
    await inLanes(Object.entries(spoofed), async ([name, value]) => {
      const response = await stage.ask(principal, endpoint, { ...sent, headers: { [name]: value(stage) } })
      const expected = principal.person ? noRight(endpoint, principal).code : 'session_time_out'
      if (codeOf(response) !== expected) whats.push(`${principal.name} with ${name}: ${seen(response)}`)
    })
  }
  return { requests: refused.length * Object.keys(spoofed).length, whats }
}

/** A12: a read answers the same bytes whatever such headers say. */
async function spoofedReads(stage: Stage, endpoint: Endpoint, sent: Sent) {
  if (endpoint.kind === 'write') return { requests: 0, whats: [] }
  const principal = allowedCaller(stage, endpoint)
  const [first, second] = [
    await stage.ask(principal, endpoint, sent),
    await stage.ask(principal, endpoint, sent),
  ]
  const isSteady = first.body === second.body
  const whats: string[] = []
  await inLanes(Object.entries(spoofed), async ([name, value]) => {
    const response = await stage.ask(principal, endpoint, { ...sent, headers: { [name]: value(stage) } })
    const isSame = response.statusCode === first.statusCode && (!isSteady || response.body === first.body)
    if (!isSame) whats.push(`answers otherwise with ${name}: ${seen(response)}`)
  })
  return { requests: Object.keys(spoofed).length + 2, whats }
}

/** A11: a write cannot be reached by another method, whatever a header or a query says. */
async function otherMethods(stage: Stage, endpoint: Endpoint, sent: Sent) {
  if (endpoint.kind !== 'write' || endpoint.method === 'GET') return { requests: 0, whats: [] }
  const principal = allowedCaller(stage, endpoint)
  const { url } = wireOf(endpoint, sent.draft)
  const asGet = { ...endpoint, method: 'GET' as const }
  const tries = [
    { headers: { 'x-http-method-override': endpoint.method, 'x-requested-with': '' } },
    {
      url: `${url}${url.includes('?') ? '&' : '?'}_method=${endpoint.method}`,
      headers: { 'x-requested-with': '' },
    },
  ]
  for (const one of tries)
    await stage.ask(principal, asGet, { ...sent, ...one, draft: { ...sent.draft, body: undefined } })
  return { requests: tries.length, whats: [] }
}

/** A11: no other spelling of an address goes around its guard. */
async function otherAddresses(stage: Stage, endpoint: Endpoint, sent: Sent) {
  if (endpoint.access === 'public') return { requests: 0, whats: [] }
  const anonymous = stage.principal('anonymous')
  const all = addresses(wireOf(endpoint, sent.draft).url)
  const whats: string[] = []
  await inLanes(all, async (url) => {
    const response = await stage.ask(anonymous, endpoint, { ...sent, url })
    if (response.statusCode === 200 && isCall(response))
      whats.push(`anonymous at ${url.slice(0, 120)}: ${seen(response)}`)
  })
  return { requests: all.length, whats }
}

/** A page of the portal is nobody's secret. */
const isCall = ({ headers }: LightMyRequestResponse) =>
  !String(headers['content-type']).startsWith('text/html')

const seen = (response: LightMyRequestResponse) => `${response.statusCode} ${codeOf(response) ?? ''}`.trim()
