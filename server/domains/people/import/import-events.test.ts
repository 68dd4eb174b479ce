import { commitImport, editPerson, listImportRows, undoImport } from '@lyceum/contract/people'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '#testing/test-app'
import { setLine } from '#domains/org'
import { dropBucket, makeBucket } from '../../file/corpus/upload-make.ts'
import { bring, countsOf, heading, peopleIn, staffed } from './list-make.ts'

beforeAll(makeBucket)
afterAll(dropBucket)

const written = async (at: TestApp, id: string) => {
  await at.admin.call(commitImport, { id })
  await at.runJobs()
}

/** Events by name, each with the staff number it is about. */
const publishedEvents = (at: TestApp) =>
  at.asOwner(async (client) => {
    const { rows } = await client.query<{ said: string }>(
      `select f.name || ' ' || coalesce(a.staff_no, '?') as said from platform.fact f
       left join identity.account a on a.id = (f.details->>'accountId')::bigint
       where f.name like 'people.%' or f.name = 'org.jobChanged' order by 1`,
    )
    return rows.map(({ said }) => said)
  })

test('events are published for everybody whom an import creates, moves, re-hires and lets go, and for the undo', async () => {
  const { at, person } = await staffed()
  await person('1001', '王磊')
  await person('1002', '李梅')
  const rehired = await person('1003', '赵新')
  await at.asOwner((client) =>
    client.query(`update identity.account set state = 'left' where id = $1`, [rehired]),
  )
  const id = await bring(at, {
    rows: [
      heading,
      ['1001', '王磊', '', 'HR', 'ENG'],
      ['1003', '赵新', '', '', ''],
      ['1004', '周宁', '', 'RD', 'ENG'],
      ['1005', '吴越', '', '', ''],
    ],
    reading: { missing: 'site' },
  })
  expect(await publishedEvents(at)).toEqual([])
  await written(at, id)
  const first = [
    'org.jobChanged 1001',
    'org.jobChanged 1002',
    'org.jobChanged 1004',
    'people.personCreated 1004',
    'people.personCreated 1005',
    'people.personLeft 1002',
    'people.personRehired 1003',
  ]
  expect(await publishedEvents(at)).toEqual(first)

  await at.admin.call(undoImport, { id })
  await at.runJobs()
  const gone = (line: string) => line.replace(/ 100[45]$/, ' ?')
  expect(await publishedEvents(at)).toEqual(
    [
      ...first.map(gone),
      'org.jobChanged 1001',
      'org.jobChanged 1002',
      'org.jobChanged 1003',
      'people.personLeft 1003',
      'people.personRehired 1002',
    ].toSorted(),
  )
})

test('everybody created by an import is in the list of people, with a job or without', async () => {
  const { at } = await staffed()
  await written(
    at,
    await bring(at, {
      rows: [heading, ['1004', '周宁', '', 'RD', 'ENG'], ['1005', '吴越', '', '', '']],
    }),
  )
  const { rows } = await at.asOwner((client) =>
    client.query(
      `select name, unit_id is not null as placed from people.entry where staff_key like '100%' order by name`,
    ),
  )
  expect(rows).toEqual([
    { name: '吴越', placed: false },
    { name: '周宁', placed: true },
  ])
})

test('a move that would make people report to one another in a circle is rejected; the other rows are written', async () => {
  const { at, person } = await staffed()
  const boss = await person('1001', '王磊')
  const chief = await person('1002', '李梅')
  await person('1003', '赵新')
  // Mei leads human resources from her post in development, and reports to Lei, who leads nobody else.
  await at.asOwner((client) =>
    client.query(
      `insert into org.job (site_id, account_id, unit_id, position_id, is_main, is_head, since)
       select j.site_id, j.account_id, u.id, j.position_id, false, true, '2024-01-01'
       from org.job j join org.unit u on u.site_id = j.site_id and u.code = 'HR' where j.account_id = $1`,
      [chief],
    ),
  )
  const ctx = await at.ctx()
  await setLine(ctx, { accountId: chief, managerId: boss })
  const id = await bring(at, {
    rows: [heading, ['1001', '王磊', '', 'HR', 'ENG'], ['1003', '赵新', '', 'HR', 'ENG']],
  })
  expect(await countsOf(at, id)).toMatchObject({ change: 2, faulty: 0 })
  await written(at, id)
  expect(await countsOf(at, id)).toMatchObject({ change: 1, faulty: 1 })
  const { records } = await at.admin.call(listImportRows, { id, act: 'faulty' })
  expect(records).toMatchObject([{ line: 2, problems: ['部门调动会让汇报关系绕成一圈'] }])
  expect(await peopleIn(at)).toMatchObject([{ unit: 'RD' }, { unit: 'RD' }, { unit: 'HR' }])
})

test('a user name that one line gives and another would be given is a fault on both', async () => {
  const { at } = await staffed()
  const id = await bring(at, {
    rows: [
      ['工号', '姓名', '用户名'],
      ['n1001', '王磊', ''],
      ['n1002', '李梅', 'N1001'],
      ['n1003', '赵新', ''],
      ['n1004', '周宁', 'zhou_n'],
      ['n1005', '吴越', 'Zhou_N'],
    ],
  })
  expect(await countsOf(at, id)).toMatchObject({ create: 1, faulty: 4 })
  const { records } = await at.admin.call(listImportRows, { id, act: 'faulty' })
  expect(records.map(({ line, problems }) => ({ line, problems }))).toEqual(
    [2, 3, 5, 6].map((line) => ({ line, problems: ['用户名在文件里重复'] })),
  )
})

test('a manual correction on the profile is kept by the next import until it is released', async () => {
  const { at, person } = await staffed()
  const id = await person('1001', '王磊')
  const corrected = {
    name: '王垒',
    email: 'wang@alpha.test',
    phone: '+8613900000001',
    joinedOn: '2024-05-01',
  }
  await at.admin.call(editPerson, { id, ...corrected })
  const rows = [
    ['工号', '姓名', '邮箱', '手机号', '入职日期'],
    ['1001', '王磊', 'old@alpha.test', '13900000002', '2020-01-01'],
  ]
  const first = await bring(at, { rows })
  expect(await countsOf(at, first)).toMatchObject({ change: 0, same: 1, sticky: 1 })
  await at.admin.call(editPerson, { id, release: ['name'] })
  await written(at, await bring(at, { rows }))
  expect(await peopleIn(at)).toMatchObject([{ name: '王磊', email: 'wang@alpha.test' }])
})
