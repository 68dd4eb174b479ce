import { type Endpoint, endpoint, id } from '@lyceum/contract/kit'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { answer } from '#platform/http'
import type { Domain } from '#platform/domain'
import { requireComplete } from '../../../app/boot-check.ts'
import { domains } from '../../../app/domains.ts'
import { probe } from '../../probe/domain.ts'
import { probeFixtures } from '../../probe/fixtures.ts'
import { domainFixtures } from '../../domain-fixtures.ts'
import { lines } from '../report/finding.ts'
import { inputTroubles } from './inputs.ts'

const call = {
  method: 'GET',
  kind: 'read',
  access: 'user',
  summary: 'An injected bug.',
  result: z.boolean(),
} as const

test('every id has a fixture and every call an input', async () => {
  const endpoints = [...domains, probe].flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))
  const fixtures = { ...(await domainFixtures()), ...probeFixtures }
  expect(lines(inputTroubles(endpoints, fixtures))).toEqual([])
})

test('control: names an id without a fixture, and an impossible input', () => {
  const orphan = endpoint({ ...call, path: '/app/a/:id', params: z.object({ id: id('nobody.thing') }) })
  const number = endpoint({ ...call, path: '/app/b', query: z.object({ size: z.int() }) })
  const lonely = endpoint({
    ...call,
    path: '/app/c',
    query: z.object({ ids: z.array(z.string()).min(1).max(5) }),
  })
  expect(lines(inputTroubles([orphan, number, lonely], {}))).toEqual([
    'GET /app/a/:id: takes a nobody.thing at params.id, and no make.ts offers a specimen of it',
    'GET /app/b: no valid input can be made; give the schema .meta({ examples })',
    'GET /app/c: refuses a single ids in its query',
  ])
})

test('INV-R01 control: does not start with a duplicate call or an unknown permission', () => {
  const open = endpoint({ ...call, path: '/app/a/:id' })
  const twice = endpoint({ ...call, path: '/app/a/:other' })
  const unknown = endpoint({ ...call, path: '/app/d', access: { permission: 'nobody.holds' } })
  const known = { permission: 'mutant.manage' }
  const either = endpoint({
    ...call,
    path: '/app/e',
    access: { anyOf: [known.permission, 'nobody.holds'] },
  })
  const domain = (...endpoints: Endpoint[]): Domain => ({
    name: 'mutant',
    routes: endpoints.map((item) => answer(item, async () => true)),
    permissions: { [known.permission]: ['ADM'] },
  })
  expect(() => requireComplete([domain(open, twice)])).toThrow('answered twice')
  expect(() => requireComplete([domain(unknown)])).toThrow('which no domain declares')
  expect(() => requireComplete([domain(either)])).toThrow('asks for nobody.holds, which no domain declares')
  expect(() => requireComplete([domain({ ...either, access: known })])).not.toThrow()
  expect(() => requireComplete([domain(open)])).not.toThrow()
})
