import { getTodoCount } from '@lyceum/contract/home'
import * as contract from '@lyceum/contract/news'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { makeNews } from './make.ts'

const sampleContent = { blocks: [{ kind: 'paragraph' as const, runs: [{ text: '周六停电。' }] }] }

test('an announcement is written, published at its time, and acknowledged version by version', async () => {
  const { admin, lin, mei, anonymous } = await testApp()
  const { id } = await admin.call(contract.createNews, { kind: 'notice', title: '停电通知' })
  expect(await lin.refused(contract.getAnnouncement, { id })).toBe('NOT_FOUND')
  const draft = { title: '停电通知', content: sampleContent, mustAcknowledge: true, revision: 1 }
  await admin.call(contract.saveNews, { id, ...draft })
  await admin.call(contract.publishNews, { id })

  expect(await lin.call(getTodoCount, {})).toMatchObject({ announceCount: 1 })
  expect(await lin.call(contract.getAnnouncement, { id })).toMatchObject({ version: 1, isWaiting: true })
  expect(await lin.call(getTodoCount, {})).toMatchObject({ announceCount: 1 })
  await lin.call(contract.acknowledgeNews, { id, version: 1 })
  await lin.call(contract.acknowledgeNews, { id, version: 1 })
  expect(await lin.call(getTodoCount, {})).toMatchObject({ announceCount: 0 })
  expect(await mei.call(getTodoCount, {})).toMatchObject({ announceCount: 1 })
  expect(await admin.call(contract.getNewsDraft, { id })).toMatchObject({ reads: 1, acknowledged: 1 })

  const { version } = await admin.call(contract.saveNews, {
    id,
    ...draft,
    revision: 2,
    title: '停电通知（改期）',
  })
  expect(version).toBe(2)
  expect(await lin.refused(contract.acknowledgeNews, { id, version: 1 })).toBe('NEWS_CHANGED')
  expect(await lin.call(getTodoCount, {})).toMatchObject({ announceCount: 1 })

  await admin.call(contract.withdrawNews, { id })
  expect(await lin.refused(contract.getAnnouncement, { id })).toBe('NOT_FOUND')
  expect((await lin.call(contract.listAnnouncements, {})).records).toEqual([])
  expect(await anonymous.refused(contract.getTrainNotice, { id })).toBe('NOT_FOUND')
})

test('pinned items come first; items not yet or no longer shown are left out', async () => {
  const home = await testApp()
  const db = await home.db()
  const day = 86_400_000
  const at = (days: number) => new Date(Date.now() + days * day)
  await makeNews(db, { kind: 'article', title: '旧闻', shownFrom: at(-9) })
  await makeNews(db, { kind: 'article', title: '置顶', shownFrom: at(-8), isPinned: true })
  await makeNews(db, { kind: 'article', title: '明天', shownFrom: at(1) })
  await makeNews(db, { kind: 'article', title: '过期', shownFrom: at(-9), shownUntil: at(-1) })
  const { records, total } = await home.lin.call(contract.listArticles, {})
  expect([total, records.map(({ title }) => title)]).toEqual([2, ['置顶', '旧闻']])
  expect((await home.stranger.call(contract.listArticles, {})).records).toEqual([])
  const untimely = {
    revision: 1,
    title: '旧闻',
    content: sampleContent,
    shownFrom: at(2).toISOString(),
    shownUntil: at(1).toISOString(),
  }
  const { id } = await home.admin.call(contract.createNews, { kind: 'article', title: '旧闻' })
  expect(await home.admin.refused(contract.saveNews, { id, ...untimely })).toBe('NEWS_UNTIMELY')
  // However the times are spelled, and also if publishing sets the start.
  const spelled = {
    ...untimely,
    shownFrom: '2026-05-01T09:00:00.000Z',
    shownUntil: '2026-05-01T08:59:59.999Z',
  }
  expect(await home.admin.refused(contract.saveNews, { id, ...spelled })).toBe('NEWS_UNTIMELY')
  await home.admin.call(contract.saveNews, {
    id,
    ...untimely,
    shownFrom: null,
    shownUntil: at(-1).toISOString(),
  })
  expect(await home.admin.refused(contract.publishNews, { id })).toBe('NEWS_UNTIMELY')
})

test('reading time is only accepted as far as it can have passed', async () => {
  const home = await testApp()
  const id = await makeNews(await home.db())
  const began = home.parts.clock.now().getTime()
  await home.lin.call(contract.getAnnouncement, { id })
  home.parts.clock.travel(10_000)
  const { seconds } = await home.lin.call(contract.reportReading, { id, seconds: 60 })
  const passed = Math.ceil((home.parts.clock.now().getTime() - began) / 1000)
  expect(seconds).toBeGreaterThanOrEqual(10)
  expect(seconds).toBeLessThanOrEqual(passed)
})

test('a public notice can be read without signing in; any other cannot', async () => {
  const home = await testApp()
  const db = await home.db()
  const open = await makeNews(db, { title: '开班通知', isPublic: true, place: '三楼教室' })
  const inner = await makeNews(db)
  expect(await home.anonymous.call(contract.getTrainNotice, { id: open })).toMatchObject({
    title: '开班通知',
    place: '三楼教室',
  })
  expect(await home.anonymous.refused(contract.getTrainNotice, { id: inner })).toBe('NOT_FOUND')
})
