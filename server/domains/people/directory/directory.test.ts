import { addProvider } from '@lyceum/contract/identity'
import {
  commitImport,
  getImport,
  listDirectories,
  listImportRows,
  runDirectorySync,
  saveDirectorySync,
} from '@lyceum/contract/people'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { directory, noSlapd, slapd } from '#testing/servers/slapd'
import { directoryClockJobs } from './jobs.ts'

const people = [
  { uid: 'zhangsan', cn: '张三', mail: 'zhang@alpha.test', employeeNumber: '1001', userPassword: 'Secret#1' },
  { uid: 'lisi', cn: '李四', mail: 'li@alpha.test', employeeNumber: '1002', userPassword: 'Secret#2' },
]

const sync = {
  filter: '(objectClass=inetOrgPerson)',
  mapping: { staffNo: 'employeeNumber', userName: 'uid', name: 'cn', email: 'mail' },
  matchBy: 'staffNo',
  missing: 'series',
  createMissing: false,
  isNightly: true,
} as const

async function connected(entries: typeof people) {
  const at = await testApp()
  const server = await slapd(entries)
  const { baseDn, bindDn, secret } = directory
  const config = { kind: 'ldap', url: server.url, baseDn, bindDn } as const
  const { id: providerId } = await at.admin.call(addProvider, {
    name: '公司目录',
    config,
    secret,
    isEnabled: true,
  })
  return { at, server, providerId }
}

test.skipIf(noSlapd)('a directory is read, shown like an import, and written', async () => {
  const { at, providerId } = await connected(people)
  expect(await at.admin.refused(runDirectorySync, { providerId })).toBe('SYNC_UNSET')
  const { seriesId } = await at.admin.call(saveDirectorySync, { providerId, ...sync })
  expect((await at.admin.call(listDirectories, {})).records).toEqual([
    { providerId, name: '公司目录', seriesId, sync },
  ])
  const { id } = await at.admin.call(runDirectorySync, { providerId })
  await at.runJobs()
  expect(await at.admin.call(getImport, { id })).toMatchObject({
    state: 'ready',
    counts: { create: 2, faulty: 0 },
  })
  const { records } = await at.admin.call(listImportRows, { id, act: 'create' })
  expect(records.map(({ name, key }) => [key, name])).toEqual([
    ['1001', '张三'],
    ['1002', '李四'],
  ])
  await at.admin.call(commitImport, { id })
  await at.runJobs()
  expect(await at.admin.call(getImport, { id })).toMatchObject({ state: 'done' })
})

test.skipIf(noSlapd)(
  'the nightly run is written automatically unless the bulk limit is exceeded; an unavailable directory changes nothing',
  async () => {
    const { at, server, providerId } = await connected(people)
    await at.admin.call(saveDirectorySync, { providerId, ...sync })
    const [nightly] = directoryClockJobs
    await nightly?.run(await at.ctx())
    await at.runJobs()
    const active = () =>
      at.asOwner(async (client) => {
        const { rows } = await client.query<{ count: string }>(
          `select count(*) from identity.account where staff_no like '100%' and state = 'active'`,
        )
        return Number(rows[0]?.count)
      })
    expect(await active()).toBe(2)
    await server.stop()
    await nightly?.run(await at.ctx())
    await at.runJobs()
    expect(await active()).toBe(2)
    const { rows } = await at.asOwner((client) =>
      client.query(`select state, trouble from people.import order by id`),
    )
    expect(rows).toEqual([
      { state: 'done', trouble: null },
      { state: 'failed', trouble: 'SYNC_PROVIDER' },
    ])
  },
)
