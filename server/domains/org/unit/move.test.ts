import {
  getUnit,
  getUnitTree,
  listUnits,
  moveUnit,
  previewUnitMove,
  undoUnitMove,
} from '@lyceum/contract/org'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { leastOf, ownWatch } from '#testing/measure-time'
import { makeAccount } from '../../identity/make.ts'
import { makeJob, makePosition, makeUnit } from '../make.ts'
import { on } from '../tables.ts'

async function openCompany() {
  const opening = await testApp()
  const db = await opening.db()
  const root = await makeUnit(db, { code: 'CO', name: '公司' })
  const east = await makeUnit(db, { code: 'E', name: '东区', parentId: root, position: 0 })
  const west = await makeUnit(db, { code: 'W', name: '西区', parentId: root, position: 1 })
  const team = await makeUnit(db, { code: 'E1', name: '东一组', parentId: east })
  const positionId = await makePosition(db, { code: 'GEN', name: '员工' })
  const join = async (unitId: string, name: string, isHead = false) => {
    const accountId = await makeAccount(db, { userName: `u-${crypto.randomUUID()}`, name })
    await makeJob(db, { accountId, unitId, positionId, isHead })
    return accountId
  }
  const paths = async () => {
    const rows = await on(db).selectFrom('org.unit').select(['id', 'parentId', 'path']).execute()
    return new Map(rows.map((row) => [row.id, row]))
  }
  return { ...opening, sql: db, root, east, west, team, join, paths }
}

test('a move takes everything below with it, is previewed, and can be undone to the same position', async () => {
  const { admin, root, east, west, team, join, paths, asOwner } = await openCompany()
  await join(east, '东区长', true)
  await join(west, '西区长', true)
  await join(team, '甲')
  await join(team, '乙')
  expect(await admin.call(previewUnitMove, { id: team, parentId: west })).toEqual({
    units: 1,
    people: 2,
    managers: { people: 2, examples: [{ fromName: '东区长', toName: '西区长', people: 2 }] },
    gained: [],
    lost: [],
    duties: [],
  })
  const { moveId } = await admin.call(moveUnit, { id: east, parentId: west, people: 3 })
  expect((await paths()).get(team)?.path).toEqual([root, west, east, team])
  expect(await admin.call(getUnit, { id: east })).toMatchObject({
    parentId: west,
    lastMove: { id: moveId, fromName: '公司', mayUndo: true },
  })
  const { rows } = await asOwner((client) =>
    client.query("select details from platform.fact where name = 'org.unitMoved'"),
  )
  expect(rows).toEqual([{ details: { unitId: east, fromParentId: root, toParentId: west } }])

  await admin.call(undoUnitMove, { id: moveId ?? '' })
  expect((await admin.call(listUnits, { parentId: root })).records.map(({ id }) => id)).toEqual([east, west])
  expect((await paths()).get(team)?.path).toEqual([root, east, team])
  expect(await admin.refused(undoUnitMove, { id: moveId ?? '' })).toBe('MOVE_OVERTAKEN')
  const { rows: acts } = await asOwner((client) =>
    client.query("select action from platform.audit_entry where action like 'org.%' order by seq"),
  )
  expect(acts).toEqual([{ action: 'org.unit.move' }, { action: 'org.unit.undoMove' }])
})

test('a move into itself, with other people than previewed, or an undo after a later move is rejected', async () => {
  const { admin, root, east, west, team, join } = await openCompany()
  await join(team, '甲')
  expect(await admin.refused(moveUnit, { id: east, parentId: team, people: 1 })).toBe('UNIT_CIRCLE')
  expect(await admin.refused(previewUnitMove, { id: east, parentId: east })).toBe('UNIT_CIRCLE')
  expect(await admin.refused(moveUnit, { id: team, parentId: west, people: 2 })).toBe('MOVE_CHANGED')
  expect(await admin.refused(moveUnit, { id: team, parentId: west, beforeId: '1', people: 1 })).toBe(
    'NOT_FOUND',
  )
  const { moveId } = await admin.call(moveUnit, { id: team, parentId: west, people: 1 })
  await admin.call(moveUnit, { id: team, parentId: root, people: 1 })
  expect(await admin.refused(undoUnitMove, { id: moveId ?? '' })).toBe('MOVE_OVERTAKEN')
})

test('the preview names the scoped administrators who gain and lose people', async () => {
  const { admin, root, east, west, team, asOwner, sql } = await openCompany()
  const assignAdmin = async (name: string, unitId: string) => {
    const accountId = await makeAccount(sql, { userName: `u-${crypto.randomUUID()}`, name })
    await asOwner((client) =>
      client.query(
        "insert into identity.holding (site_id, account_id, role, scope, scope_id) values ($1, $2, 'TADM', 'unit', $3)",
        [sql.siteId, accountId, unitId],
      ),
    )
  }
  await assignAdmin('管东区', east)
  await assignAdmin('管西区', west)
  await assignAdmin('管全部', root)
  const preview = await admin.call(previewUnitMove, { id: team, parentId: west })
  expect(preview.lost).toMatchObject([{ name: '管东区', where: '东区' }])
  expect(preview.gained).toMatchObject([{ name: '管西区', where: '西区' }])
})

test('of two opposite moves at once one is rejected, so that they never form a circle', async () => {
  const { admin, root, east, west, paths } = await openCompany()
  for (let round = 0; round < 50; round += 1) {
    const answers = await Promise.all([
      admin.send(moveUnit, { id: east, parentId: west, people: 0 }),
      admin.send(moveUnit, { id: west, parentId: east, people: 0 }),
    ])
    const codes = answers.map(({ body }) => /UNIT_CIRCLE/.exec(body)?.[0] ?? 'moved').toSorted()
    expect(codes).toEqual(['UNIT_CIRCLE', 'moved'])
    const units = await paths()
    for (const { id, parentId, path } of units.values())
      expect(path).toEqual(parentId === null ? [id] : [...(units.get(parentId)?.path ?? []), id])
    const moved = units.get(east)?.parentId === west ? east : west
    await admin.call(moveUnit, { id: moved, parentId: root, people: 0 })
  }
  const ids = (await admin.call(getUnitTree, {})).nodes.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([root, east, west]))
})

test('a department of three hundred people in thirty teams moves in one quick transaction', async () => {
  const { admin, sql, root, east, west, join } = await openCompany()
  const positionId = await makePosition(sql, { code: 'OP', name: '操作工' })
  const lonely = await makeUnit(sql, { code: 'L', parentId: root })
  await join(lonely, '独行')
  for (let i = 0; i < 30; i += 1) {
    const unitId = await makeUnit(sql, { code: `T${i}`, parentId: east })
    await join(unitId, `组长${i}`, true)
    const people = await Promise.all(
      Array.from({ length: 9 }, () =>
        makeAccount(sql, { userName: `u-${crypto.randomUUID()}`, name: '组员' }),
      ),
    )
    await on(sql)
      .insertInto('org.job')
      .values(people.map((accountId) => ({ accountId, unitId, positionId, since: '2020-01-01' })))
      .execute()
  }
  // Back and forth, so that each is a real move.
  const homes = [root, west, root, west]
  const moved = async () => {
    const since = ownWatch()
    await admin.call(moveUnit, { id: east, parentId: homes.pop() ?? west, people: 300 })
    return since()
  }
  expect(await leastOf(2000, moved)).toBeLessThan(2000)
  const single = await admin.queries(moveUnit, { id: lonely, parentId: west, people: 1 })
  expect(await admin.queries(moveUnit, { id: east, parentId: homes.pop() ?? west, people: 300 })).toBe(single)
  expect(await admin.queries(previewUnitMove, { id: east })).toBeLessThan(16)
})
