import { getTopCount } from '@lyceum/contract/home'
import { getCurrentUser } from '@lyceum/contract/identity'
import type { Args } from '@lyceum/contract/kit'
import { listMessages } from '@lyceum/contract/message'
import * as contract from '@lyceum/contract/news'
import { expect, test } from 'vitest'
import { jobChanged } from '#events/org'
import { type House, house } from '#testing/house'
import { goOnTelling } from '../jobs.ts'

const words = (text: string) => ({ blocks: [{ kind: 'paragraph' as const, runs: [{ text }] }] })
const idOf = async (person: House['lin']) => (await person.call(getCurrentUser, {})).usrEntId

async function unitNamed(home: House, code: string): Promise<string> {
  const { rows } = await home.asOwner((client) =>
    client.query<{ id: string }>('select id::text from org.unit where code = $1', [code]),
  )
  return rows[0]?.id ?? ''
}

type Wish = Partial<Args<typeof contract.saveNews>>

/** An announcement that has been published; what it is told to whom follows by the worker. */
async function published(home: House, wish: Wish = {}): Promise<string> {
  const { id } = await home.admin.call(contract.createNews, { kind: 'notice', title: '停电通知' })
  const draft = { id, title: '停电通知', content: words('周五停电。'), mustAcknowledge: true, revision: 1 }
  await home.admin.call(contract.saveNews, { ...draft, ...wish })
  await home.admin.call(contract.publishNews, { id })
  return id
}

const inbox = async (person: House['lin']) =>
  (await person.call(listMessages, {})).records.map(({ title, body, isRead }) => [title, body, isRead])

test('an announcement comes into the inbox of its audience, once each, and into nobody else’s', async () => {
  const home = await house()
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
  // Published again while it is, and run again: nobody hears it twice.
  await home.admin.call(contract.publishNews, { id })
  await goOnTelling(await home.ctx())
  await home.runJobs()
  expect(await inbox(home.lin)).toHaveLength(1)
  // Whoever has it open has read what was said of it.
  await home.lin.call(contract.getAnnouncement, { id })
  expect(await home.lin.call(getTopCount, {})).toEqual({ unreadWebMessage: 0 })
})

test('what is to come is told when its moment has come', async () => {
  const home = await house()
  const hour = 3_600_000
  const id = await published(home, { shownFrom: new Date(Date.now() + hour).toISOString() })
  await goOnTelling(await home.ctx())
  await home.runJobs()
  expect(await inbox(home.lin)).toEqual([])
  expect(await home.admin.call(contract.getNewsDraft, { id })).toMatchObject({ state: 'scheduled' })
  home.parts.clock.travel(hour + 1000)
  await goOnTelling(await home.ctx())
  await home.runJobs()
  expect(await inbox(home.lin)).toHaveLength(1)
})

test('withdrawn, its messages are gone with it; published again, it is told again', async () => {
  const home = await house()
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

test('other words ask everyone again, and take the place of the message before', async () => {
  const home = await house()
  const id = await published(home)
  await home.runJobs()
  await home.lin.call(contract.acknowledgeNews, { id, version: 1 })
  const draft = { id, title: '停电通知', mustAcknowledge: true, revision: 2 }
  await home.admin.call(contract.saveNews, { ...draft, content: words('改到周六。') })
  await home.runJobs()
  expect(await inbox(home.lin)).toEqual([
    ['公告已更新', '“停电通知”更新到了第 2 版，请重新阅读并确认。', false],
  ])
  const stale = { ...draft, content: words('改到周日。') }
  expect(await home.admin.refused(contract.saveNews, stale)).toBe('NEWS_OVERTAKEN')
})

test('words changed while it was withdrawn are a new version as well', async () => {
  const home = await house()
  const id = await published(home)
  await home.lin.call(contract.acknowledgeNews, { id, version: 1 })
  await home.admin.call(contract.withdrawNews, { id })
  const draft = { id, title: '停电通知', content: words('改了。'), mustAcknowledge: true, revision: 2 }
  expect(await home.admin.call(contract.saveNews, draft)).toMatchObject({ version: 2 })
  await home.admin.call(contract.publishNews, { id })
  expect(await home.lin.call(contract.getAnnouncement, { id })).toMatchObject({ isWaiting: true })
})

test('another audience: who is in it now is told, who is not loses the message', async () => {
  const home = await house()
  const audience = [{ kind: 'person' as const, id: await idOf(home.lin) }]
  const id = await published(home, { audience })
  await home.runJobs()
  const other = [{ kind: 'person' as const, id: await idOf(home.mei) }]
  const draft = { id, title: '停电通知', content: words('周五停电。'), mustAcknowledge: true, revision: 2 }
  await home.admin.call(contract.saveNews, { ...draft, audience: other })
  await home.runJobs()
  expect([await inbox(home.lin), (await inbox(home.mei)).length]).toEqual([[], 1])
})

test('who leaves the unit before reading sees nothing of it, who is suspended is not told', async () => {
  const home = await house()
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
  const told = rows.map(({ id }) => id)
  expect([told.includes(linId), told.includes(chenId)]).toEqual([true, false])
  await home.asOwner((client) =>
    client.query('update org.job set until = current_date where account_id = $1', [linId]),
  )
  await (await home.ctx()).tell(jobChanged, { accountId: linId })
  await home.runJobs()
  expect(await inbox(home.lin)).toEqual([])
})

test('who has not agreed is reminded, once for a version', async () => {
  const home = await house()
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
