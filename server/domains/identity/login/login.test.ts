import { getCurrentUser, login, logout } from '@lyceum/contract/identity'
import { saveSetting } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { browserIn } from '#testing/browser'
import { testApp } from '#testing/test-app'
import { makeAccount, makeCaptcha, makeDevice } from '../make.ts'
import { hashPassword } from '../hashing/hash-password.ts'
import { closePassword } from './password-encryption.ts'

const password = ' 知行 Pass-1 '
const passwordHash = await hashPassword(password)

async function openWithPeople() {
  const opening = await testApp()
  const db = await opening.db()
  const yuan = await makeAccount(db, { userName: 'yuan', name: '周予安', passwordHash })
  await makeAccount(db, { userName: 'wait', name: '等待', passwordHash, state: 'pending' })
  await makeAccount(db, { userName: 'pause', name: '暂停', passwordHash, state: 'suspended' })
  await makeAccount(db, { userName: 'gone', name: '离开', passwordHash, state: 'left' })
  const expiresAt = new Date(Date.now() - 1000)
  await makeAccount(db, { userName: 'past', name: '过期', passwordHash, expiresAt })
  return { ...opening, yuan, browser: browserIn(opening) }
}

test('B-111 B-182 the right password starts a session in a cookie that scripts and other sites cannot use', async () => {
  const { browser } = await openWithPeople()
  const response = await browser.signIn('yuan', password)
  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({ code: 200, result: { token: expect.stringMatching(/^\d+$/) } })
  const [cookie] = [response.headers['set-cookie']]
    .flat()
    .filter((header) => header?.startsWith('__Host-sid'))
  expect(cookie).toMatch(/^__Host-sid=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=86400$/)
  expect(await browser.call(getCurrentUser, {})).toMatchObject({ name: '周予安', usrSteUsrId: 'yuan' })
})

test('INV-S12 B-179 the user name is trimmed and case-insensitive, the password is taken as typed', async () => {
  const { browser } = await openWithPeople()
  expect((await browser.signIn('  Yuan ', password)).statusCode).toBe(200)
  expect(await browser.signInRefused('yuan', password.trim())).toBe('label_user_login_error')
  expect(await browser.signInRefused('yuan', password.toLowerCase())).toBe('label_user_login_error')
})

test('B-181 both payloads are handled the same way', async () => {
  const { browser, parts, db } = await openWithPeople()
  const captcha = () => db().then((alpha) => makeCaptcha(alpha, parts.config))
  const sealed = { usrSteUsrId: 'yuan', userPassword: closePassword(password) }
  expect(await browser.refused(login, { ...sealed, ...(await captcha()) })).toBe('none')
  const wrong = { usrSteUsrId: 'yuan', userPassword: closePassword('wrong') }
  expect(await browser.refused(login, { ...wrong, ...(await captcha()) })).toBe('label_user_login_error')
  const broken = { usrSteUsrId: 'yuan', userPassword: 'x'.repeat(80) }
  expect(await browser.refused(login, { ...broken, ...(await captcha()) })).toBe('label_user_login_error')
})

test('B-174 B-175 E-028 E-029 a user name and a password are required', async () => {
  const { browser } = await openWithPeople()
  expect(await browser.refused(login, { password })).toBe('LOGIN_NAME_REQUIRED')
  expect(await browser.refused(login, { userName: '  ', password })).toBe('LOGIN_NAME_REQUIRED')
  expect(await browser.refused(login, { userName: 'yuan' })).toBe('LOGIN_PASSWORD_REQUIRED')
  expect(await browser.refused(login, { userName: 'yuan', password: '' })).toBe('LOGIN_PASSWORD_REQUIRED')
})

test('B-178 E-031 a password too long to have been set is rejected, other lengths are not', async () => {
  const { browser, db } = await openWithPeople()
  const long = 'x'.repeat(129)
  expect(await browser.refused(login, { userName: 'yuan', password: long })).toBe('LOGIN_PASSWORD_LENGTH')
  const sealed = { usrSteUsrId: 'yuan', userPassword: closePassword(long) }
  expect(await browser.refused(login, sealed)).toBe('LOGIN_PASSWORD_LENGTH')
  await makeAccount(await db(), { userName: 'short', name: '短', passwordHash: await hashPassword('a') })
  expect(await browser.signInRefused('short', 'a')).toBe('none')
})

test('an imported user name that could not be chosen today still works', async () => {
  const { browser, db } = await openWithPeople()
  const userName = 'Zhang.San@subsidiary-of-the-group.example'
  await makeAccount(await db(), { userName, name: '张三', passwordHash })
  expect(await browser.signInRefused(userName, password)).toBe('none')
})

test('E-020 a wrong user name and a wrong password get the same answer, and neither is a 401', async () => {
  const { browser } = await openWithPeople()
  const wrongPassword = await browser.signIn('yuan', 'wrong')
  const wrongName = await browser.signIn('nobody', password)
  expect(wrongPassword.statusCode).toBe(400)
  expect(wrongName.body).toBe(wrongPassword.body)
  expect(wrongName.headers['set-cookie']).toBeUndefined()
})

test('B-208 E-021 E-022 E-026 the state of an account is revealed only after the right password', async () => {
  const { browser } = await openWithPeople()
  const signInErrors = await Promise.all(
    ['wait', 'past', 'pause', 'gone'].map((name) => browser.signInRefused(name, password)),
  )
  expect(signInErrors).toEqual([
    'ACCOUNT_NOT_APPROVED',
    'ACCOUNT_EXPIRED',
    'ACCOUNT_SUSPENDED',
    'label_user_login_error',
  ])
  for (const name of ['wait', 'past', 'pause'])
    expect(await browser.signInRefused(name, 'x')).toBe('label_user_login_error')
})

test('an account of one site does not exist on another', async () => {
  const opening = await openWithPeople()
  expect(await browserIn(opening, 'beta').signInRefused('yuan', password)).toBe('label_user_login_error')
})

test('B-180 E-027 a login needs a captcha that is correct, unused, in time and made for login', async () => {
  const { browser, db, parts, yuan, asOwner } = await openWithPeople()
  const alpha = await db()
  const right = await makeCaptcha(alpha, parts.config)
  const attempt = { userName: 'yuan', password }
  const late = await makeCaptcha(alpha, parts.config, { expiresAt: new Date(Date.now() - 1) })
  const other = await makeCaptcha(alpha, parts.config, { purpose: 'register' })
  const bad = [
    {},
    { uuid: right.uuid },
    right,
    { ...late },
    { ...other },
    { uuid: 'x', captchaCode: right.captchaCode },
  ]
  for (const captcha of bad)
    expect(await browser.refused(login, { ...attempt, ...captcha })).toBe('CAPTCHA_INVALID')
  const { rows } = await asOwner((client) =>
    client.query('select 1 from identity.failure where subject = $1', [yuan]),
  )
  expect(rows).toEqual([])
})

test('where the site requires a captcha only at risk, a known address needs none until two failures', async () => {
  const { browser, admin } = await openWithPeople()
  await admin.call(saveSetting, { name: 'captcha.rule', value: 'RISK' })
  const attempt = { userName: 'yuan', password }
  expect(await browser.refused(login, attempt)).toBe('CAPTCHA_INVALID')
  expect(await browser.signInRefused('yuan', password)).toBe('none')
  await browser.send(logout, {})
  expect(await browser.refused(login, attempt)).toBe('none')

  browser.jar.clear()
  for (const wrong of ['one', 'two'])
    expect(await browser.refused(login, { ...attempt, password: wrong })).toBe('label_user_login_error')
  expect(await browser.refused(login, attempt)).toBe('CAPTCHA_INVALID')
  expect(await browser.signInRefused('yuan', password)).toBe('none')
})

test('B-183 B-184 E-023 E-024 wrong passwords warn from the third, freeze at the fifth, and thaw by themselves', async () => {
  const { browser, parts } = await openWithPeople()
  const wrong = async () => browser.signIn('yuan', 'wrong')
  const answers = [await wrong(), await wrong(), await wrong(), await wrong(), await wrong()]
  expect(answers.map((answer) => answer.json<{ errCode: string }>().errCode)).toEqual([
    'label_user_login_error',
    'label_user_login_error',
    'LOGIN_FAILURE_WARNING',
    'LOGIN_FAILURE_WARNING',
    'ACCOUNT_FROZEN',
  ])
  expect(answers.map((answer) => answer.json<{ errMsg: string }>().errMsg.match(/\d+/)?.[0])).toEqual([
    undefined,
    undefined,
    '2',
    '1',
    '15',
  ])
  // Frozen: only those who know the password learn of it.
  expect(await browser.signInRefused('yuan', password)).toBe('ACCOUNT_FROZEN')
  expect(await browser.signInRefused('yuan', 'wrong')).toBe('label_user_login_error')
  parts.clock.travel(15 * 60_000)
  expect(await browser.signInRefused('yuan', password)).toBe('none')
  expect(await browser.signInRefused('yuan', 'wrong')).toBe('label_user_login_error')
})

test('INV-S10 an unknown user name is warned and frozen like any other', async () => {
  const { browser } = await openWithPeople()
  const codes: string[][] = []
  for (const name of ['yuan', 'nobody-at-all']) {
    const replies: string[] = []
    for (let i = 0; i < 10; i += 1) replies.push((await browser.signIn(name, 'wrong')).body)
    codes.push(replies)
  }
  expect(codes[0]).toEqual(codes[1])
})

test('a success in between clears the failures before it', async () => {
  const opening = await openWithPeople()
  for (let round = 0; round < 3; round += 1) {
    const outsider = browserIn(opening)
    for (let i = 0; i < 2; i += 1)
      expect(await outsider.signInRefused('yuan', 'wrong')).toBe('label_user_login_error')
    expect(await outsider.signInRefused('yuan', password)).toBe('none')
  }
})

test('INV-S07 another person cannot lock the owner out of a known browser', async () => {
  const opening = await openWithPeople()
  const { yuan, db } = opening
  const [outsider, owner] = [browserIn(opening), browserIn(opening)]
  const [name = '', token = ''] = (await makeDevice(await db(), yuan)).split('=')
  owner.jar.set(name, token)
  for (let i = 0; i < 12; i += 1) await outsider.signIn('yuan', 'wrong')
  expect(await outsider.signInRefused('yuan', password)).toBe('label_user_login_error')

  for (let i = 0; i < 4; i += 1) expect(await owner.signInRefused('yuan', 'wrong')).not.toBe('ACCOUNT_FROZEN')
  expect(await owner.signInRefused('yuan', password)).toBe('none')
  expect(await outsider.signInRefused('yuan', password)).toBe('label_user_login_error')

  // The owner's own limit is the same as everybody's.
  const replies: string[] = []
  for (let i = 0; i < 5; i += 1) replies.push(await owner.signInRefused('yuan', 'wrong'))
  expect(replies.at(-1)).toBe('ACCOUNT_FROZEN')
  expect(await owner.signInRefused('yuan', password)).toBe('label_user_login_error')
})

test('INV-S11 neither password nor token nor code reaches the log', async () => {
  const { browser, logLines } = await openWithPeople()
  await browser.signIn('yuan', password)
  await browser.signIn('yuan', 'CNRY-password')
  await browser.send(login, { usrSteUsrId: 'yuan', userPassword: closePassword('CNRY-sealed') })
  const cookies = [...browser.jar.values()].join('|')
  expect(logLines.join('')).not.toMatch(new RegExp(`Pass-1|CNRY-|${cookies}`))
})
