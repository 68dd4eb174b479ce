import { explainAccess } from '@lyceum/contract/access'
import { getCurrentUser } from '@lyceum/contract/identity'
import { expect, test } from 'vitest'
import { house } from '#testing/house'
import type { Person } from '#testing/person'
import { makeAccount } from '../identity/make.ts'
import { nearestMiss } from './rules.ts'

const idOf = async (person: Person) => (await person.call(getCurrentUser, {})).usrId

test('the answer names the holding, its place, and whether the thing lies inside', async () => {
  const { admin, zhou, lin, mei } = await house()
  const [accountId, inside, outside] = [await idOf(zhou), await idOf(lin), await idOf(mei)]
  const ask = { accountId, permission: 'access.read' }
  const yes = await admin.call(explainAccess, { ...ask, otherId: inside })
  expect(yes).toMatchObject({ isAllowed: true, missing: null, object: { name: '林知夏', units: ['范围内'] } })
  expect(yes.holdings[0]).toMatchObject({
    role: { role: 'TADM' },
    scope: { kind: 'unit', name: '范围内' },
    carries: true,
    covers: true,
  })
  const no = await admin.call(explainAccess, { ...ask, otherId: outside })
  expect(no).toMatchObject({ isAllowed: false, missing: 'place' })
  const lacking = await admin.call(explainAccess, { accountId, permission: 'org.manage' })
  expect(lacking).toMatchObject({ isAllowed: false, missing: 'permission' })
  const learner = await admin.call(explainAccess, { accountId: inside, permission: 'org.manage' })
  expect(learner).toMatchObject({ isAllowed: false, missing: 'role' })
})

test('what it says is what happens: the explanation and the call agree for every person', async () => {
  const { admin, zhou, tang, lin, mei, chen } = await house()
  const targets = await Promise.all([lin, mei, chen, zhou].map(idOf))
  for (const person of [zhou, tang, admin, lin]) {
    for (const otherId of targets) {
      const accountId = await idOf(person)
      const { isAllowed } = await admin.call(explainAccess, { accountId, permission: 'access.read', otherId })
      const answer = await person.send(explainAccess, { accountId: otherId })
      expect([person.name, otherId, answer.statusCode === 200]).toEqual([person.name, otherId, isAllowed])
    }
  }
})

test('nobody asks about people, or about things, outside their own reach', async () => {
  const { zhou, lin, mei } = await house()
  const [inside, outside] = [await idOf(lin), await idOf(mei)]
  expect(await zhou.refused(explainAccess, { accountId: outside })).toBe('NOT_FOUND')
  expect(await zhou.refused(explainAccess, { accountId: inside, otherId: outside })).toBe('NOT_FOUND')
})

test('a suspended administrator may nothing, whatever he holds', async () => {
  const { admin, db } = await house()
  const accountId = await makeAccount(await db(), {
    userName: 'paused',
    name: '停用',
    roles: ['ADM'],
    state: 'suspended',
  })
  const answer = await admin.call(explainAccess, { accountId, permission: 'site.manage' })
  expect(answer).toMatchObject({ isAllowed: false, missing: 'active', person: { isActive: false } })
})

test('the nearest miss is told, not the farthest', () => {
  const holding = (carries: boolean, covers: boolean | null) => ({ id: '1', carries, covers })
  expect(nearestMiss([holding(false, null), holding(true, false)], true)).toBe('place')
  expect(nearestMiss([holding(true, false), holding(true, true)], true)).toBe(null)
  expect(nearestMiss([holding(false, null)], true)).toBe('permission')
  expect(nearestMiss([{ id: null, carries: false, covers: null }], true)).toBe('role')
})
