import { login, logout } from '@lyceum/contract/identity'
import { saveSetting } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { browserIn } from '#testing/browser'
import { house } from '#testing/house'
import { hashPassword } from '../index.ts'
import { makeAccount } from '../make.ts'

const password = '山高月小 水落石出 2026'
const passwordHash = await hashPassword(password)
const known = ['yuan', 'boyi', 'cenx', 'duan', 'e.fang']
const unknown = ['yuen', 'poyi', 'senx', 'tuan', 'e.feng']

test('S-11 where a captcha is asked for at risk, names that exist and names that do not get the same answers', async () => {
  const at = await house()
  const db = await at.db()
  for (const userName of known) await makeAccount(db, { userName, name: userName, passwordHash })
  await at.admin.call(saveSetting, { name: 'captcha.rule', value: 'RISK' })
  // From an address nobody has come from, everybody is asked.
  const stranger = browserIn(at)
  for (const userName of [...known, ...unknown])
    expect(await stranger.refused(login, { userName, password: 'wrong' })).toBe('CAPTCHA_INVALID')
  // Then all five who exist have signed in from the address that is tried from.
  for (const userName of known) {
    const owner = browserIn(at)
    expect(await owner.signInRefused(userName, password)).toBe('none')
    await owner.send(logout, {})
  }
  const heard = async (userName: string) => {
    const said: string[] = []
    for (let i = 0; i < 4; i += 1) {
      const { statusCode, body } = await browserIn(at).send(login, { userName, password: 'wrong' })
      said.push(`${statusCode} ${body}`)
    }
    return said
  }
  const sequences: string[][] = []
  for (const userName of [...known, ...unknown]) sequences.push(await heard(userName))
  expect(new Set(sequences.map((said) => JSON.stringify(said))).size).toBe(1)
  expect(sequences[0]?.[0]).toContain('label_user_login_error')
  expect(sequences[0]?.[3]).toContain('CAPTCHA_INVALID')
})
