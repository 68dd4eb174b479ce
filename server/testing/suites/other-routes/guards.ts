import { commonErrors } from '@lyceum/contract/kit'
import type { LightMyRequestResponse } from 'fastify'
import { describeChanges } from '../env/changes.ts'
import { Findings } from '../report/finding.ts'
import { foreign, spoofed } from '../guards.ts'
import { runConcurrently } from '../env/concurrency.ts'
import { addresses } from '../generate/raw-inputs.ts'
import type { TestEnv } from '../env/test-env.ts'
import { callOutside, seen, withoutKey } from './call-route.ts'
import type { OutsideReport } from './matrix.ts'
import { anybody, type Good, nameOf, type OutsideRoute, type Wire } from './route.ts'

type Guard = (testEnv: TestEnv, route: OutsideRoute, good: Good) => Promise<readonly string[]>

/** Foreign pages, invented headers, other methods and spellings, expired keys: for every route outside the contract. */
export async function outsideGuards(
  testEnv: TestEnv,
  routes: readonly OutsideRoute[],
): Promise<OutsideReport> {
  const findings = new Findings()
  let requests = 0
  const counting: TestEnv = {
    ...testEnv,
    send: (request, callInfo) => {
      requests += 1
      return testEnv.send(request, callInfo)
    },
  }
  for (const route of routes)
    await testEnv.costs.in(route.domain, nameOf(route), async () => {
      for (const what of await guardRoute(counting, route)) findings.add(nameOf(route), what)
    })
  return { findings: [...findings.take(), ...testEnv.observed.take()], requests }
}

async function guardRoute(testEnv: TestEnv, route: OutsideRoute): Promise<string[]> {
  const whats: string[] = []
  for (const guard of [crossSite, spoofedHeaders, otherMethods, otherAddresses] satisfies Guard[]) {
    const good = await route.good(testEnv, 'lin')
    await testEnv.takeWrites()
    whats.push(...(await guard(testEnv, route, good)))
    const changes = (await testEnv.takeWrites()).filter(({ relation }) => !route.traces?.includes(relation))
    if (changes.length > 0) whats.push(`${guard.name}: wrote ${describeChanges(changes)}`)
  }
  return [...whats, ...(await endedKeys(testEnv, route))]
}

/** A cross-site request does not count as a person's request. */
const crossSite: Guard = async (testEnv, route, good) => {
  const whats: string[] = []
  const { status } = commonErrors.CROSS_SITE_REQUEST
  await runConcurrently(route.key === 'session' ? Object.entries(foreign) : [], async ([name, extra]) => {
    const wire = { ...good, headers: sent({ ...good.headers, ...extra }) }
    const response = await callOutside(testEnv, route, { wire, viewer: good.viewer })
    if (response.statusCode !== status) whats.push(`took ${name}: ${seen(response)}`)
  })
  return whats
}

/** An empty header is one that is not sent. */
const sent = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''))

/** No header replaces a key, and none changes the answer of a read. */
const spoofedHeaders: Guard = async (testEnv, route, good) => {
  const whats: string[] = []
  const keyless = withoutKey(route, good)
  const first = route.isWrite
    ? undefined
    : await callOutside(testEnv, route, { wire: good, viewer: good.viewer })
  await runConcurrently(Object.entries(spoofed), async ([name, value]) => {
    const by = (wire: Wire) => ({ ...wire, headers: { [name]: value(testEnv), ...wire.headers } })
    const refused =
      keyless && (await callOutside(testEnv, route, { wire: by(keyless), viewer: anybody(testEnv) }))
    if (refused && refused.statusCode !== 401) whats.push(`without a key and with ${name}: ${seen(refused)}`)
    const read = first && (await callOutside(testEnv, route, { wire: by(good), viewer: good.viewer }))
    if (read && read.statusCode !== first.statusCode)
      whats.push(`answers otherwise with ${name}: ${seen(read)}`)
  })
  return whats
}

const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Undeclared methods do not reach a route; HEAD answers like GET. */
const otherMethods: Guard = async (testEnv, route, good) => {
  const whats: string[] = []
  const [method, path = ''] = nameOf(route).split(' ')
  for (const other of methods.filter((verb) => !testEnv.routes.has(`${verb} ${path}`))) {
    const response = await callOutside(testEnv, route, {
      wire: { ...good, method: other },
      viewer: good.viewer,
      isElsewhere: true,
    })
    if (isLetThrough(response)) whats.push(`took ${other}: ${seen(response)}`)
  }
  if (method === 'GET' && route.routes.includes(`HEAD ${path}`)) {
    const response = await callOutside(testEnv, route, {
      wire: { ...good, method: 'HEAD' },
      viewer: good.viewer,
    })
    if (response.statusCode !== good.status) whats.push(`HEAD: ${seen(response)}`)
  }
  return whats
}

/** No other spelling of an address bypasses its key. */
const otherAddresses: Guard = async (testEnv, route, good) => {
  const whats: string[] = []
  const keyless = withoutKey(route, good)
  await runConcurrently(keyless ? addresses(good.url) : [], async (url) => {
    const wire = { ...(keyless ?? good), url }
    const response = await callOutside(testEnv, route, { wire, viewer: anybody(testEnv), isElsewhere: true })
    if (isLetThrough(response)) whats.push(`without a key at ${url.slice(0, 120)}: ${seen(response)}`)
  })
  return whats
}

/** A page of the portal is public. */
const isLetThrough = ({ statusCode, headers }: LightMyRequestResponse) =>
  statusCode < 400 && !String(headers['content-type']).startsWith('text/html')

/** A key that has just ended no longer opens the route. */
async function endedKeys(testEnv: TestEnv, route: OutsideRoute): Promise<string[]> {
  const whats: string[] = []
  for (const { name, wire, status, end } of (await route.ended?.(testEnv)) ?? []) {
    await end()
    const response = await callOutside(testEnv, route, { wire, viewer: anybody(testEnv) })
    if (response.statusCode !== status) whats.push(`${name}: ${seen(response)}, expected ${status}`)
    await testEnv.revive()
  }
  return whats
}

/** Too many requests are told to wait, in the route's own format. Needs a small RATE_FACTOR. */
export async function outsideRates(
  testEnv: TestEnv,
  routes: readonly OutsideRoute[],
): Promise<readonly string[]> {
  const endless: string[] = []
  for (const route of routes) {
    const wire = route.rateLimited?.(testEnv)
    if (!wire) continue
    const statuses = new Set<number>()
    for (let n = 0; n < 12 && !statuses.has(429); n += 1)
      statuses.add((await callOutside(testEnv, route, { wire, viewer: anybody(testEnv) })).statusCode)
    if (!statuses.has(429)) endless.push(`${nameOf(route)}: ${[...statuses].join(', ')}`)
  }
  return endless
}
