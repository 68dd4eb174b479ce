import { type Endpoint, endpoint, id } from '@lyceum/contract/kit'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { answer } from '#platform/http'
import type { Room } from '#platform/room'
import { refuseIncomplete } from '../../app/boot-check.ts'
import { rooms } from '../../app/rooms.ts'
import { probe } from '../probe/room.ts'
import { probeSpecimens } from '../probe/specimens.ts'
import { roomSpecimens } from '../room-specimens.ts'
import { lines } from './finding.ts'
import { inputTroubles } from './inputs.ts'

const call = {
  method: 'GET',
  kind: 'read',
  access: 'user',
  summary: 'A planted bug.',
  result: z.boolean(),
} as const

test('every id has a specimen and every call an input', async () => {
  const endpoints = [...rooms, probe].flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))
  const specimens = { ...(await roomSpecimens()), ...probeSpecimens }
  expect(lines(inputTroubles(endpoints, specimens))).toEqual([])
})

test('control: an id without a specimen is named, and an input that cannot be', () => {
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

test('INV-R01 control: a house with a doubled call or an unknown permission does not start', () => {
  const open = endpoint({ ...call, path: '/app/a/:id' })
  const twice = endpoint({ ...call, path: '/app/a/:other' })
  const unknown = endpoint({ ...call, path: '/app/d', access: { permission: 'nobody.holds' } })
  const known = { permission: 'mutant.manage' }
  const either = endpoint({
    ...call,
    path: '/app/e',
    access: { anyOf: [known.permission, 'nobody.holds'] },
  })
  const room = (...endpoints: Endpoint[]): Room => ({
    name: 'mutant',
    routes: endpoints.map((one) => answer(one, async () => true)),
    permissions: { [known.permission]: ['ADM'] },
  })
  expect(() => refuseIncomplete([room(open, twice)])).toThrow('answered twice')
  expect(() => refuseIncomplete([room(unknown)])).toThrow('which no room declares')
  expect(() => refuseIncomplete([room(either)])).toThrow('asks for nobody.holds, which no room declares')
  expect(() => refuseIncomplete([room({ ...either, access: known })])).not.toThrow()
  expect(() => refuseIncomplete([room(open)])).not.toThrow()
})
