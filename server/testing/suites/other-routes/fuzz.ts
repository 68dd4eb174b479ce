import { Findings } from '../report/finding.ts'
import { runConcurrently } from '../env/concurrency.ts'
import { addresses, brokenBodies, contentTypes } from '../generate/raw-inputs.ts'
import type { TestEnv } from '../env/test-env.ts'
import { callOutside } from './call-route.ts'
import type { OutsideReport } from './matrix.ts'
import { type Good, nameOf, type OutsideRoute, type Wire } from './route.ts'

/** Broken requests to every route outside the contract: none crashes it, delays it or changes its error format. */
export async function outsideFuzz(testEnv: TestEnv, routes: readonly OutsideRoute[]): Promise<OutsideReport> {
  const findings = new Findings()
  let requests = 0
  for (const route of routes)
    requests += await testEnv.costs.in(route.domain, nameOf(route), () => throwAt(testEnv, route, findings))
  await testEnv.revive()
  return { findings: [...findings.take(), ...testEnv.observed.take()], requests }
}

type Thrown = { readonly name: string; readonly wire: Wire; readonly isElsewhere?: true }

async function throwAt(testEnv: TestEnv, route: OutsideRoute, findings: Findings): Promise<number> {
  const good = await route.good(testEnv, 'lin')
  const all = [...oddAddresses(route, good), ...oddHeaders(route, good), ...oddBodies(good)]
  await runConcurrently(all, async ({ name, wire, isElsewhere = false }) => {
    const isLate = await testEnv.isLate(
      callOutside(testEnv, route, { wire, viewer: good.viewer, isElsewhere }),
    )
    if (isLate) findings.add(nameOf(route), `gave no answer to ${name}`)
    return !isLate
  })
  return all.length
}

const oddNames = [
  '%00',
  '%ED%A0%80',
  '%ff',
  '%c0%af',
  '-1',
  '9'.repeat(19),
  'a'.repeat(100),
  '%27%22%3B--',
  '..%2f..%2f',
  '%2e%2e',
  '%F0%9F%98%80',
]

function oddAddresses(route: OutsideRoute, good: Good): Thrown[] {
  // The guard suite tries every spelling; here one route of each family is enough.
  const isSpelled = route.isForAll === true || route.key === 'nobody'
  const spelled = (isSpelled ? addresses(good.url) : []).map((url) => ({ name: url, url }))
  const template = nameOf(route).split(' ')[1]?.split('/') ?? []
  const parts = good.url.split('?')[0]?.split('/') ?? []
  const named = template.flatMap((part, at) =>
    part.startsWith(':') || part === '*'
      ? oddNames.map((odd) => parts.map((old, index) => (index === at ? odd : old)).join('/'))
      : [],
  )
  const urls = (route.odd?.queries ?? []).map((query) => `${good.url}?${query}`)
  return [
    ...spelled.map(({ name, url }) => ({ name, wire: { ...good, url }, isElsewhere: true as const })),
    // A name with `..` may lead to another address, or to none.
    ...named.map((url) => ({ name: url, wire: { ...good, url }, isElsewhere: true as const })),
    ...urls.map((url) => ({ name: url, wire: { ...good, url } })),
  ]
}

const always: Readonly<Record<string, readonly string[]>> = {
  'accept-language': ['x'.repeat(5000), ';q=;,;', 'zh-TW;q=abc'],
  authorization: ['Bearer', 'Bearer ', `Bearer ${'x'.repeat(5000)}`, 'Digest x', 'bearer a b'],
  cookie: ['__Host-sid=', `__Host-sid=${'x'.repeat(5000)}`, '=;;=', '__Host-sid=%00'],
  expect: ['100-continue'],
  'idempotency-key': ['', 'x'.repeat(5000)],
}

function oddHeaders({ odd, isForAll }: OutsideRoute, good: Good): Thrown[] {
  return Object.entries({ ...(isForAll ? always : {}), ...odd?.headers }).flatMap(([name, values]) =>
    values.map((value) => ({
      name: `${name}: ${value.slice(0, 40)}`,
      wire: { ...good, headers: { ...good.headers, [name]: value } },
    })),
  )
}

function oddBodies(good: Good): Thrown[] {
  const { payload } = good
  if (typeof payload !== 'string' || !payload.startsWith('{')) return []
  const bodies = [...Object.entries(brokenBodies(payload)), ...Object.entries(brokenLeaves(payload))]
  const types = contentTypes.map((type) => ({
    name: `a body of ${type}`,
    wire: { ...good, headers: { ...good.headers, 'content-type': type } },
  }))
  return [...bodies.map(([name, text]) => ({ name, wire: { ...good, payload: text } })), ...types]
}

const oddValues = ['a\0b', '\ud800', 'x'.repeat(70_000), 7, null, [], {}]

/** The body with one value replaced, at each place. */
function brokenLeaves(payload: string): Record<string, string> {
  const whole: unknown = JSON.parse(payload)
  const broken: Record<string, string> = {}
  for (const path of leavesOf(whole, []))
    for (const [index, odd] of oddValues.entries())
      broken[`${path.join('.')} #${index}`] = JSON.stringify(replaced(whole, path, odd))
  return broken
}

function leavesOf(value: unknown, path: readonly string[]): (readonly string[])[] {
  if (value === null || typeof value !== 'object') return [path]
  const inner = Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...path, key]))
  return path.length > 0 ? [path, ...inner] : inner
}

function replaced(value: unknown, [key, ...rest]: readonly string[], odd: unknown): unknown {
  if (key === undefined) return odd
  if (Array.isArray(value))
    return value.map((item: unknown, at) => (String(at) === key ? replaced(item, rest, odd) : item))
  const fields = value as Readonly<Record<string, unknown>>
  return { ...fields, [key]: replaced(fields[key], rest, odd) }
}
