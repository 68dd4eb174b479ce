import { getCurrentUser } from '@lyceum/contract/identity'
import { countSubordinates, getTrainingReference, getUnitChildren, getUnitTree } from '@lyceum/contract/org'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { unitCodes } from '#testing/people'
import { makeAccount } from '../identity/make.ts'
import { makeJob, makePosition, makeUnit } from './make.ts'

const isOfTemplate = (code: string) => unitCodes.some((unitCode) => unitCode === code)

async function openWithUnits() {
  const opening = await testApp()
  const db = await opening.db()
  const root = await makeUnit(db, { code: 'ROOT', name: '阿尔法' })
  const factory = await makeUnit(db, { code: 'FAC', name: '工厂', parentId: root, position: 2 })
  const office = await makeUnit(db, { code: 'OFF', name: '总部', parentId: root, position: 1 })
  const shift = await makeUnit(db, { code: 'SH1', name: '一班', parentId: factory })
  const positionId = await makePosition(db, { code: 'GEN' })
  const join = async (
    unitId: string,
    more: { isHead?: boolean; until?: string; isMain?: boolean } = {},
    who?: string,
  ) => {
    const accountId =
      who ?? (await makeAccount(db, { userName: `w-${crypto.randomUUID().slice(0, 8)}`, name: '同事' }))
    await makeJob(db, { accountId, unitId, positionId, ...more })
    return accountId
  }
  const me = (await opening.lin.call(getCurrentUser, {})).usrId
  return { ...opening, root, factory, office, shift, join, me }
}

test('the tree is returned whole, parents first and in order, or one level at a time', async () => {
  const { lin, stranger: outsider, root, factory, office, shift } = await openWithUnits()
  const { nodes } = await lin.call(getUnitTree, {})
  const below = nodes.filter(({ code }) => !isOfTemplate(code))
  expect(below.map(({ id, parentId, hasChildren }) => [id, parentId, hasChildren])).toEqual([
    [root, null, true],
    [office, root, false],
    [factory, root, true],
    [shift, factory, false],
  ])
  const roots = (await lin.call(getUnitChildren, {})).records.filter(({ code }) => !isOfTemplate(code))
  expect(roots).toMatchObject([{ id: root, name: '阿尔法', hasChildren: true }])
  expect((await lin.call(getUnitChildren, { parentId: factory })).records).toMatchObject([
    { id: shift, hasChildren: false },
  ])
  expect((await lin.call(getUnitChildren, { parentId: shift })).records).toEqual([])
  expect((await outsider.call(getUnitTree, {})).nodes).toEqual([])
  expect(await outsider.refused(getUnitChildren, { parentId: factory })).toBe('NOT_FOUND')
})

test('B-110 the site is its one training centre', async () => {
  const { lin } = await testApp()
  expect(await lin.call(getTrainingReference, {})).toEqual({
    centers: [{ tcrId: '1', name: '阿尔法' }],
    defaultTcrId: '1',
  })
})

test('B-224 a head of a unit has everyone in it and below it as subordinates, once each, and not oneself', async () => {
  const { lin, mei, join, factory, office, shift, me } = await openWithUnits()
  await join(factory, { isHead: true, isMain: false }, me)
  await join(factory)
  const twice = await join(shift)
  await join(factory, { isMain: false }, twice)
  await join(shift, { isHead: true })
  await join(shift, { until: '2020-01-01' })
  await join(office)
  expect(await lin.call(countSubordinates, {})).toEqual({ count: 3 })
  expect(await mei.call(countSubordinates, {})).toEqual({ count: 0 })
})

test('B-011 one portal for learners, lecturers, both kinds of administrators, and those who lead people', async () => {
  const { lin, mei, chen, tang, admin, join, factory, me } = await openWithUnits()
  await join(factory, { isHead: true, isMain: false }, me)
  await join(factory)
  const seen = async (person: typeof lin) => {
    const { currentRole, roleUrlHome } = await person.call(getCurrentUser, {})
    return [currentRole, roleUrlHome, (await person.call(countSubordinates, {})).count]
  }
  expect(await seen(mei)).toEqual(['NLRN_1', '/home', 0])
  expect(await seen(lin)).toEqual(['NLRN_1', '/home', 1])
  expect(await seen(chen)).toEqual(['INSTR_1', '/home', 0])
  expect(await seen(tang)).toEqual(['TADM_1', '/manage', 0])
  expect(await seen(admin)).toEqual(['ADM_1', '/manage', 0])
})
