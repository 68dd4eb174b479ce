import { getTopCount } from '@lyceum/contract/home'
import { getCurrentUser } from '@lyceum/contract/identity'
import type { Args } from '@lyceum/contract/kit'
import { listMessages } from '@lyceum/contract/message'
import * as contract from '@lyceum/contract/news'
import { expect, test } from 'vitest'
import { jobChanged } from '#events/org'
import { type TestApp, testApp } from '#testing/test-app'
import { resumeBroadcasts } from '../jobs.ts'

const contentOf = (text: string) => ({ blocks: [{ kind: 'paragraph' as const, runs: [{ text }] }] })
const idOf = async (person: TestApp['lin']) => (await person.call(getCurrentUser, {})).usrEntId

async function unitNamed(home: TestApp, code: string): Promise<string> {
  const { rows } = await home.asOwner((client) =>
    client.query<{ id: string }>('select id::text from org.unit where code = $1', [code]),
  )
  return rows[0]?.id ?? ''
}

type NewsOptions = Partial<Args<typeof contract.saveNews>>

/** A published announcement; the worker sends the notifications later. */
async function published(home: TestApp, options: NewsOptions = {}): Promise<string> {
  const { id } = await home.admin.call(contract.createNews, { kind: 'notice', title: '停电通知' })
  const draft = {
    id,
    title: '停电通知',
    content: contentOf('周五停电。'),
    mustAcknowledge: true,
    revision: 1,
  }
  await home.admin.call(contract.saveNews, { ...draft, ...options })
  await home.admin.call(contract.publishNews, { id })
  return id
}

const inbox = async (person: TestApp['lin']) =>
  (await person.call(listMessages, {})).records.map(({ title, body, isRead }) => [title, body, isRead])

test('an announcement arrives in the inbox of its audience, once each, and in no other', async () => {
  const home = await testApp()
  const audience = [{ kind: 'unit' as const, id: await unitNamed(home, 'U-IN') }]
  const id = await published(home, { audience })
  expect(await inbox(home.lin)).toEqual([])
  await home.runJobs()
  expect(await inbox(home.lin)).toEqual([['新公告', '“停电通知”已经发布，请及时查看。', false]])
  expect(await home.lin.call(getTopCount, {})).toEqual({ unreadWebMessage: 1 })
  expect(await inbox(home.mei)).toEqual([])
  expect(await inbox(home.stranger)).toEqual([])
  expect(await home.mei.refused(contract.getAnnouncement, { id })).toBe('NOT_FOUND')
  const { state, meant, tellings } = await home.admin.call(contract.getNewsDraft, { id })
  expect(state).toBe('shown')
  expect(tellings).toMatchObject([{ event: 'published', version: 1, told: meant, isUnderWay: false }])
  // Publishing and running it again notifies nobody twice.
  await home.admin.call(contract.publishNews, { id })
  await resumeBroadcasts(await home.ctx())
  await home.runJobs()
  expect(await inbox(home.lin)).toHaveLength(1)
  // Opening it marks its message as read.
  await home.lin.call(contract.getAnnouncement, { id })
  expect(await home.lin.call(getTopCount, {})).toEqual({ unreadWebMessage: 0 })
})

test('a scheduled announcement is broadcast at its time', async () => {
  const home = await testApp()
  const hour = 3_600_000
  const id = await published(home, { shownFrom: new Date(Date.now() + hour).toISOString() })
  await resumeBroadcasts(await home.ctx())
  await home.runJobs()
  expect(await inbox(home.lin)).toEqual([])
  expect(await home.admin.call(contract.getNewsDraft, { id })).toMatchObject({ state: 'scheduled' })
  home.parts.clock.travel(hour + 1000)
  await resumeBroadcasts(await home.ctx())
  await home.runJobs()
  expect(await inbox(home.lin)).toHaveLength(1)
})

test('withdrawing it removes its messages; publishing again broadcasts it again', async () => {
  const home = await testApp()
  const id = await published(home)
  await home.runJobs()
  await home.admin.call(contract.withdrawNews, { id })
  await home.runJobs()
  expect(await inbox(home.lin)).toEqual([])
  expect(await home.lin.call(getTopCount, {})).toEqual({ unreadWebMessage: 0 })
  await home.admin.call(contract.publishNews, { id })
  await home.runJobs()
  expect(await inbox(home.lin)).toHaveLength(1)
})

test('a changed text asks everyone again and replaces the previous message', async () => {
  const home = await testApp()
  const id = await published(home)
  await home.runJobs()
  await home.lin.call(contract.acknowledgeNews, { id, version: 1 })
  const draft = { id, title: '停电通知', mustAcknowledge: true, revision: 2 }
  await home.admin.call(contract.saveNews, { ...draft, content: contentOf('改到周六。') })
  await home.runJobs()
  expect(await inbox(home.lin)).toEqual([
    ['公告已更新', '“停电通知”更新到了第 2 版，请重新阅读并确认。', false],
  ])
  const stale = { ...draft, content: contentOf('改到周日。') }
  expect(await home.admin.refused(contract.saveNews, stale)).toBe('NEWS_OVERTAKEN')
})

test('a text changed while withdrawn is a new version as well', async () => {
  const home = await testApp()
  const id = await published(home)
  await home.lin.call(contract.acknowledgeNews, { id, version: 1 })
  await home.admin.call(contract.withdrawNews, { id })
  const draft = { id, title: '停电通知', content: contentOf('改了。'), mustAcknowledge: true, revision: 2 }
  expect(await home.admin.call(contract.saveNews, draft)).toMatchObject({ version: 2 })
  await home.admin.call(contract.publishNews, { id })
  expect(await home.lin.call(contract.getAnnouncement, { id })).toMatchObject({ isWaiting: true })
})

test('another audience: new members are notified, former ones lose the message', async () => {
  const home = await testApp()
  const audience = [{ kind: 'person' as const, id: await idOf(home.lin) }]
  const id = await published(home, { audience })
  await home.runJobs()
  const other = [{ kind: 'person' as const, id: await idOf(home.mei) }]
  const draft = {
    id,
    title: '停电通知',
    content: contentOf('周五停电。'),
    mustAcknowledge: true,
    revision: 2,
  }
  await home.admin.call(contract.saveNews, { ...draft, audience: other })
  await home.runJobs()
  expect([await inbox(home.lin), (await inbox(home.mei)).length]).toEqual([[], 1])
})

test('people who leave the unit before reading see nothing of it, suspended people are not notified', async () => {
  const home = await testApp()
  const [linId, chenId] = [await idOf(home.lin), await idOf(home.chen)]
  const audience = [
    { kind: 'unit' as const, id: await unitNamed(home, 'U-IN') },
    { kind: 'person' as const, id: chenId },
  ]
  await home.asOwner((client) =>
    client.query("update identity.account set state = 'suspended' where id = $1", [chenId]),
  )
  await published(home, { audience })
  await home.runJobs()
  expect(await inbox(home.lin)).toHaveLength(1)
  const { rows } = await home.asOwner((client) =>
    client.query<{ id: string }>('select account_id::text as id from message.message'),
  )
  const notifiedIds = rows.map(({ id }) => id)
  expect([notifiedIds.includes(linId), notifiedIds.includes(chenId)]).toEqual([true, false])
  await home.asOwner((client) =>
    client.query('update org.job set until = current_date where account_id = $1', [linId]),
  )
  await (await home.ctx()).publish(jobChanged, { accountId: linId })
  await home.runJobs()
  expect(await inbox(home.lin)).toEqual([])
})

test('people who have not acknowledged are reminded, once per version', async () => {
  const home = await testApp()
  const id = await published(home)
  await home.runJobs()
  await home.lin.call(contract.acknowledgeNews, { id, version: 1 })
  await home.admin.call(contract.remindReaders, { id })
  await home.runJobs()
  await home.admin.call(contract.remindReaders, { id })
  await home.runJobs()
  expect(await inbox(home.lin)).toHaveLength(1)
  expect((await inbox(home.mei)).map(([title]) => title)).toEqual(['公告待确认', '新公告'])
  await home.admin.call(contract.withdrawNews, { id })
  expect(await home.admin.refused(contract.remindReaders, { id })).toBe('NEWS_ASKS_NOTHING')
})
