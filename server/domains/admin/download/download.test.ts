import {
  actOnDownload,
  askDownload,
  linkDownload,
  listDownloads,
  removeDownload,
} from '@lyceum/contract/admin'
import { getFile } from '@lyceum/contract/file'
import { getCurrentUser } from '@lyceum/contract/identity'
import { saveSetting } from '@lyceum/contract/site'
import { streamXlsxRows } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { withdrawRole } from '#domains/identity'
import { type TestApp, testApp } from '#testing/test-app'
import { assignmentIdsOf, makeAccount } from '../../identity/make.ts'
import { clockJobs } from '../jobs.ts'

const audit = { kind: 'admin.audit', format: 'csv', filter: {} } as const

async function fetched({ app }: TestApp, url: string) {
  const { pathname, search } = new URL(url, 'http://x')
  return app.inject({ method: 'GET', url: pathname + search, headers: { host: 'content.test' } })
}

async function clock(home: TestApp, name: string) {
  const found = clockJobs.find((job) => job.name === name)
  await found?.run(await home.ctx())
}

test('an export is requested, made by a worker, downloaded and read back, and each step is recorded', async () => {
  const home = await testApp()
  const { admin, runJobs, asOwner } = home
  await admin.call(saveSetting, { name: 'footer.copyright', value: '=1+1 © "阿尔法"' })
  const { id } = await admin.call(askDownload, audit)
  expect((await admin.call(listDownloads, {})).records[0]).toMatchObject({ id, state: 'waiting', size: null })
  expect(await admin.refused(linkDownload, { id })).toBe('DOWNLOAD_NOT_READY')
  await runJobs()
  expect((await admin.call(listDownloads, {})).records[0]).toMatchObject({ state: 'done', rowsDone: 2 })

  const { url, name } = await admin.call(linkDownload, { id })
  expect(name).toMatch(/^审计日志-\d{8}-\d{4}\.csv$/)
  const file = await fetched(home, url)
  expect(file.headers['content-disposition']).toMatch(/^attachment/)
  expect([...file.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(file.body).toContain('何远舟')
  expect(file.body).toContain('=1+1 © ')
  const { rows } = await asOwner((client) =>
    client.query<{ action: string }>('select action from platform.audit_entry order by seq'),
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'site.setting.save',
    'admin.download.ask',
    'admin.download.fetch',
  ])
})

test('a workbook stores cells as text, including formulas', async () => {
  const home = await testApp()
  await home.admin.call(saveSetting, { name: 'footer.copyright', value: '=HYPERLINK("https://x.example")' })
  const { id } = await home.admin.call(askDownload, { ...audit, format: 'xlsx' })
  await home.runJobs()
  const { url } = await home.admin.call(linkDownload, { id })
  const file = await fetched(home, url)
  const rows: unknown[][] = []
  for await (const { values } of streamXlsxRows(file.rawPayload)) rows.push(values)
  expect(rows[0]).toContain('操作人')
  expect(rows).toHaveLength(3)
  expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK')
  expect(JSON.stringify(rows)).toContain('HYPERLINK')
})

test('A06 a file can only be read by its owner, through no other endpoint', async () => {
  const home = await testApp()
  const { admin, tang, asOwner } = home
  const { id } = await admin.call(askDownload, audit)
  await home.runJobs()
  expect(await tang.refused(linkDownload, { id })).toBe('NOT_FOUND')
  const { rows } = await asOwner((client) =>
    client.query<{ id: string }>(`select file_id as id from admin.download where id = ${id}`),
  )
  expect(await admin.refused(getFile, { id: rows[0]?.id ?? '' })).toBe('NOT_FOUND')
  expect(await tang.refused(askDownload, audit)).toBe('NOT_FOUND')
})

test('losing the permission before the worker runs rejects the file; losing it afterwards rejects the link', async () => {
  const home = await testApp()
  const { admin, runJobs, asOwner } = home
  const { usrId: accountId } = await admin.call(getCurrentUser, {})
  await makeAccount(await home.db(), { userName: 'second', name: '副管理员', roles: ['ADM'] })
  const { id: made } = await admin.call(askDownload, audit)
  await runJobs()
  const { id: late } = await admin.call(askDownload, audit)
  await withdrawRole(await home.ctx(), await assignmentIdsOf(await home.db(), accountId, 'ADM'))
  await runJobs()
  const { rows } = await asOwner((client) =>
    client.query(`select id, state, file_id is not null as file from admin.download order by id`),
  )
  expect(rows).toEqual([
    { id: made, state: 'done', file: true },
    { id: late, state: 'refused', file: false },
  ])
  // With a narrower role they still use the download centre, but not this table.
  await asOwner((client) =>
    client.query(`insert into identity.holding (site_id, account_id, role)
                  select site_id, id, 'TADM' from identity.account where id = ${accountId};
                  update identity.session set role = 'TADM' where account_id = ${accountId}`),
  )
  home.parts.clock.travel(60_000)
  expect(await admin.refused(linkDownload, { id: made })).toBe('DOWNLOAD_RIGHT_LOST')
})

test('a file is kept for a week; then it is removed and its owner may make it again', async () => {
  const home = await testApp()
  const { admin, parts, runJobs } = home
  const { id } = await admin.call(askDownload, audit)
  await runJobs()
  const { url } = await admin.call(linkDownload, { id })
  parts.clock.travel(8 * 86_400_000)
  await clock(home, 'admin.clearDownloads')
  await runJobs()
  expect((await fetched(home, url)).statusCode).not.toBe(200)
  expect(await admin.refused(linkDownload, { id })).toBe('DOWNLOAD_GONE')
  await admin.call(actOnDownload, { id, act: 'retry' })
  await runJobs()
  expect((await fetched(home, (await admin.call(linkDownload, { id })).url)).statusCode).toBe(200)
})

test('a file being made can be cancelled, a finished one cannot; removing it deletes its bytes', async () => {
  const home = await testApp()
  const { admin, runJobs } = home
  const { id } = await admin.call(askDownload, audit)
  await admin.call(actOnDownload, { id, act: 'cancel' })
  await runJobs()
  expect((await admin.call(listDownloads, {})).records[0]).toMatchObject({ state: 'cancelled', size: null })
  await admin.call(actOnDownload, { id, act: 'retry' })
  await runJobs()
  expect(await admin.refused(actOnDownload, { id, act: 'cancel' })).toBe('DOWNLOAD_ACT_IMPOSSIBLE')
  const { url } = await admin.call(linkDownload, { id })
  await admin.call(removeDownload, { id })
  await runJobs()
  expect((await fetched(home, url)).statusCode).not.toBe(200)
  expect((await admin.call(listDownloads, {})).records).toEqual([])
})

test('at most five files can be in progress, and a repeated idempotency key requests only one', async () => {
  const { admin } = await testApp()
  const headers = { 'idempotency-key': 'one-press-of-a-button' }
  const first = await admin.call(askDownload, audit, { headers })
  expect(await admin.call(askDownload, audit, { headers })).toEqual(first)
  for (let n = 2; n <= 5; n++) await admin.call(askDownload, audit)
  expect(await admin.refused(askDownload, audit)).toBe('TOO_MANY_DOWNLOADS')
  expect(await admin.refused(askDownload, { ...audit, filter: { colour: 'red' } })).toBe('DOWNLOAD_FILTER')
})
