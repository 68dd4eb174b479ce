import { readdirSync, readFileSync } from 'node:fs'
import { commonErrors, type Endpoint, locales } from '@lyceum/contract/kit'
import { expect, test } from 'vitest'
import { openApiOf } from './pages/openapi.ts'
import { domains } from './domains.ts'

const contract = new URL('../../contract/', import.meta.url)

const answered = domains.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))

const calls = readFileSync(new URL('../../docs/spec/calls.csv', import.meta.url), 'utf8')
const catalogue = [...calls.matchAll(/^C-\d+,([^,]+),([A-Z]+),([^,]+),/gm)].map(([, area, method, path]) => ({
  area,
  call: `${method} ${path?.replace(/\{\w+\}/g, ':')}`,
}))
const inCatalogue = ({ method, path }: Endpoint) => `${method} ${path.replace(/:\w+/g, ':')}`

const label = ({ method, path }: Endpoint) => `${method} ${path}`

test('every endpoint of the contract is answered by exactly one domain', async () => {
  const folders = readdirSync(contract, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !/^(kit|node_modules)$/.test(entry.name),
  )
  const modules = await Promise.all(
    folders.map(
      ({ name }) => import(new URL(`${name}/index.ts`, contract).href) as Promise<Record<string, unknown>>,
    ),
  )
  const promised = modules.flatMap((exports) => Object.values(exports).filter(isEndpoint))
  const served = domains.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))

  expect(new Set(promised.map(label)).size).toBe(promised.length)
  expect(served.map(label).toSorted()).toEqual(promised.map(label).toSorted())
  // Compares identity: a domain cannot answer a copy of an endpoint with other permissions.
  expect(answered.filter((endpoint) => !promised.includes(endpoint)).map(label)).toEqual([])
})

test('B-150 a path that does not start with /app/api is one that the catalogue states', () => {
  const stated = catalogue.map(({ call }) => call)
  const others = answered.filter(({ path }) => !path.startsWith('/app/api/'))
  expect(others.length).toBeGreaterThan(3)
  expect(others.filter((endpoint) => !stated.includes(inCatalogue(endpoint))).map(label)).toEqual([])
})

test('B-012 every call of the catalogue can be made in the learner role', () => {
  const forLearners = catalogue.filter(({ area }) => area !== 'Administration')
  const served = answered.filter((endpoint) => forLearners.some(({ call }) => call === inCatalogue(endpoint)))
  expect(served.length).toBeGreaterThan(30)
  expect(served.filter(({ access }) => typeof access === 'object').map(label)).toEqual([])
})

test('B-150 paths begin with /app/api, except those that the catalogue spells otherwise', () => {
  const elsewhere = answered.filter(({ path }) => !path.startsWith('/app/api/'))
  const spelled = new Set(catalogue.map(({ call }) => call))
  expect(elsewhere.length).toBeGreaterThan(0)
  expect(elsewhere.filter((endpoint) => !spelled.has(inCatalogue(endpoint))).map(label)).toEqual([])
})

test('the OpenAPI document has every call, with its access and its errors', () => {
  const document = openApiOf(domains) as {
    paths: Record<string, Record<string, { responses: Record<string, unknown>; 'x-access': unknown }>>
  }
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  expect(calls).toHaveLength(domains.reduce((sum, { routes }) => sum + routes.length, 0))
  expect(document.paths['/app/api/admin/system-setting']?.['put']).toMatchObject({
    'x-access': { permission: 'site.manage' },
    responses: { 200: {}, 400: {}, 401: {}, 403: {} },
  })
  expect(document.paths['/app/api/admin/course-naming']?.['get']).toMatchObject({
    'x-access': { anyOf: expect.arrayContaining(['course.author', 'news.manage']) },
    responses: { 403: {} },
  })
})

test('every common error has a text in all three languages', () => {
  for (const { text } of Object.values(commonErrors))
    expect(Object.keys(text).toSorted()).toEqual(locales.toSorted())
})

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value
}
