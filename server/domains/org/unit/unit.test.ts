import {
  addUnit,
  closeUnit,
  editUnit,
  getUnit,
  getUnitTree,
  listUnits,
  moveUnit,
  searchUnits,
} from '@lyceum/contract/org'
import { expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx'
import { testApp } from '#testing/test-app'
import { makeAccount } from '../../identity/make.ts'
import { makeJob, makePosition, makeUnit } from '../make.ts'
import { moveUnit as moveUnitCase } from './move-unit.ts'
import { addUnit as addUnitCase } from './edit-unit.ts'
import {
  searchUnits as searchUnitsCase,
  getUnit as getUnitCase,
  listUnits as listUnitsCase,
} from './show-units.ts'

async function openCompany() {
  const opening = await testApp()
  const db = await opening.db()
  const root = await makeUnit(db, { code: 'CO', name: '公司' })
  const factory = await makeUnit(db, { code: 'FAC', name: '工厂', parentId: root, position: 0 })
  const sales = await makeUnit(db, { code: 'SAL', name: '销售部', parentId: root, position: 1 })
  const shift = await makeUnit(db, { code: 'SH', name: '一班', parentId: factory })
  const positionId = await makePosition(db, { code: 'GEN', name: '员工' })
  let count = 0
  const join = async (unitId: string, more: { isHead?: boolean; isMain?: boolean; who?: string } = {}) => {
    const { who, ...job } = more
    count += 1
    const accountId = who ?? (await makeAccount(db, { userName: `worker-${count}`, name: `同事${count}` }))
    await makeJob(db, { accountId, unitId, positionId, ...job })
    return accountId
  }
  const ctx = await opening.ctx()
  const scopedTo = (id: string): Ctx => {
    const scopes = [{ kind: 'unit', id } as const]
    const permissions = new Map([
      ['org.read', scopes],
      ['org.manage', scopes],
    ])
    return { ...ctx, actor: { ...ctx.actor, permissions } }
  }
  return { ...opening, root, factory, sales, shift, join, scopedTo }
}

test('a level returns the number of people in each unit and all below it, by main job', async () => {
  const { admin, tang, lin, root, factory, sales, shift, join } = await openCompany()
  await join(factory)
  const twice = await join(shift)
  await join(sales, { isMain: false, who: twice })
  const { records } = await admin.call(listUnits, {})
  expect(records.at(-1)).toMatchObject({ id: root, people: 2, ownPeople: 0, hasChildren: true })
  expect((await tang.call(listUnits, { parentId: root })).records).toMatchObject([
    { id: factory, people: 2, ownPeople: 1, hasChildren: true },
    { id: sales, people: 0, ownPeople: 0, hasChildren: false },
  ])
  expect(await lin.refused(listUnits, {})).toBe('NO_RIGHT_READ_MSG')
})

test('an administrator of one unit sees it as the root, and nothing beside it', async () => {
  const { scopedTo, root, factory, sales, shift } = await openCompany()
  const ctx = scopedTo(factory)
  const ids = async (parentId?: string) =>
    (await listUnitsCase(ctx, parentId ? { parentId } : {})).records.map(({ id }) => id)
  expect(await ids()).toEqual([factory])
  expect(await ids(factory)).toEqual([shift])
  await expect(ids(root)).rejects.toThrow('NOT_FOUND')
  await expect(getUnitCase(ctx, { id: sales })).rejects.toThrow('NOT_FOUND')
  expect((await searchUnitsCase(ctx, { words: '部' })).records).toEqual([])
  expect((await searchUnitsCase(ctx, { words: 'sh' })).records).toMatchObject([
    { id: shift, trail: [{ name: '公司' }, { name: '工厂' }] },
  ])
  expect(await getUnitCase(ctx, { id: factory })).toMatchObject({ mayChange: true, mayMove: false })
  expect(await getUnitCase(ctx, { id: shift })).toMatchObject({ mayChange: true, mayMove: true })
})

test('an administrator of one unit changes what is in it, but moves neither the unit nor anything out of it', async () => {
  const { scopedTo, root, factory, sales, shift } = await openCompany()
  const ctx = scopedTo(factory)
  const act = <T>(work: (ctx: Ctx) => Promise<T>) =>
    ctx.transaction((inner) => work({ ...inner, actor: ctx.actor }))
  const second = await act((ctx) => addUnitCase(ctx, { parentId: factory, code: 'SH2', name: '二班' }))
  const place = { beforeId: null, people: 0 }
  await act((ctx) => moveUnitCase(() => [])(ctx, { id: shift, parentId: second.id, ...place }))
  for (const [id, parentId] of [
    [shift, sales],
    [shift, null],
    [factory, sales],
    [sales, factory],
  ] as const)
    await expect(act((ctx) => moveUnitCase(() => [])(ctx, { id, parentId, ...place }))).rejects.toThrow(
      'NOT_FOUND',
    )
  await expect(act((ctx) => addUnitCase(ctx, { parentId: root, code: 'NEW', name: '新' }))).rejects.toThrow(
    'NOT_FOUND',
  )
  await expect(act((ctx) => addUnitCase(ctx, { parentId: null, code: 'NEW', name: '新' }))).rejects.toThrow(
    'NOT_FOUND',
  )
})

test('a unit is added, renamed and found; its code is unique while it is open', async () => {
  const { admin, tang, root, factory } = await openCompany()
  const { id } = await admin.call(addUnit, { parentId: root, code: 'HR', name: '人力资源部' })
  expect(await admin.refused(addUnit, { parentId: root, code: 'hr', name: '又一个' })).toBe('CODE_TAKEN')
  expect(await admin.refused(editUnit, { id, code: 'FAC', name: '人力部' })).toBe('CODE_TAKEN')
  await admin.call(editUnit, { id, code: 'HRD', name: '人力部' })
  expect((await admin.call(searchUnits, { words: '人力' })).records).toMatchObject([{ id, code: 'HRD' }])
  expect((await admin.call(searchUnits, { words: '%' })).records).toEqual([])
  expect(await tang.refused(editUnit, { id: factory, code: 'X', name: 'X' })).toBe('NO_RIGHT_WRITE_MSG')
  await admin.call(closeUnit, { id })
  expect((await admin.call(getUnitTree, {})).nodes.map((unit) => unit.id)).not.toContain(id)
  await admin.call(addUnit, { parentId: root, code: 'HRD', name: '人力部' })
})

test('E-103 a unit with people, in any kind of job, or with units below it cannot be closed', async () => {
  const { admin, factory, sales, shift, join } = await openCompany()
  const lead = await join(shift)
  await join(sales, { isMain: false, who: lead })
  for (const id of [factory, sales, shift])
    expect(await admin.refused(closeUnit, { id })).toBe('UNIT_NOT_EMPTY')
  const open = (await admin.call(getUnitTree, {})).nodes.map(({ id }) => id)
  expect(open).toEqual(expect.arrayContaining([factory, sales, shift]))
})

test('units are reordered among their siblings', async () => {
  const { admin, root, factory, sales } = await openCompany()
  const order = async () => (await admin.call(listUnits, { parentId: root })).records.map(({ id }) => id)
  const { moveId } = await admin.call(moveUnit, { id: sales, parentId: root, beforeId: factory, people: 0 })
  expect(moveId).toBeNull()
  expect(await order()).toEqual([sales, factory])
  await admin.call(moveUnit, { id: sales, parentId: root, people: 0 })
  expect(await order()).toEqual([factory, sales])
})

test('a unit is returned with its path, its heads and the possible actions', async () => {
  const { admin, tang, root, factory, shift, join } = await openCompany()
  const head = await join(factory, { isHead: true })
  expect(await admin.call(getUnit, { id: factory })).toMatchObject({
    code: 'FAC',
    trail: [{ id: root, name: '公司' }],
    heads: [{ id: head, name: '同事1', positionName: '员工' }],
    people: 1,
    children: 1,
    mayChange: true,
    mayMove: true,
    lastMove: null,
  })
  expect(await tang.call(getUnit, { id: shift })).toMatchObject({ mayChange: false, mayMove: false })
})
