import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/message'
import { expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/test-app'
import { makeMessage } from '../make.ts'
import { listSentMessages } from './list-sent.ts'

const idOf = async (person: TestApp['lin']) => (await person.call(getCurrentUser, {})).usrEntId

async function opened() {
  const home = await testApp()
  const db = await home.db()
  const ids = { lin: await idOf(home.lin), mei: await idOf(home.mei) }
  const sentLines = async (filter: object) => {
    const { records } = await home.admin.call(contract.listSentMessages, filter)
    return records.map(({ person, title }) => `${person.name} ${title}`)
  }
  return { ...home, db, ids, sentLines }
}

test('messages of a site are searched by template, state, person and days, without their text', async () => {
  const { admin, lin, db, ids, sentLines, asOwner } = await opened()
  const first = await makeMessage(db, ids.lin)
  await makeMessage(db, ids.mei, true)
  await lin.call(contract.getMessage, { id: first })
  expect(await sentLines({})).toHaveLength(2)
  expect(await sentLines({ template: 'exam.scored' })).toEqual(['梅若水 试卷已评完'])
  expect(await sentLines({ state: 'read' })).toEqual(['林知夏 课程已完成'])
  expect(await sentLines({ state: 'unread' })).toEqual(['梅若水 试卷已评完'])
  expect(await sentLines({ accountId: ids.lin })).toEqual(['林知夏 课程已完成'])
  expect(await sentLines({ to: '2026-01-01' })).toEqual([])
  await lin.call(contract.deleteMessages, { ids: [first] })
  const { records } = await admin.call(contract.listSentMessages, { accountId: ids.lin })
  expect(records).toMatchObject([{ isRemoved: true, mailedAt: null, person: { unit: '范围内' } }])
  expect(JSON.stringify(await admin.call(contract.listSentMessages, {}))).not.toContain('消防演练')

  await asOwner((client) => client.query("update message.message set at = now() - interval '91 days'"))
  expect(await sentLines({})).toEqual([])
})

test('an administrator of one unit sees only the messages of its people, and without a unit nothing', async () => {
  const { ctx, tang, foreignAdmin, db, ids, asOwner } = await opened()
  await makeMessage(db, ids.lin)
  await makeMessage(db, ids.mei)
  expect(await tang.refused(contract.listSentMessages, {})).toBe('NO_RIGHT_READ_MSG')
  expect((await foreignAdmin.call(contract.listSentMessages, {})).records).toEqual([])
  const { rows } = await asOwner((client) => client.query("select id from org.unit where code = 'U-IN'"))
  const whole = await ctx()
  const permissions = new Map([['site.manage', [{ kind: 'unit', id: String(rows[0].id) } as const]]])
  const scoped = { ...whole, actor: { ...whole.actor, permissions } }
  const all = { template: '', after: '' }
  const seen = await listSentMessages(scoped, () => new Map(), all)
  expect(seen.records.map(({ person }) => person.name)).toEqual(['林知夏'])
  await expect(listSentMessages(scoped, () => new Map(), { ...all, accountId: ids.mei })).rejects.toThrow(
    'NOT_FOUND',
  )
})

test('messages are paged without gaps or duplicates', async () => {
  const { admin, db, ids } = await opened()
  for (let index = 0; index < 60; index += 1) await makeMessage(db, ids.lin)
  const first = await admin.call(contract.listSentMessages, {})
  const second = await admin.call(contract.listSentMessages, { after: first.next })
  expect([first.records.length, second.records.length, second.next]).toEqual([50, 10, ''])
  expect(new Set([...first.records, ...second.records].map(({ id }) => id)).size).toBe(60)
})
