import { changePassword, getCurrentUser, getPasswordPolicy } from '@lyceum/contract/identity'
import { actOnPerson as actOnAccount } from '@lyceum/contract/people'
import { saveSetting } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { browserIn } from '#testing/browser'
import { testApp } from '#testing/test-app'
import { makeAccount } from '../make.ts'
import { hashPassword } from '../hashing/hash-password.ts'

const first = 'Harbour-Lantern-42'
const passwordHash = await hashPassword(first)

async function openWithYuan() {
  const opening = await testApp()
  const db = await opening.db()
  const email = 'Yuan@alpha.test'
  const yuan = await makeAccount(db, { userName: 'zhou-yuan', name: '周予安', passwordHash, email })
  const browser = browserIn(opening)
  return { ...opening, yuan, browser }
}

async function signedIn() {
  const opening = await openWithYuan()
  await opening.browser.signIn('zhou-yuan', first)
  return opening
}

const change = (oldPassword: string, newPassword: string, confirmPassword = newPassword) => ({
  oldPassword,
  newPassword,
  confirmPassword,
})

test('B-198 the policy of the site is returned with its bounds', async () => {
  const { anonymous, admin } = await testApp()
  const plain = { minLength: 8, maxLength: 64, historyCount: 6, maxAgeDays: 0 }
  const classes = { needUpper: true, needLower: true, needDigit: true, needSpecial: true }
  expect(await anonymous.call(getPasswordPolicy, {})).toEqual({ ...plain, ...classes })
  expect(await admin.refused(saveSetting, { name: 'password.minLength', value: 6 })).toBe('SETTING_INVALID')
  await admin.call(saveSetting, { name: 'password.profile', value: 'nist' })
  expect(await anonymous.call(getPasswordPolicy, {})).toMatchObject({ minLength: 15, needUpper: false })
})

test('B-190..B-196 E-035..E-038 a change of password is validated', async () => {
  const { browser } = await signedIn()
  const refused = (oldPassword: string, newPassword: string, confirm?: string) =>
    browser.refused(changePassword, change(oldPassword, newPassword, confirm))
  expect(await refused('', 'Tq7#mVw2')).toBe('PASSWORD_OLD_WRONG')
  expect(await refused('wrong', 'Tq7#mVw2')).toBe('PASSWORD_OLD_WRONG')
  expect(await refused(first, '')).toBe('PASSWORD_LENGTH')
  expect(await refused(first, 'Tq7#mVw')).toBe('PASSWORD_LENGTH')
  expect(await refused(first, `Aa1#${'x'.repeat(61)}`)).toBe('PASSWORD_LENGTH')
  expect(await refused(first, 'Tq7#mVw2', 'Tq7#mVw3')).toBe('PASSWORD_CONFIRM_MISMATCH')
  expect(await refused(first, 'Password-2024')).toBe('PASSWORD_TOO_COMMON')
  expect(await refused(first, 'Zhou-Yuan-77')).toBe('PASSWORD_TOO_COMMON')
  const response = await browser.send(changePassword, change(first, 'tq7mvw2x'))
  expect(response.json()).toMatchObject({
    errCode: 'PASSWORD_TOO_WEAK',
    errMsg: '新密码还缺少：大写字母、特殊字符',
  })
})

test('INV-S01 INV-S02 a changed password starts a new session and ends all others', async () => {
  const opening = await signedIn()
  const { browser, admin } = opening
  await admin.call(saveSetting, { name: 'login.single', value: false })
  const other = browserIn(opening)
  await other.signIn('zhou-yuan', first)
  const before = browser.jar.get('__Host-sid') ?? ''
  expect(await browser.refused(changePassword, change(first, 'Tq7#mVw2'))).toBe('none')
  expect(browser.jar.get('__Host-sid')).not.toBe(before)
  expect(await browser.refused(getCurrentUser, {})).toBe('none')
  expect(await other.refused(getCurrentUser, {})).toBe('session_time_out')
  browser.jar.set('__Host-sid', before)
  expect(await browser.refused(getCurrentUser, {})).toBe('session_time_out')
  expect(await other.signInRefused('zhou-yuan', first)).toBe('label_user_login_error')
  expect(await other.signInRefused('zhou-yuan', 'Tq7#mVw2')).toBe('none')
})

test('B-197 E-039 INV-S08 none of the last six passwords can be reused, the seventh can', async () => {
  const { browser } = await signedIn()
  const passwords = [first, ...Array.from({ length: 6 }, (_, i) => `Lantern-${i}-Tq#`)]
  for (const [i, next] of passwords.slice(1).entries())
    expect(await browser.refused(changePassword, change(passwords[i] ?? '', next))).toBe('none')
  const now = passwords[6] ?? ''
  for (const used of passwords.slice(1))
    expect(await browser.refused(changePassword, change(now, used))).toBe('PASSWORD_REUSED')
  expect(await browser.refused(changePassword, change(now, first))).toBe('none')
}, 600_000)

test('guesses at the old password count like guesses at login', async () => {
  const { browser, anonymous } = await signedIn()
  browser.jar.delete('__Host-device')
  const codes: string[] = []
  for (let i = 0; i < 5; i += 1)
    codes.push(await browser.refused(changePassword, change('wrong', 'Tq7#mVw2')))
  expect(codes).toEqual([...Array.from({ length: 4 }, () => 'PASSWORD_OLD_WRONG'), 'ACCOUNT_FROZEN'])
  expect(await browser.signInRefused('zhou-yuan', first)).toBe('ACCOUNT_FROZEN')
  expect(await anonymous.refused(changePassword, change(first, 'Tq7#mVw2'))).toBe('ERROR_TOKEN_INVALID')
})

test('a password that must be changed starts no session but returns a ticket to change it', async () => {
  const { browser, admin, yuan } = await openWithYuan()
  await admin.call(actOnAccount, { id: yuan, act: 'force-password-change' })
  const response = await browser.signIn('zhou-yuan', first)
  const { result } = response.json<{ result: { token: string; changeTicket: string } }>()
  expect(result).toEqual({ token: '', changeTicket: expect.stringMatching(/^[\w-]{43}$/) })
  expect(browser.jar.get('__Host-sid')).toBeUndefined()

  const { changeTicket: ticket } = result
  const tries = { ...change(first, 'weak'), ticket }
  expect(await browser.refused(changePassword, tries)).toBe('PASSWORD_LENGTH')
  expect(await browser.refused(changePassword, { ...change('wrong', 'Tq7#mVw2'), ticket })).toBe(
    'PASSWORD_OLD_WRONG',
  )
  expect(await browser.refused(changePassword, { ...change(first, 'Tq7#mVw2'), ticket })).toBe('none')
  expect(await browser.call(getCurrentUser, {})).toMatchObject({ name: '周予安' })
  expect(await browser.refused(changePassword, { ...change('Tq7#mVw2', 'Tq8#mVw2'), ticket })).toBe(
    'ERROR_TOKEN_INVALID',
  )
})

test('a change ticket lasts ten minutes, and a password too old for 等保 needs one', async () => {
  const { browser, admin, parts } = await openWithYuan()
  await admin.call(saveSetting, { name: 'password.profile', value: 'dengbao' })
  const requestLink = async () => {
    const response = await browser.signIn('zhou-yuan', first)
    return response.json<{ result: { changeTicket?: string } }>().result.changeTicket ?? ''
  }
  const late = await requestLink()
  parts.clock.travel(600_001)
  const use = (ticket: string) => browser.refused(changePassword, { ...change(first, 'Tq7#mVw2'), ticket })
  expect(await use(late)).toBe('ERROR_TOKEN_INVALID')
  expect(await use(await requestLink())).toBe('none')
  parts.clock.travel(89 * 86_400_000)
  expect((await browser.signIn('zhou-yuan', 'Tq7#mVw2')).json()).not.toHaveProperty('result.changeTicket')
  parts.clock.travel(2 * 86_400_000)
  expect((await browser.signIn('zhou-yuan', 'Tq7#mVw2')).json()).toHaveProperty('result.changeTicket')
})

test('a hash without the application secret is renewed at the next login, and is useless without it', async () => {
  const { browser, asOwner, yuan } = await openWithYuan()
  const stored = async () => {
    const { rows } = await asOwner((client) =>
      client.query<{ hash: string }>('select password_hash as hash from identity.account where id = $1', [
        yuan,
      ]),
    )
    return rows[0]?.hash ?? ''
  }
  expect(await stored()).toMatch(/^\$argon2id\$/)
  await browser.signIn('zhou-yuan', first)
  const peppered = await stored()
  expect(peppered).toMatch(/^[0-9a-f]{8}:\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const { verify } = await import('@node-rs/argon2')
  expect(await verify(peppered.slice(9), first)).toBe(false)
  expect(await browser.signInRefused('zhou-yuan', first)).toBe('none')
  expect(await stored()).toBe(peppered)
})
