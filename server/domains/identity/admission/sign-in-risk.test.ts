import { login, logout } from '@lyceum/contract/identity'
import { saveSetting } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { browserIn } from '#testing/browser'
import { testApp } from '#testing/test-app'
import { hashPassword } from '../index.ts'
import { makeAccount } from '../make.ts'

const password = '山高月小 水落石出 2026'
const passwordHash = await hashPassword(password)
const known = ['yuan', 'boyi', 'cenx', 'duan', 'e.fang']
const unknown = ['yuen', 'poyi', 'senx', 'tuan', 'e.feng']

test('S-11 with a captcha at risk only, existing and unknown user names get the same answers', async () => {
  const at = await testApp()
  const db = await at.db()
  for (const userName of known) await makeAccount(db, { userName, name: userName, passwordHash })
  await at.admin.call(saveSetting, { name: 'captcha.rule', value: 'RISK' })
  // From an address without previous sign-ins, everybody needs a captcha.
  const outsider = browserIn(at)
  for (const userName of [...known, ...unknown])
    expect(await outsider.refused(login, { userName, password: 'wrong' })).toBe('CAPTCHA_INVALID')
  // Then all five existing people have signed in from that address.
  for (const userName of known) {
    const owner = browserIn(at)
    expect(await owner.signInRefused(userName, password)).toBe('none')
    await owner.send(logout, {})
  }
  const repliesFor = async (userName: string) => {
    const replies: string[] = []
    for (let i = 0; i < 4; i += 1) {
      const { statusCode, body } = await browserIn(at).send(login, { userName, password: 'wrong' })
      replies.push(`${statusCode} ${body}`)
    }
    return replies
  }
  const sequences: string[][] = []
  for (const userName of [...known, ...unknown]) sequences.push(await repliesFor(userName))
  expect(new Set(sequences.map((replies) => JSON.stringify(replies))).size).toBe(1)
  expect(sequences[0]?.[0]).toContain('label_user_login_error')
  expect(sequences[0]?.[3]).toContain('CAPTCHA_INVALID')
})
