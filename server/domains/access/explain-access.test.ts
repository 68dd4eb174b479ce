import { explainAccess } from '@lyceum/contract/access'
import { getCurrentUser } from '@lyceum/contract/identity'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import type { Person } from '#testing/person'
import { makeAccount } from '../identity/make.ts'
import { nearestMiss } from './rules.ts'

const idOf = async (person: Person) => (await person.call(getCurrentUser, {})).usrId

test('the answer names the role assignment, its place, and whether the object lies inside', async () => {
  const { admin, zhou, lin, mei } = await testApp()
  const [accountId, inside, outside] = [await idOf(zhou), await idOf(lin), await idOf(mei)]
  const request = { accountId, permission: 'access.read' }
  const yes = await admin.call(explainAccess, { ...request, otherId: inside })
  expect(yes).toMatchObject({ isAllowed: true, missing: null, object: { name: '林知夏', units: ['范围内'] } })
  expect(yes.holdings[0]).toMatchObject({
    role: { role: 'TADM' },
    scope: { kind: 'unit', name: '范围内' },
    carries: true,
    covers: true,
  })
  const no = await admin.call(explainAccess, { ...request, otherId: outside })
  expect(no).toMatchObject({ isAllowed: false, missing: 'place' })
  const lacking = await admin.call(explainAccess, { accountId, permission: 'org.manage' })
  expect(lacking).toMatchObject({ isAllowed: false, missing: 'permission' })
  const learner = await admin.call(explainAccess, { accountId: inside, permission: 'org.manage' })
  expect(learner).toMatchObject({ isAllowed: false, missing: 'role' })
})

test('the explanation and the real call agree for every person', async () => {
  const { admin, zhou, tang, lin, mei, chen } = await testApp()
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

test('nobody can ask about people or objects outside their own reach', async () => {
  const { zhou, lin, mei } = await testApp()
  const [inside, outside] = [await idOf(lin), await idOf(mei)]
  expect(await zhou.refused(explainAccess, { accountId: outside })).toBe('NOT_FOUND')
  expect(await zhou.refused(explainAccess, { accountId: inside, otherId: outside })).toBe('NOT_FOUND')
})

test('a suspended administrator is allowed nothing, whatever their roles', async () => {
  const { admin, db } = await testApp()
  const accountId = await makeAccount(await db(), {
    userName: 'paused',
    name: '停用',
    roles: ['ADM'],
    state: 'suspended',
  })
  const answer = await admin.call(explainAccess, { accountId, permission: 'site.manage' })
  expect(answer).toMatchObject({ isAllowed: false, missing: 'active', person: { isActive: false } })
})

test('the closest missing requirement is reported', () => {
  const assignment = (carries: boolean, covers: boolean | null) => ({ id: '1', carries, covers })
  expect(nearestMiss([assignment(false, null), assignment(true, false)], true)).toBe('place')
  expect(nearestMiss([assignment(true, false), assignment(true, true)], true)).toBe(null)
  expect(nearestMiss([assignment(false, null)], true)).toBe('permission')
  expect(nearestMiss([{ id: null, carries: false, covers: null }], true)).toBe('role')
})
