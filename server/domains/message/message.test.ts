import { getTodoCount, getTopCount } from '@lyceum/contract/home'
import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/message'
import { saveNotice } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { send } from '#domains/message'
import { notice } from '#platform/domain/notices'
import { testApp, type TestApp } from '#testing/test-app'
import { makeMessage } from './make.ts'

const idOf = async (person: TestApp['lin']) => (await person.call(getCurrentUser, {})).usrEntId
const same = (body: string) => ({ 'zh-CN': { body }, 'zh-TW': { body }, 'en-US': { body } })
const testNotice = notice({
  key: 'learning.completed',
  channel: 'site',
  title: { 'zh-CN': '课程已完成', 'zh-TW': '課程已完成', 'en-US': 'Course completed' },
  blanks: {
    course: {
      title: { 'zh-CN': '课', 'zh-TW': '課', 'en-US': 'C' },
      sample: { 'zh-CN': '', 'zh-TW': '', 'en-US': '' },
    },
  },
  text: same('{course}'),
})

test('messages are listed by read state, Z lists those about exams, and the counts match the rows (INV-K07)', async () => {
  const home = await testApp()
  const db = await home.db()
  const linId = await idOf(home.lin)
  const first = await makeMessage(db, linId)
  await makeMessage(db, linId)
  const exam = await makeMessage(db, linId, true)
  const idsOf = async (isRead: '' | 'Y' | 'N' | 'Z') => {
    const { records, total } = await home.lin.call(contract.listMessages, { isRead })
    expect(total).toBe(records.length)
    return records.map(({ id }) => id)
  }
  expect(await idsOf('')).toHaveLength(3)
  expect(await idsOf('Z')).toEqual([exam])
  expect(await home.lin.call(contract.getMessage, { id: first })).toMatchObject({
    isRead: true,
    title: '课程已完成',
  })
  expect(await idsOf('Y')).toEqual([first])
  expect(await idsOf('N')).toHaveLength(2)
  expect(await home.lin.call(getTopCount, {})).toEqual({ unreadWebMessage: 2 })
  expect(await home.lin.call(getTodoCount, {})).toMatchObject({ messageCount: 2 })

  expect(await home.lin.call(contract.deleteMessages, { ids: [exam] })).toEqual({ unread: 1 })
  expect(await home.lin.refused(contract.getMessage, { id: exam })).toBe('NOT_FOUND')
  expect(await home.lin.call(contract.markMessages, { isAll: true })).toEqual({ unread: 0 })
  expect((await home.lin.call(contract.listMessages, {})).counts).toEqual({ all: 2, unread: 0, exam: 0 })
})

test('nobody can read, mark or remove another person’s messages', async () => {
  const home = await testApp()
  const id = await makeMessage(await home.db(), await idOf(home.lin))
  expect(await home.mei.refused(contract.getMessage, { id })).toBe('NOT_FOUND')
  expect(await home.mei.refused(contract.markMessages, { ids: [id] })).toBe('NOT_FOUND')
  expect(await home.admin.refused(contract.deleteMessages, { ids: [id] })).toBe('NOT_FOUND')
  expect(await home.lin.call(getTopCount, {})).toEqual({ unreadWebMessage: 1 })
})

test('one message per subject and event, and none for people who have left (A09)', async () => {
  const home = await testApp()
  const [linId, meiId] = [await idOf(home.lin), await idOf(home.mei)]
  await home.asOwner((client) =>
    client.query("update identity.account set state = 'left' where id = $1", [meiId]),
  )
  const ctx = await home.ctx()
  const sendAgain = () =>
    ctx.transaction((ctx) =>
      send(ctx, testNotice, {
        accountIds: [linId, meiId, linId],
        object: 'enrolment:1',
        filling: { course: '消防' },
      }),
    )
  await sendAgain()
  await sendAgain()
  const { rows } = await home.asOwner((client) =>
    client.query('select account_id::text from message.message'),
  )
  expect(rows).toEqual([{ account_id: linId }])
})

test('the text is the site’s current one when the message is read, in the reader’s language', async () => {
  const home = await testApp()
  const id = await makeMessage(await home.db(), await idOf(home.lin))
  await home.admin.call(saveNotice, {
    key: testNotice.key,
    locale: 'zh-CN',
    subject: '',
    body: '恭喜完成 {course}',
  })
  expect(await home.lin.call(contract.getMessage, { id })).toMatchObject({ body: '恭喜完成 消防演练' })
})

test('the daily mail is optional', async () => {
  const { lin } = await testApp()
  expect(await lin.call(contract.getMessagePreference, {})).toEqual({ mail: 'daily' })
  await lin.call(contract.saveMessagePreference, { mail: 'none' })
  expect(await lin.call(contract.getMessagePreference, {})).toEqual({ mail: 'none' })
})
