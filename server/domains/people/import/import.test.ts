import { commitImport, getImport, listImportRows, listImports, undoImport } from '@lyceum/contract/people'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dropBucket, makeBucket } from '../../file/corpus/upload-make.ts'
import { makeAccount } from '../../identity/make.ts'
import { managerOf, setLine } from '../../org/index.ts'
import { bring, countsOf, heading, peopleIn, staffed } from './list-make.ts'
import { makePinnedField } from './make.ts'

beforeAll(makeBucket)
afterAll(dropBucket)

test('an import is read, checked, shown and written; new people have no password', async () => {
  const { at, person } = await staffed()
  await person('1001', '王磊')
  await person('1002', '李梅')
  const id = await bring(at, {
    rows: [
      heading,
      ['1001', '王磊', '1001@alpha.test', 'RD', 'ENG'],
      ['1002', '李梅', 'mei@alpha.test', '人力资源部', '工程师'],
      ['1003', '赵新', 'zhao@alpha.test', 'RD', 'ENG'],
    ],
  })
  expect(await at.admin.call(getImport, { id })).toMatchObject({
    state: 'ready',
    mapping: { staffNo: '工号', name: '姓名', email: '邮箱', unit: '部门', position: '岗位' },
    counts: { create: 1, change: 1, same: 1, leave: 0, faulty: 0 },
    brake: { touched: 1, isHeld: false },
    since: null,
  })
  const { records } = await at.admin.call(listImportRows, { id, act: 'change' })
  expect(records).toMatchObject([
    {
      line: 3,
      name: '李梅',
      changes: [
        { label: '邮箱', before: '1002@alpha.test', after: 'mei@alpha.test' },
        { label: '部门', before: '研发部', after: '人力资源部' },
      ],
    },
  ])
  expect(await peopleIn(at)).toHaveLength(2)

  await at.admin.call(commitImport, { id })
  await at.runJobs()
  expect(await at.admin.call(getImport, { id })).toMatchObject({
    state: 'done',
    progress: { done: 2, total: 2 },
  })
  expect(await peopleIn(at)).toMatchObject([
    { staff_no: '1001', unit: 'RD' },
    { staff_no: '1002', unit: 'HR', email: 'mei@alpha.test' },
    {
      staff_no: '1003',
      unit: 'RD',
      position: 'ENG',
      user_name: '1003',
      state: 'active',
      password_hash: null,
    },
  ])
  expect((await at.admin.call(listImports, {})).records).toMatchObject([
    { id, byName: '何远舟', state: 'done' },
  ])
})

test('missing people leave only where the list is complete; administrators are exempt', async () => {
  const { at, person, db } = await staffed()
  await person('1001', '王磊')
  await person('1002', '李梅')
  await makeAccount(db, { userName: 'second', name: '副管理员', staffNo: '9000', roles: ['ADM'] })
  const rows = [heading, ['1001', '王磊', '', '', '']]
  expect(await countsOf(at, await bring(at, { rows }))).toMatchObject({ leave: 0, same: 1 })
  expect(await countsOf(at, await bring(at, { rows, reading: { missing: 'series' } }))).toMatchObject({
    leave: 0,
  })
  const id = await bring(at, { rows, reading: { missing: 'site' } })
  expect(await countsOf(at, id)).toMatchObject({ leave: 1, spared: 1, same: 1 })
  await at.admin.call(commitImport, { id })
  await at.runJobs()
  expect(await peopleIn(at)).toMatchObject([{ state: 'active' }, { state: 'left' }, { state: 'active' }])

  const back = await bring(at, {
    rows: [...rows, ['1002', '李梅', '', 'HR', 'ENG']],
    reading: { missing: 'keep' },
  })
  expect(await countsOf(at, back)).toMatchObject({ rehire: 1 })
  await at.admin.call(commitImport, { id: back })
  await at.runJobs()
  expect((await peopleIn(at))[1]).toMatchObject({ state: 'active', unit: 'HR' })
})

test('a manually corrected field stays, and is reported', async () => {
  const { at, person, db } = await staffed()
  const id = await person('1001', '王磊')
  await makePinnedField(db, id, 'email')
  await makePinnedField(db, id, 'job')
  const list = await bring(at, { rows: [heading, ['1001', '王垒', 'other@alpha.test', 'HR', 'ENG']] })
  expect(await countsOf(at, list)).toMatchObject({ change: 1, sticky: 1 })
  const { records } = await at.admin.call(listImportRows, { id: list, act: 'change' })
  expect(records[0]).toMatchObject({ changes: [{ before: '王磊', after: '王垒' }], sticky: ['邮箱', '部门'] })
  await at.admin.call(commitImport, { id: list })
  await at.runJobs()
  expect(await peopleIn(at)).toMatchObject([{ name: '王垒', email: '1001@alpha.test', unit: 'RD' }])
})

test('above the bulk limit the number of people must be confirmed', async () => {
  const { at, person } = await staffed()
  await at.asOwner((client) =>
    client.query(`insert into site.setting (site_id, name, value)
                  select id, 'import.brakePeople', '1' from site.site where code = 'alpha'`),
  )
  for (const no of ['1001', '1002', '1003']) await person(no, `员工${no}`)
  const rows = [heading, ['1001', '甲', '', '', ''], ['1002', '乙', '', '', '']]
  const id = await bring(at, { rows, reading: { missing: 'site' } })
  expect((await at.admin.call(getImport, { id })).brake).toEqual({ touched: 3, limit: 1, isHeld: true })
  expect(await at.admin.refused(commitImport, { id })).toBe('IMPORT_BRAKE')
  expect(await at.admin.refused(commitImport, { id, confirmed: 2 })).toBe('IMPORT_BRAKE')
  await at.admin.call(commitImport, { id, confirmed: 3 })
  expect(await at.admin.refused(commitImport, { id, confirmed: 3 })).toBe('IMPORT_STATE')
})

test('an undo restores everything except what has been changed since', async () => {
  const { at, person } = await staffed()
  await person('1001', '王磊')
  await person('1002', '李梅')
  const before = await peopleIn(at)
  const id = await bring(at, {
    rows: [heading, ['1001', '王垒', 'new@alpha.test', 'HR', 'ENG'], ['1003', '赵新', '', 'RD', 'ENG']],
    reading: { missing: 'site' },
  })
  await at.admin.call(commitImport, { id })
  await at.runJobs()
  await at.asOwner((client) =>
    client.query(`update identity.account set email = 'since@alpha.test' where staff_no = '1001'`),
  )
  await at.admin.call(undoImport, { id })
  await at.runJobs()
  expect(await at.admin.call(getImport, { id })).toMatchObject({
    state: 'undone',
    counts: { notRestored: 1 },
  })
  const after = await peopleIn(at)
  expect(after).toEqual([{ ...before[0], email: 'since@alpha.test' }, before[1]])
  const { records } = await at.admin.call(listImportRows, { id, act: 'change', notRestored: 'yes' })
  expect(records).toMatchObject([{ line: 2, notRestored: ['邮箱'] }])
  expect(await at.admin.refused(undoImport, { id })).toBe('IMPORT_STATE')
})

test('an import can be undone for thirty days; people who have signed in meanwhile are let go, not deleted', async () => {
  const { at } = await staffed()
  const id = await bring(at, { rows: [heading, ['1003', '赵新', '', 'RD', 'ENG']] })
  await at.admin.call(commitImport, { id })
  await at.runJobs()
  await at.asOwner((client) =>
    client.query(`update identity.account set last_login_at = now() where staff_no = '1003'`),
  )
  await at.asOwner((client) =>
    client.query(`update people.import set undo_until = now() - interval '1 second'`),
  )
  expect(await at.admin.refused(undoImport, { id })).toBe('IMPORT_UNDO_OVER')
  await at.asOwner((client) => client.query(`update people.import set undo_until = now() + interval '1 day'`))
  await at.admin.call(undoImport, { id })
  await at.runJobs()
  expect(await peopleIn(at)).toMatchObject([{ staff_no: '1003', state: 'left' }])
  expect(await countsOf(at, id)).toMatchObject({ notRestored: 1 })
})

test('a person let go by an import has no job any more, and gets everything back when the import is undone', async () => {
  const { at, person, db } = await staffed()
  const [boss, gone] = [await person('1001', '王磊'), await person('1002', '李梅')]
  const pupil = await person('1003', '赵新')
  const ctx = await at.ctx()
  await setLine(ctx, { accountId: gone, managerId: boss })
  await setLine(ctx, { accountId: pupil, managerId: gone })
  const listJobs = async () => {
    const { rows } = await at.asOwner((client) =>
      client.query<{ holds: string }>(
        `select account_id::text || ' works' as holds from org.job where until is null and account_id = $1
         union all select account_id::text || ' answers to ' || manager_id from org.line
         where $1 in (account_id, manager_id) order by 1`,
        [gone],
      ),
    )
    return rows.map(({ holds }) => holds)
  }
  const before = await listJobs()
  expect(before).toHaveLength(3)
  const rows = [heading, ['1001', '王磊', '', '', ''], ['1003', '赵新', '', '', '']]
  const id = await bring(at, { rows, reading: { missing: 'site' } })
  await at.admin.call(commitImport, { id })
  await at.runJobs()
  expect(await listJobs()).toEqual([])
  expect(await managerOf(db, pupil)).not.toBe(gone)

  await at.admin.call(undoImport, { id })
  await at.runJobs()
  expect(await listJobs()).toEqual(before)
  expect(await peopleIn(at)).toMatchObject([{ state: 'active' }, { state: 'active' }, { state: 'active' }])
})
