import { getTodoCount, getTopCount } from '@lyceum/contract/home'
import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/message'
import { saveNotice } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { send } from '#domains/message'
import { notice } from '#platform/notices'
import { house, type House } from '#testing/house'
import { makeMessage } from './make.ts'

const idOf = async (person: House['lin']) => (await person.call(getCurrentUser, {})).usrEntId
const same = (body: string) => ({ 'zh-CN': { body }, 'zh-TW': { body }, 'en-US': { body } })
const told = notice({
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

test('messages are listed by read state, Z those about exams, and the counts are those of the rows (INV-K07)', async () => {
  const home = await house()
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

test('nobody reads, marks or removes the messages of another', async () => {
  const home = await house()
  const id = await makeMessage(await home.db(), await idOf(home.lin))
  expect(await home.mei.refused(contract.getMessage, { id })).toBe('NOT_FOUND')
  expect(await home.mei.refused(contract.markMessages, { ids: [id] })).toBe('NOT_FOUND')
  expect(await home.admin.refused(contract.deleteMessages, { ids: [id] })).toBe('NOT_FOUND')
  expect(await home.lin.call(getTopCount, {})).toEqual({ unreadWebMessage: 1 })
})

test('one message for each subject and event, and none for who has left (A09)', async () => {
  const home = await house()
  const [linId, meiId] = [await idOf(home.lin), await idOf(home.mei)]
  await home.asOwner((client) =>
    client.query("update identity.account set state = 'left' where id = $1", [meiId]),
  )
  const ctx = await home.ctx()
  const tellAgain = () =>
    ctx.transaction((ctx) =>
      send(ctx, told, {
        accountIds: [linId, meiId, linId],
        object: 'enrolment:1',
        filling: { course: '消防' },
      }),
    )
  await tellAgain()
  await tellAgain()
  const { rows } = await home.asOwner((client) =>
    client.query('select account_id::text from message.message'),
  )
  expect(rows).toEqual([{ account_id: linId }])
})

test('the words are those that the site uses when the message is read, in the language of the reader', async () => {
  const home = await house()
  const id = await makeMessage(await home.db(), await idOf(home.lin))
  await home.admin.call(saveNotice, {
    key: told.key,
    locale: 'zh-CN',
    subject: '',
    body: '恭喜完成 {course}',
  })
  expect(await home.lin.call(contract.getMessage, { id })).toMatchObject({ body: '恭喜完成 消防演练' })
})

test('mail once a day is a choice', async () => {
  const { lin } = await house()
  expect(await lin.call(contract.getMessagePreference, {})).toEqual({ mail: 'daily' })
  await lin.call(contract.saveMessagePreference, { mail: 'none' })
  expect(await lin.call(contract.getMessagePreference, {})).toEqual({ mail: 'none' })
})
