import { getCurrentUser, login, logout } from '@lyceum/contract/identity'
import { expect, test } from 'vitest'
import { house } from '#testing/house'
import { makeAccount } from './make.ts'
import { hashPassword } from './password.ts'

const password = ' 知行 Pass-1 '

async function houseWithPassword() {
  const opening = await house()
  const db = await opening.db()
  const passwordHash = await hashPassword(password)
  await makeAccount(db, { userName: 'zhou', name: '周予安', passwordHash })
  await makeAccount(db, { userName: 'wait', name: '等待', passwordHash, state: 'pending' })
  await makeAccount(db, { userName: 'pause', name: '暂停', passwordHash, state: 'suspended' })
  return opening
}

test('the right password opens a session in a cookie that scripts and other sites cannot use', async () => {
  const { nobody, app } = await houseWithPassword()
  const response = await nobody.send(login, { userName: '  Zhou ', password })
  expect(response.statusCode).toBe(200)
  const cookie = String(response.headers['set-cookie'])
  expect(cookie).toMatch(/^__Host-sid=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=86400$/)

  const headers = { host: nobody.host, cookie: cookie.split(';')[0] ?? '' }
  const me = await app.inject({ url: getCurrentUser.path, headers })
  expect(me.json<{ result: { name: string } }>().result.name).toBe('周予安')
})

test('E-020 a wrong name and a wrong password get the same answer, and neither is a 401', async () => {
  const { nobody } = await houseWithPassword()
  const wrongPassword = await nobody.send(login, { userName: 'zhou', password: password.trim() })
  const wrongName = await nobody.send(login, { userName: 'nobody', password })
  expect(wrongPassword.statusCode).toBe(400)
  expect(wrongName.body).toBe(wrongPassword.body)
})

test('E-021 an account that waits for approval and E-026 a suspended one are told so, after the right password only', async () => {
  const { nobody } = await houseWithPassword()
  expect(await nobody.refused(login, { userName: 'wait', password })).toBe('ACCOUNT_NOT_APPROVED')
  expect(await nobody.refused(login, { userName: 'pause', password })).toBe('ACCOUNT_SUSPENDED')
  expect(await nobody.refused(login, { userName: 'wait', password: 'x' })).toBe('label_user_login_error')
})

test('an account of one site does not exist on another', async () => {
  const { stranger } = await houseWithPassword()
  expect(await stranger.refused(login, { userName: 'zhou', password })).toBe('label_user_login_error')
})

test('logout ends the session, clears the browser, and succeeds again when nothing is left', async () => {
  const { lin } = await house()
  const response = await lin.send(logout, {})
  expect(response.headers).toMatchObject({ 'clear-site-data': '"cache", "storage"' })
  expect(await lin.refused(getCurrentUser, {})).toBe('session_time_out')
  expect(await lin.call(logout, {})).toBe(true)
})

test('an expired session is refused', async () => {
  const { lin, parts } = await house()
  parts.clock.travel(80 * 365 * 86_400_000)
  expect(await lin.refused(getCurrentUser, {})).toBe('session_time_out')
})

test('the current user carries the role of the site and the rights of that role', async () => {
  const { admin, lin } = await house()
  expect(await admin.call(getCurrentUser, {})).toMatchObject({
    currentRole: 'ADM_1',
    roleUrlHome: '/manage',
    access: expect.arrayContaining(['site.manage']),
  })
  expect(await lin.call(getCurrentUser, {})).toMatchObject({
    currentRole: 'NLRN_1',
    roleUrlHome: '/home',
    access: [],
    usrNickname: '林知夏',
  })
})

test('neither password nor token reaches the log', async () => {
  const { nobody, logLines } = await houseWithPassword()
  await nobody.send(login, { userName: 'zhou', password })
  await nobody.send(login, { userName: 'zhou', password: 'CNRY-password' })
  expect(logLines.join('')).not.toMatch(/Pass-1|CNRY-password/)
})
