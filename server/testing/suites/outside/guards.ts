import { commonErrors } from '@lyceum/contract/kit'
import type { LightMyRequestResponse } from 'fastify'
import { told } from '../changes.ts'
import { Findings } from '../finding.ts'
import { foreign, spoofed } from '../guards.ts'
import { inLanes } from '../lanes.ts'
import { addresses } from '../raw-inputs.ts'
import type { Stage } from '../stage.ts'
import { askOutside, seen, withoutKey } from './ask.ts'
import type { OutsideReport } from './matrix.ts'
import { anybody, type Good, nameOf, type OutsideRoute, type Wire } from './route.ts'

type Guard = (stage: Stage, route: OutsideRoute, good: Good) => Promise<readonly string[]>

/** Foreign pages, invented headers, other methods and spellings, keys whose time is over: for every route outside the contract. */
export async function outsideGuards(stage: Stage, routes: readonly OutsideRoute[]): Promise<OutsideReport> {
  const findings = new Findings()
  let requests = 0
  const counting: Stage = {
    ...stage,
    send: (request, asked) => {
      requests += 1
      return stage.send(request, asked)
    },
  }
  for (const route of routes)
    await stage.costs.in(route.domain, nameOf(route), async () => {
      for (const what of await guardRoute(counting, route)) findings.add(nameOf(route), what)
    })
  return { findings: [...findings.take(), ...stage.observed.take()], requests }
}

async function guardRoute(stage: Stage, route: OutsideRoute): Promise<string[]> {
  const whats: string[] = []
  for (const guard of [crossSite, spoofedHeaders, otherMethods, otherAddresses] satisfies Guard[]) {
    const good = await route.good(stage, 'lin')
    await stage.takeWrites()
    whats.push(...(await guard(stage, route, good)))
    const changes = (await stage.takeWrites()).filter(({ relation }) => !route.traces?.includes(relation))
    if (changes.length > 0) whats.push(`${guard.name}: wrote ${told(changes)}`)
  }
  return [...whats, ...(await endedKeys(stage, route))]
}

/** What a foreign page can send is no request of a person. */
const crossSite: Guard = async (stage, route, good) => {
  const whats: string[] = []
  const { status } = commonErrors.CROSS_SITE_REQUEST
  await inLanes(route.key === 'session' ? Object.entries(foreign) : [], async ([name, extra]) => {
    const wire = { ...good, headers: sent({ ...good.headers, ...extra }) }
    const response = await askOutside(stage, route, { wire, viewer: good.viewer })
    if (response.statusCode !== status) whats.push(`took ${name}: ${seen(response)}`)
  })
  return whats
}

/** An empty header is one that is not sent. */
const sent = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''))

/** No header stands in for a key, and none changes what a read answers. */
const spoofedHeaders: Guard = async (stage, route, good) => {
  const whats: string[] = []
  const keyless = withoutKey(route, good)
  const first = route.isWrite
    ? undefined
    : await askOutside(stage, route, { wire: good, viewer: good.viewer })
  await inLanes(Object.entries(spoofed), async ([name, value]) => {
    const by = (wire: Wire) => ({ ...wire, headers: { [name]: value(stage), ...wire.headers } })
    const refused = keyless && (await askOutside(stage, route, { wire: by(keyless), viewer: anybody(stage) }))
    if (refused && refused.statusCode !== 401) whats.push(`without a key and with ${name}: ${seen(refused)}`)
    const read = first && (await askOutside(stage, route, { wire: by(good), viewer: good.viewer }))
    if (read && read.statusCode !== first.statusCode)
      whats.push(`answers otherwise with ${name}: ${seen(read)}`)
  })
  return whats
}

const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** What is not declared for an address is no way to it; HEAD says what GET says. */
const otherMethods: Guard = async (stage, route, good) => {
  const whats: string[] = []
  const [method, path = ''] = nameOf(route).split(' ')
  for (const other of methods.filter((one) => !stage.routes.has(`${one} ${path}`))) {
    const response = await askOutside(stage, route, {
      wire: { ...good, method: other },
      viewer: good.viewer,
      isElsewhere: true,
    })
    if (isLetThrough(response)) whats.push(`took ${other}: ${seen(response)}`)
  }
  if (method === 'GET' && route.routes.includes(`HEAD ${path}`)) {
    const response = await askOutside(stage, route, {
      wire: { ...good, method: 'HEAD' },
      viewer: good.viewer,
    })
    if (response.statusCode !== good.status) whats.push(`HEAD: ${seen(response)}`)
  }
  return whats
}

/** No other spelling of an address goes around its key. */
const otherAddresses: Guard = async (stage, route, good) => {
  const whats: string[] = []
  const keyless = withoutKey(route, good)
  await inLanes(keyless ? addresses(good.url) : [], async (url) => {
    const wire = { ...(keyless ?? good), url }
    const response = await askOutside(stage, route, { wire, viewer: anybody(stage), isElsewhere: true })
    if (isLetThrough(response)) whats.push(`without a key at ${url.slice(0, 120)}: ${seen(response)}`)
  })
  return whats
}

/** A page of the portal is nobody's secret. */
const isLetThrough = ({ statusCode, headers }: LightMyRequestResponse) =>
  statusCode < 400 && !String(headers['content-type']).startsWith('text/html')

/** What opened the route until a moment ago opens it no more. */
async function endedKeys(stage: Stage, route: OutsideRoute): Promise<string[]> {
  const whats: string[] = []
  for (const { name, wire, status, end } of (await route.ended?.(stage)) ?? []) {
    await end()
    const response = await askOutside(stage, route, { wire, viewer: anybody(stage) })
    if (response.statusCode !== status) whats.push(`${name}: ${seen(response)}, expected ${status}`)
    await stage.revive()
  }
  return whats
}

/** Whoever asks without end is told to wait, in the route's own words. Needs a stage with a small RATE_FACTOR. */
export async function outsideRates(
  stage: Stage,
  routes: readonly OutsideRoute[],
): Promise<readonly string[]> {
  const endless: string[] = []
  for (const route of routes) {
    const wire = route.counted?.(stage)
    if (!wire) continue
    const statuses = new Set<number>()
    for (let n = 0; n < 12 && !statuses.has(429); n += 1)
      statuses.add((await askOutside(stage, route, { wire, viewer: anybody(stage) })).statusCode)
    if (!statuses.has(429)) endless.push(`${nameOf(route)}: ${[...statuses].join(', ')}`)
  }
  return endless
}
