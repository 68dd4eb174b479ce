import {
  addFamily,
  addGrade,
  addPosition,
  editFamily,
  editGrade,
  editPosition,
  listFamilies,
  listGrades,
  listPositions,
  removeFamily,
  removeGrade,
  removePosition,
} from '@lyceum/contract/org'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { makeAccount } from '../../identity/make.ts'
import { makeJob, makePosition, makeUnit } from '../make.ts'
import { listPositions as listPositionsCase } from './queries.ts'

test('families have two levels, and a name is unique in each place', async () => {
  const { admin, tang } = await testApp()
  const tech = await admin.call(addFamily, { parentId: null, name: '技术序列' })
  const soft = await admin.call(addFamily, { parentId: tech.id, name: '软件' })
  expect(await admin.refused(addFamily, { parentId: tech.id, name: '软件' })).toBe('NAME_TAKEN')
  expect(await admin.refused(addFamily, { parentId: soft.id, name: '前端' })).toBe('FAMILY_TOO_DEEP')
  await admin.call(addFamily, { parentId: tech.id, name: '硬件' })
  expect(await admin.refused(editFamily, { id: soft.id, name: '硬件' })).toBe('NAME_TAKEN')
  await admin.call(editFamily, { id: soft.id, name: '软件研发' })
  const { records } = await tang.call(listFamilies, {})
  expect(records.map(({ name, parentId, children }) => [name, parentId, children])).toEqual([
    ['技术序列', null, 2],
    ['软件研发', tech.id, 0],
    ['硬件', tech.id, 0],
  ])
  expect(await tang.refused(addFamily, { parentId: null, name: '管理序列' })).toBe('NO_RIGHT_CREATE')
})

test('E-103 B-428 what is in use cannot be deleted: families with positions, positions and grades of jobs, also past ones', async () => {
  const { admin, db } = await testApp()
  const alpha = await db()
  const family = await admin.call(addFamily, { parentId: null, name: '技术序列' })
  const position = await admin.call(addPosition, { code: 'SE', name: '工程师', familyId: family.id })
  const grade = await admin.call(addGrade, { code: 'P5', name: '高级', rank: 5 })
  const accountId = await makeAccount(alpha, { userName: 'worker', name: '同事' })
  const unitId = await makeUnit(alpha, { code: 'U' })
  await makeJob(alpha, {
    accountId,
    unitId,
    positionId: position.id,
    gradeId: grade.id,
    until: '2021-01-01',
  })
  expect(await admin.refused(removeFamily, family)).toBe('RESOURCE_IN_USE')
  expect(await admin.refused(removePosition, position)).toBe('RESOURCE_IN_USE')
  expect(await admin.refused(removeGrade, grade)).toBe('RESOURCE_IN_USE')
  const free = await admin.call(addPosition, { code: 'QA', name: '测试', familyId: null })
  await admin.call(removePosition, free)
  expect((await admin.call(listPositions, {})).records.at(-1)).toMatchObject({ code: 'SE', people: 0 })
})

test('positions and grades have unique codes, and count their people', async () => {
  const { admin, db } = await testApp()
  const alpha = await db()
  const position = await admin.call(addPosition, { code: 'SE', name: '工程师', familyId: null })
  await admin.call(addPosition, { code: 'QA', name: '测试', familyId: null })
  expect(await admin.refused(addPosition, { code: 'SE', name: '另一个', familyId: null })).toBe('CODE_TAKEN')
  expect(await admin.refused(editPosition, { ...position, code: 'QA', name: '工程师', familyId: null })).toBe(
    'CODE_TAKEN',
  )
  expect(await admin.refused(editPosition, { ...position, code: 'SE', name: '工', familyId: '1' })).toBe(
    'NOT_FOUND',
  )
  await admin.call(editPosition, { ...position, code: 'SE', name: '软件工程师', familyId: null })
  const low = await admin.call(addGrade, { code: 'P1', name: '初级', rank: 1 })
  await admin.call(addGrade, { code: 'P2', name: '中级', rank: 2 })
  expect(await admin.refused(addGrade, { code: 'P1', name: '又一个', rank: 3 })).toBe('CODE_TAKEN')
  await admin.call(editGrade, { ...low, code: 'P1', name: '见习', rank: 1 })
  const unitId = await makeUnit(alpha, { code: 'U' })
  const accountId = await makeAccount(alpha, { userName: 'worker', name: '同事' })
  await makeJob(alpha, { accountId, unitId, positionId: position.id, gradeId: low.id })
  expect((await admin.call(listPositions, {})).records.slice(1)).toMatchObject([
    { code: 'QA', people: 0 },
    { code: 'SE', name: '软件工程师', people: 1 },
  ])
  expect((await admin.call(listGrades, {})).records).toMatchObject([
    { code: 'P2', people: 0 },
    { code: 'P1', name: '见习', people: 1 },
  ])
})

test('an administrator of one unit counts nobody outside it', async () => {
  const { db, ctx } = await testApp()
  const alpha = await db()
  const context = await ctx()
  const [inside, outside] = [await makeUnit(alpha, { code: 'IN' }), await makeUnit(alpha, { code: 'OUT' })]
  const accountId = await makeAccount(alpha, { userName: 'worker', name: '同事' })
  const scoped = (id: string) => ({
    ...context,
    actor: { ...context.actor, permissions: new Map([['org.read', [{ kind: 'unit', id } as const]]]) },
  })
  await makeJob(alpha, { accountId, unitId: outside, positionId: await makePosition(alpha, { code: 'SE' }) })
  expect((await listPositionsCase(scoped(inside))).records.at(-1)).toMatchObject({ code: 'SE', people: 0 })
  expect((await listPositionsCase(scoped(outside))).records.at(-1)).toMatchObject({ code: 'SE', people: 1 })
})
