import { askDownload, linkDownload } from '@lyceum/contract/admin'
import * as contract from '@lyceum/contract/news'
import { expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/test-app'
import { makeNews } from '../make.ts'

const names = async (home: TestApp, id: string, filter: object) =>
  (await home.admin.call(contract.listReaders, { id, pageSize: 100, ...filter })).records.map(
    ({ name }) => name,
  )

test('lists who has read, who has acknowledged and who has not, page by page', async () => {
  const home = await testApp()
  const id = await makeNews(await home.db())
  const everyone = await names(home, id, {})
  const lin = (await names(home, id, { text: 'lin' }))[0] ?? ''
  await home.lin.call(contract.acknowledgeNews, { id, version: 1 })
  await home.mei.call(contract.getAnnouncement, { id })
  expect(await names(home, id, { show: 'agreed' })).toEqual([lin])
  expect(await names(home, id, { show: 'read' })).toHaveLength(2)
  expect(await names(home, id, { show: 'waiting' })).toHaveLength(everyone.length - 1)
  expect(await names(home, id, { show: 'unread' })).toHaveLength(everyone.length - 2)
  const paged: string[] = []
  for (let after = ''; ;) {
    const { records, next } = await home.admin.call(contract.listReaders, { id, after, pageSize: 2 })
    paged.push(...records.map(({ name }) => name))
    if (next === '') break
    after = next
  }
  expect(paged).toEqual(everyone)
  expect(await home.tang.refused(contract.listReaders, { id })).toBe('NO_RIGHT_READ_MSG')
  expect(await home.foreignAdmin.refused(contract.listReaders, { id })).toBe('NOT_FOUND')
})

test('the list can be filtered by state and text and is paged; items can be pinned and copied', async () => {
  const home = await testApp()
  const db = await home.db()
  const day = 86_400_000
  const at = (days: number) => new Date(Date.now() + days * day)
  const shown = await makeNews(db, { title: '停电通知' })
  const scheduled = await makeNews(db, { title: '开班通知', shownFrom: at(1) })
  const over = await makeNews(db, { title: '旧通知', shownFrom: at(-3), shownUntil: at(-1) })
  const { id: draft } = await home.admin.call(contract.createNews, { kind: 'notice', title: '草稿' })
  const ids = async (filter: object) =>
    (await home.admin.call(contract.listNews, filter)).records.map(({ id }) => id)
  expect(await ids({})).toEqual([draft, over, scheduled, shown])
  expect(await ids({ state: 'shown' })).toEqual([shown])
  expect(await ids({ state: 'scheduled' })).toEqual([scheduled])
  expect(await ids({ state: 'over' })).toEqual([over])
  expect(await ids({ state: 'draft' })).toEqual([draft])
  expect(await ids({ text: '开班' })).toEqual([scheduled])
  const { next } = await home.admin.call(contract.listNews, { pageSize: 2 })
  expect(await ids({ pageSize: 2, after: next })).toEqual([scheduled, shown])
  expect(await home.admin.refused(contract.publishNews, { id: draft })).toBe('NEWS_EMPTY')

  await home.admin.call(contract.pinNews, { id: shown, isPinned: true })
  const copy = await home.admin.call(contract.copyNews, { id: shown, title: '停电通知（二）' })
  expect(await home.admin.call(contract.getNewsDraft, { id: copy.id })).toMatchObject({
    state: 'draft',
    isPinned: false,
    mustAcknowledge: true,
    content: (await home.admin.call(contract.getNewsDraft, { id: shown })).content,
  })
})

test('the download centre makes the table of readers', async () => {
  const home = await testApp()
  const id = await makeNews(await home.db())
  await home.lin.call(contract.acknowledgeNews, { id, version: 1 })
  const filter = { id, show: 'agreed' }
  const file = await home.admin.call(askDownload, { kind: 'news.readers', format: 'csv', filter })
  await home.runJobs()
  const { url } = await home.admin.call(linkDownload, file)
  const { pathname, search } = new URL(url, 'http://x')
  const { body } = await home.app.inject({
    method: 'GET',
    url: pathname + search,
    headers: { host: 'content.test' },
  })
  expect(body.trim().split('\n')).toHaveLength(2)
})
