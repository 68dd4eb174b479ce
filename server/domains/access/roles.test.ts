import { createRole, deleteRole, grantRoles, listRoles, saveRole } from '@lyceum/contract/access'
import { getCurrentUser } from '@lyceum/contract/identity'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { house, type House } from '#testing/house'
import { tier } from '#testing/tier'
import { rooms } from '../../app/rooms.ts'
import { holdingsOf, makeCustomRole, makeHolding } from '../identity/make.ts'
import { withdrawRole } from '../identity/index.ts'

const declared = rooms.flatMap(({ permissions = {} }) => Object.entries(permissions))
const all = declared.map(([key]) => key)
const ofTadm = new Set(declared.filter(([, roles]) => roles.includes('TADM')).map(([key]) => key))
const site = { kind: 'site' } as const

test('a role is made, changed and copied by name; one that is held is not deleted', async () => {
  const { admin, lin } = await house()
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
  'INV-R06 a role never holds more than its maker, whatever he asks for',
  { timeout: 600_000 },
  async () => {
    const { tang, zhou, admin } = await house()
    const makers = { tang: { person: tang, holds: ofTadm }, zhou: { person: zhou, holds: new Set<string>() } }
    let round = 0
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('tang' as const, 'zhou' as const),
        fc.subarray([...all, 'nobody.declares', 'people.everything'], { minLength: 1 }),
        async (name, permissions) => {
          const { person, holds } = makers[name]
          round += 1
          const answer = await person.send(createRole, { name: `R${round}`, permissions })
          expect(answer.statusCode === 200).toBe(permissions.every((key) => holds.has(key)))
          if (answer.statusCode === 200)
            await admin.call(deleteRole, { id: answer.json<{ result: { id: string } }>().result.id })
        },
      ),
      { numRuns: tier(200, 2000) },
    )
  },
)

test('INV-R06 who loses a right while saving has lost it or has saved before, never both', async () => {
  const opening = await house()
  const { tang, asOwner } = opening
  const db = await opening.db()
  const { usrId } = await tang.call(getCurrentUser, {})
  for (let round = 0; round < tier(15, 100); round += 1) {
    const [saved] = await Promise.all([
      tang.send(createRole, { name: `竞态 ${round}`, permissions: ['org.read'] }),
      holdingsOf(db, usrId, 'TADM').then(async (ids) => withdrawRole(await opening.ctx(), ids)),
    ])
    const { rows } = await asOwner((client) =>
      client.query(
        `select action from platform.audit_entry where action in ('access.role.create', 'identity.role.withdraw') order by seq desc limit 2`,
      ),
    )
    const order = rows.map(({ action }: { action: string }) => action)
    // The record is written in the order in which things became true: nobody saved after he had lost the right.
    const told = saved.statusCode === 200 ? order : order.slice(0, 1)
    expect(told).toEqual(['identity.role.withdraw', 'access.role.create'].slice(0, told.length))
    await makeHolding(db, { accountId: usrId, role: 'TADM' })
    await refresh(opening, usrId)
  }
})

/** A holding made by hand has told nobody. */
async function refresh({ ctx }: House, accountId: string) {
  const { recheckSessions } = await import('../identity/index.ts')
  await recheckSessions(await ctx(), accountId)
}

test('a role that holds more than its editor is not his to change or delete', async () => {
  const { tang, zhou, db } = await house()
  const id = await makeCustomRole(await db(), { name: '站点管家', permissions: ['site.manage'] })
  const fields = { name: '站点管家', permissions: ['org.read'] }
  expect(await tang.refused(saveRole, { id, ...fields })).toBe('ACCESS_BEYOND_RIGHTS')
  expect(await tang.refused(deleteRole, { id })).toBe('ACCESS_BEYOND_RIGHTS')
  const own = await makeCustomRole(await db(), { name: '查看', permissions: ['org.read'] })
  expect(await zhou.refused(saveRole, { id: own, ...fields })).toBe('ACCESS_BEYOND_RIGHTS')
})

test('of two roles that take one name at the same instant one is told that it is taken', async () => {
  const { admin } = await house()
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
