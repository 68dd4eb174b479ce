import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/message'
import { expect, test } from 'vitest'
import { house, type House } from '#testing/house'
import { makeMessage } from '../make.ts'
import { sentList } from './list-sent.ts'

const idOf = async (person: House['lin']) => (await person.call(getCurrentUser, {})).usrEntId

async function opened() {
  const home = await house()
  const db = await home.db()
  const ids = { lin: await idOf(home.lin), mei: await idOf(home.mei) }
  const said = async (filter: object) => {
    const { records } = await home.admin.call(contract.listSentMessages, filter)
    return records.map(({ person, title }) => `${person.name} ${title}`)
  }
  return { ...home, db, ids, said }
}

test('messages of a site are searched by template, state, person and days, without their words', async () => {
  const { admin, lin, db, ids, said, asOwner } = await opened()
  const first = await makeMessage(db, ids.lin)
  await makeMessage(db, ids.mei, true)
  await lin.call(contract.getMessage, { id: first })
  expect(await said({})).toHaveLength(2)
  expect(await said({ template: 'exam.scored' })).toEqual(['梅若水 试卷已评完'])
  expect(await said({ state: 'read' })).toEqual(['林知夏 课程已完成'])
  expect(await said({ state: 'unread' })).toEqual(['梅若水 试卷已评完'])
  expect(await said({ accountId: ids.lin })).toEqual(['林知夏 课程已完成'])
  expect(await said({ to: '2026-01-01' })).toEqual([])
  await lin.call(contract.deleteMessages, { ids: [first] })
  const { records } = await admin.call(contract.listSentMessages, { accountId: ids.lin })
  expect(records).toMatchObject([{ isRemoved: true, mailedAt: null, person: { unit: '范围内' } }])
  expect(JSON.stringify(await admin.call(contract.listSentMessages, {}))).not.toContain('消防演练')

  await asOwner((client) => client.query("update message.message set at = now() - interval '91 days'"))
  expect(await said({})).toEqual([])
})

test('whoever keeps one unit sees the messages of its people alone, and who keeps none sees nothing', async () => {
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
  const seen = await sentList(scoped, () => new Map(), all)
  expect(seen.records.map(({ person }) => person.name)).toEqual(['林知夏'])
  await expect(sentList(scoped, () => new Map(), { ...all, accountId: ids.mei })).rejects.toThrow('NOT_FOUND')
})

test('messages go on page by page without gap or double', async () => {
  const { admin, db, ids } = await opened()
  for (let index = 0; index < 60; index += 1) await makeMessage(db, ids.lin)
  const first = await admin.call(contract.listSentMessages, {})
  const second = await admin.call(contract.listSentMessages, { after: first.next })
  expect([first.records.length, second.records.length, second.next]).toEqual([50, 10, ''])
  expect(new Set([...first.records, ...second.records].map(({ id }) => id)).size).toBe(60)
})
