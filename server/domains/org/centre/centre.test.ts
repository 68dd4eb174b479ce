import { getCurrentUser } from '@lyceum/contract/identity'
import { addCentre, closeCentre, editCentre, getTrainingReference, listCentres } from '@lyceum/contract/org'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { makeAccount } from '../../identity/make.ts'
import { makeJob, makePosition, makeUnit } from '../make.ts'
import { closeCentre as closeCentreCase } from './edit-centre.ts'
import { listCentres as listCentresCase } from './show-centres.ts'

async function openWithSchool() {
  const opening = await testApp()
  const db = await opening.db()
  const root = await makeUnit(db, { code: 'CO', name: '公司' })
  const east = await makeUnit(db, { code: 'E', name: '东区', parentId: root })
  const west = await makeUnit(db, { code: 'W', name: '西区', parentId: root })
  const team = await makeUnit(db, { code: 'E1', name: '东一组', parentId: east })
  const positionId = await makePosition(db, { code: 'GEN' })
  const join = (accountId: string, unitId: string, isMain = true) =>
    makeJob(db, { accountId, unitId, positionId, isMain })
  const me = (await opening.lin.call(getCurrentUser, {})).usrId
  return { ...opening, sql: db, root, east, west, team, join, me }
}

test('a centre serves its units and all below, each person counted once', async () => {
  const { admin, sql, east, team, join } = await openWithSchool()
  await join(await makeAccount(sql, { userName: 'one', name: '甲' }), east)
  await join(await makeAccount(sql, { userName: 'two', name: '乙' }), team)
  await admin.call(addCentre, { code: 'TC1', name: '东区中心', unitIds: [east, team, east] })
  expect((await admin.call(listCentres, {})).records).toMatchObject([
    { code: 'TC1', place: '', people: 2, units: [{ name: '东区' }, { name: '东一组' }] },
  ])
})

test('a centre is changed and closed; its code is then free', async () => {
  const { admin, east, west } = await openWithSchool()
  const centre = { code: 'TC1', name: '东区中心', unitIds: [east] }
  const { id } = await admin.call(addCentre, centre)
  expect(await admin.refused(addCentre, { ...centre, code: 'tc1' })).toBe('CODE_TAKEN')
  expect(await admin.refused(editCentre, { id, ...centre, unitIds: [west, '1'] })).toBe('NOT_FOUND')
  await admin.call(editCentre, { id, ...centre, place: '三号楼', unitIds: [west] })
  expect((await admin.call(listCentres, {})).records).toMatchObject([
    { place: '三号楼', units: [{ name: '西区' }] },
  ])
  await admin.call(closeCentre, { id })
  await admin.call(addCentre, centre)
  expect(await admin.refused(closeCentre, { id })).toBe('NOT_FOUND')
})

test('E-103 a centre with an administrator cannot be closed', async () => {
  const { admin, sql, east, asOwner } = await openWithSchool()
  const { id } = await admin.call(addCentre, { code: 'TC1', name: '东区中心', unitIds: [east] })
  const accountId = await makeAccount(sql, { userName: 'keeper', name: '管理员' })
  await asOwner((client) =>
    client.query(
      "insert into identity.holding (site_id, account_id, role, scope, scope_id) values ($1, $2, 'TADM', 'centre', $3)",
      [sql.siteId, accountId, id],
    ),
  )
  expect(await admin.refused(closeCentre, { id })).toBe('RESOURCE_IN_USE')
})

test('B-110 everyone sees the site and the centres of their own units; administrators see all', async () => {
  const { admin, lin, mei, stranger: outsider, east, team, join, me } = await openWithSchool()
  await join(me, team, false)
  const { id } = await admin.call(addCentre, { code: 'TC1', name: '东区中心', unitIds: [east] })
  const site = { tcrId: '1', name: '阿尔法' }
  const both = { centers: [site, { tcrId: id, name: '东区中心' }], defaultTcrId: '1' }
  expect(await lin.call(getTrainingReference, {})).toEqual(both)
  expect(await admin.call(getTrainingReference, {})).toEqual(both)
  expect((await mei.call(getTrainingReference, {})).centers).toEqual([site])
  expect((await outsider.call(getTrainingReference, {})).centers).toHaveLength(1)
})

test('an administrator of one unit sees and changes only centres within it', async () => {
  const { admin, ctx, east, west, team } = await openWithSchool()
  const { id } = await admin.call(addCentre, { code: 'TC1', name: '两区中心', unitIds: [east, west] })
  await admin.call(addCentre, { code: 'TC2', name: '西区中心', unitIds: [west] })
  const own = await admin.call(addCentre, { code: 'TC3', name: '组中心', unitIds: [team] })
  const context = await ctx()
  const scopes = [{ kind: 'unit', id: east } as const]
  const permissions = new Map([
    ['org.read', scopes],
    ['org.manage', scopes],
  ])
  const actor = { ...context.actor, permissions }
  expect((await listCentresCase({ ...context, actor })).records).toMatchObject([
    { code: 'TC1', units: [{ name: '东区' }] },
    { code: 'TC3' },
  ])
  const close = (id: string) => context.transaction((ctx) => closeCentreCase({ ...ctx, actor }, { id }))
  await expect(close(id)).rejects.toThrow('NOT_FOUND')
  await close(own.id)
})
