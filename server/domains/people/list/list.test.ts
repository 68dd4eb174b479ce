import { listPeople } from '@lyceum/contract/people'
import { expect, test } from 'vitest'
import { readExport } from '#platform/domain/export'
import { type TestApp, testApp } from '#testing/test-app'
import { makeAccount } from '../../identity/make.ts'
import { makeGrade, makeJob, makePosition, makeUnit } from '../../org/make.ts'
import { peopleExport } from './export-people.ts'

type Found = { readonly records: readonly { readonly name: string }[] }
const namesIn = ({ records }: Found) => records.map(({ name }) => name)

/** Twelve people in two branches, each with a different searchable value. */
async function addCompany(opening: TestApp) {
  const db = await opening.db()
  const root = await makeUnit(db, { code: 'HQ', name: '总部' })
  const plant = await makeUnit(db, { code: 'PLANT', name: '制造中心', parentId: root })
  const line = await makeUnit(db, { code: 'LINE', name: '一号产线', parentId: plant })
  const sales = await makeUnit(db, { code: 'SALES', name: '销售部', parentId: root })
  const positionId = await makePosition(db, { code: 'OP', name: '操作员' })
  const gradeId = await makeGrade(db, { code: 'P1', name: 'P1' })
  const add = async (n: number, unitId: string) => {
    const accountId = await makeAccount(db, {
      userName: `worker_${n}`,
      name: `赵${'一二三四五六七八九'[n] ?? '零'}`,
      staffNo: `W${1000 + n}`,
      phone: `+861390000000${n}`,
      email: `zhao${n}@plant.example`,
    })
    await makeJob(db, { accountId, unitId, positionId, gradeId })
    return accountId
  }
  const ids: string[] = []
  for (let n = 0; n < 9; n += 1) ids.push(await add(n, n < 6 ? line : sales))
  return { db, root, plant, line, sales, positionId, gradeId, ids }
}

test('a person is found by the beginning of any value, and by the given name', async () => {
  const opening = await testApp()
  await addCompany(opening)
  const { admin } = opening
  const find = async (text: string) => namesIn(await admin.call(listPeople, { text }))
  expect(await find('赵三')).toEqual(['赵三'])
  expect(await find('三')).toEqual(['赵三'])
  expect(await find('WORKER_2')).toEqual(['赵三'])
  expect(await find('w1002')).toEqual(['赵三'])
  expect(await find('139 0000 0002')).toEqual(['赵三'])
  expect(await find('+8613900000002')).toEqual(['赵三'])
  expect(await find('zhao2@')).toEqual(['赵三'])
  expect(await find('%')).toEqual([])
  expect(await find('worker_')).toHaveLength(9)
})

test('units with all below them, positions, grades, states and days filter the list', async () => {
  const opening = await testApp()
  const { plant, sales, positionId, gradeId, db } = await addCompany(opening)
  await makeAccount(db, { userName: 'guest-1', name: '访客甲', state: 'suspended' })
  const { admin } = opening
  const count = async (args: Parameters<typeof admin.call<typeof listPeople>>[1]) =>
    (await admin.call(listPeople, args)).total
  expect(await count({ unitId: plant })).toBe(6)
  expect(await count({ unitId: sales, positionId, gradeId })).toBe(3)
  expect(await count({ state: 'suspended' })).toBe(1)
  expect(await count({ role: 'ADM' })).toBe(1)
  expect(await count({ text: '赵', unitId: sales })).toBe(3)
  expect(await count({ joinedTo: '2030-01-01' })).toBe(0)
  expect(await count({ isFrozen: 'true' })).toBe(0)
})

test('K-29 more than a thousand are returned exactly and cached for a minute; fewer are counted each time', async () => {
  const { admin, asOwner } = await testApp()
  const all = async () => {
    const { total, isMore } = await admin.call(listPeople, {})
    return { total, isMore }
  }
  const suspended = async () => (await admin.call(listPeople, { state: 'suspended' })).total
  const { total: few } = await all()
  await asOwner((client) =>
    client.query(`insert into identity.account (site_id, user_name, name)
      select id, 'crowd-' || n, '众人' from site.site, generate_series(1, 1001) n where code = 'alpha'`),
  )
  const counting = await admin.queries(listPeople, {})
  expect(await admin.queries(listPeople, {})).toBeLessThan(counting)
  expect(await all()).toEqual({ total: few + 1001, isMore: false })
  expect(await suspended()).toBe(0)
  await asOwner((client) =>
    client.query("update identity.account set state = 'suspended' where user_name = 'crowd-7'"),
  )
  expect(await suspended()).toBe(1)
})

const orders = (['name', 'staffNo', 'joinedOn', 'lastLoginAt'] as const).flatMap((sort) =>
  (['asc', 'desc'] as const).map((direction) => ({ sort, direction })),
)

test('pages go forwards and backwards in every order, without duplicates', async () => {
  const opening = await testApp()
  const { positionId } = await addCompany(opening)
  const { admin } = opening
  for (const order of [...orders, { sort: 'staffNo', direction: 'desc', positionId } as const]) {
    const all = namesIn(await admin.call(listPeople, { ...order, pageSize: 100 }))
    const query = { ...order, pageSize: 4 }
    let page = await admin.call(listPeople, query)
    const pages = [page]
    while (page.next !== null) {
      page = await admin.call(listPeople, { ...query, after: page.next })
      pages.push(page)
    }
    expect(pages.flatMap(namesIn)).toEqual(all)
    for (const earlier of pages.slice(0, -1).toReversed()) {
      page = await admin.call(listPeople, { ...query, before: page.previous ?? '' })
      expect(namesIn(page)).toEqual(namesIn(earlier))
    }
    expect(page.previous).toBeNull()
  }
})

test('Chinese names are sorted by pronunciation', async () => {
  const { admin, db } = await testApp()
  const alpha = await db()
  for (const [n, name] of ['张晓', '阿明', '李雷', '白杨'].entries())
    await makeAccount(alpha, { userName: `sorted-${n}`, name })
  const { records } = await admin.call(listPeople, { text: 'sorted-' })
  expect(records.map(({ name }) => name)).toEqual(['阿明', '白杨', '李雷', '张晓'])
})

test('a cursor of another order, or a made-up one, restarts the list', async () => {
  const { admin } = await testApp()
  const first = await admin.call(listPeople, { pageSize: 2 })
  const forged = Buffer.from('["joinedOn","2026-02-30","1"]').toString('base64url')
  for (const after of ['no-mark', forged, first.next ?? '']) {
    const anew = await admin.call(listPeople, { pageSize: 2, sort: 'joinedOn', after })
    expect(anew).toEqual(await admin.call(listPeople, { pageSize: 2, sort: 'joinedOn' }))
  }
})

test('the exported table contains everyone the filters match within the requester’s reach', async () => {
  const opening = await testApp()
  const { sales } = await addCompany(opening)
  const ctx = await opening.ctx()
  const permissions = new Map([['people.read', [{ kind: 'unit', id: sales } as const]]])
  const { rows } = readExport(peopleExport, { ...ctx, actor: { ...ctx.actor, permissions } }, { text: '赵' })
  const names: unknown[] = []
  for await (const { name, unitName } of rows) names.push([name, unitName])
  expect(names).toEqual(['赵八', '赵九', '赵七'].map((name) => [name, '销售部']))
})
