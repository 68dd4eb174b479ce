import { createRole, deleteRole, grantRoles, listRoles, saveRole } from '@lyceum/contract/access'
import { getCurrentUser } from '@lyceum/contract/identity'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/test-app'
import { tier } from '#testing/tier'
import { domains } from '../../app/domains.ts'
import { assignmentIdsOf, makeCustomRole, makeRoleAssignment } from '../identity/make.ts'
import { withdrawRole } from '#domains/identity'

const declared = domains.flatMap(({ permissions = {} }) => Object.entries(permissions))
const all = declared.map(([key]) => key)
const ofTadm = new Set(declared.filter(([, roles]) => roles.includes('TADM')).map(([key]) => key))
const site = { kind: 'site' } as const

test('a role is created, changed and copied by name; a role in use is not deleted', async () => {
  const { admin, lin } = await testApp()
  const permissions = ['people.read', 'org.read'].filter((key) => all.includes(key))
  const { id } = await admin.call(createRole, { name: '华东培训专员', permissions })
  expect(await admin.refused(createRole, { name: '华东培训专员', permissions })).toBe(
    'ACCESS_ROLE_NAME_TAKEN',
  )
  await admin.call(saveRole, { id, name: '华东 BP', description: '只看', permissions: ['org.read'] })
  const { custom } = await admin.call(listRoles, {})
  expect(custom).toMatchObject([{ id, name: '华东 BP', permissions: ['org.read'], holders: 0, isMine: true }])
  const { usrId } = await lin.call(getCurrentUser, {})
  const who = { kind: 'people' as const, ids: [usrId] }
  await admin.call(grantRoles, { who, what: { kind: 'custom', id }, scope: site })
  const refused = await admin.send(deleteRole, { id })
  expect(refused.json()).toMatchObject({
    errCode: 'ACCESS_ROLE_HELD',
    errMsg: expect.stringContaining('1 人'),
  })
})

test(
  'INV-R06 a role never contains more than its creator has, whatever is requested',
  { timeout: 600_000 },
  async () => {
    const { tang, zhou, admin } = await testApp()
    const makers = {
      tang: { person: tang, granted: ofTadm },
      zhou: { person: zhou, granted: new Set<string>() },
    }
    let round = 0
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('tang' as const, 'zhou' as const),
        fc.subarray([...all, 'nobody.declares', 'people.everything'], { minLength: 1 }),
        async (name, permissions) => {
          const { person, granted } = makers[name]
          round += 1
          const answer = await person.send(createRole, { name: `R${round}`, permissions })
          expect(answer.statusCode === 200).toBe(permissions.every((key) => granted.has(key)))
          if (answer.statusCode === 200)
            await admin.call(deleteRole, { id: answer.json<{ result: { id: string } }>().result.id })
        },
      ),
      { numRuns: tier(200, 2000) },
    )
  },
)

test('INV-R06 a right lost while saving is either lost or was saved before, never both', async () => {
  const opening = await testApp()
  const { tang, asOwner } = opening
  const db = await opening.db()
  const { usrId } = await tang.call(getCurrentUser, {})
  for (let round = 0; round < tier(15, 100); round += 1) {
    const [saved] = await Promise.all([
      tang.send(createRole, { name: `竞态 ${round}`, permissions: ['org.read'] }),
      assignmentIdsOf(db, usrId, 'TADM').then(async (ids) => withdrawRole(await opening.ctx(), ids)),
    ])
    const { rows } = await asOwner((client) =>
      client.query(
        `select action from platform.audit_entry where action in ('access.role.create', 'identity.role.withdraw') order by seq desc limit 2`,
      ),
    )
    const order = rows.map(({ action }: { action: string }) => action)
    // The audit is in the order of commits: nobody saved after losing the right.
    const expected = saved.statusCode === 200 ? order : order.slice(0, 1)
    expect(expected).toEqual(['identity.role.withdraw', 'access.role.create'].slice(0, expected.length))
    await makeRoleAssignment(db, { accountId: usrId, role: 'TADM' })
    await refresh(opening, usrId)
  }
})

/** A role assignment inserted by hand has published no event, so the sessions are rechecked here. */
async function refresh({ ctx }: TestApp, accountId: string) {
  const { recheckSessions } = await import('#domains/identity')
  await recheckSessions(await ctx(), accountId)
}

test('a role that contains more than its editor has cannot be changed or deleted by that editor', async () => {
  const { tang, zhou, db } = await testApp()
  const id = await makeCustomRole(await db(), { name: '站点管家', permissions: ['site.manage'] })
  const fields = { name: '站点管家', permissions: ['org.read'] }
  expect(await tang.refused(saveRole, { id, ...fields })).toBe('ACCESS_BEYOND_RIGHTS')
  expect(await tang.refused(deleteRole, { id })).toBe('ACCESS_BEYOND_RIGHTS')
  const own = await makeCustomRole(await db(), { name: '查看', permissions: ['org.read'] })
  expect(await zhou.refused(saveRole, { id: own, ...fields })).toBe('ACCESS_BEYOND_RIGHTS')
})

test('of two roles created with the same name at the same moment one is rejected', async () => {
  const { admin } = await testApp()
  const fields = { description: '', permissions: ['people.read'] }
  const made = await Promise.all(
    ['一', '二', '三', '四'].map((name) => admin.call(createRole, { ...fields, name })),
  )
  for (let round = 0; round < 10; round += 1) {
    const replies = await Promise.all(
      made.map(({ id }) => admin.send(saveRole, { ...fields, id, name: `同名${round}` })),
    )
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 400, 400, 400,
    ])
  }
})
