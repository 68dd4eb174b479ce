import { expect, test } from 'vitest'
import { type Notice, piecesOf, problemsOf } from './notice.ts'

const same = (text: string) => ({ 'zh-CN': text, 'zh-TW': text, 'en-US': text })
const notice: Notice = {
  key: 'identity.resetMail',
  channel: 'mail',
  title: same('重新设置密码'),
  blanks: [
    { name: 'name', title: same('姓名'), sample: same('林知夏'), isRequired: false },
    { name: 'link', title: same('链接'), sample: same('https://x'), isRequired: true },
  ],
  words: [],
}

test('a mail needs a subject, its required placeholders, and no others', () => {
  expect(problemsOf(notice, { subject: '你好', body: '{name}：{link}' })).toEqual([])
  expect(problemsOf(notice, { subject: ' ', body: '{who}' })).toEqual([
    { is: 'empty', blank: 'subject' },
    { is: 'unknown', blank: 'who' },
    { is: 'missing', blank: 'link' },
  ])
})

test('a text message has no subject', () => {
  expect(problemsOf({ ...notice, channel: 'sms' }, { subject: '', body: '{link}' })).toEqual([])
})

test('fills the placeholders with samples', () => {
  expect(piecesOf(notice, '你好 {name}，{no}', 'zh-CN')).toEqual([
    { text: '你好 ' },
    { text: '林知夏', blank: 'name' },
    { text: '，' },
    { text: '{no}' },
  ])
})
