import { readdirSync } from 'node:fs'
import { commonErrors, type Endpoint, locales } from '@lyceum/contract/kit'
import { expect, test } from 'vitest'
import { openApiOf } from './openapi.ts'
import { rooms } from './rooms.ts'

const contract = new URL('../../contract/', import.meta.url)

const label = ({ method, path }: Endpoint) => `${method} ${path}`

test('every endpoint of the contract is answered by exactly one room', async () => {
  const folders = readdirSync(contract, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !/^(kit|node_modules)$/.test(entry.name),
  )
  const modules = await Promise.all(
    folders.map(
      ({ name }) => import(new URL(`${name}/index.ts`, contract).href) as Promise<Record<string, unknown>>,
    ),
  )
  const promised = modules.flatMap((exports) => Object.values(exports).filter(isEndpoint))
  const answered = rooms.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))

  expect(new Set(promised.map(label)).size).toBe(promised.length)
  expect(answered.map(label).toSorted()).toEqual(promised.map(label).toSorted())
  // The very objects of the contract: a room cannot answer a copy with other rights.
  expect(answered.filter((endpoint) => !promised.includes(endpoint)).map(label)).toEqual([])
})

test('the OpenAPI document has every call, with its access and its refusals', () => {
  const document = openApiOf(rooms) as {
    paths: Record<string, Record<string, { responses: Record<string, unknown>; 'x-access': unknown }>>
  }
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  expect(calls).toHaveLength(rooms.reduce((sum, { routes }) => sum + routes.length, 0))
  expect(document.paths['/app/api/admin/system-setting']?.['put']).toMatchObject({
    'x-access': { permission: 'site.manage' },
    responses: { 200: {}, 400: {}, 401: {}, 403: {} },
  })
})

test('every common refusal speaks the three languages of the house', () => {
  for (const { text } of Object.values(commonErrors))
    expect(Object.keys(text).toSorted()).toEqual(locales.toSorted())
})

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value
}
