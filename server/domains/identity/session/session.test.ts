import { getCurrentUser, logout } from '@lyceum/contract/identity'
import { actOnPerson as actOnAccount } from '@lyceum/contract/people'
import { saveSetting } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { browserIn } from '#testing/browser'
import { testApp } from '#testing/test-app'
import { tier } from '#testing/tier'
import { makeAccount, makeSession } from '../make.ts'
import { hashPassword } from '../hashing/hash-password.ts'
import { startSession } from './session.ts'

const password = 'Harbour-Lantern-42'
const passwordHash = await hashPassword(password)

async function openWithYuan() {
  const opening = await testApp()
  const yuan = await makeAccount(await opening.db(), { userName: 'yuan', name: '周予安', passwordHash })
  return { ...opening, yuan }
}

test('B-119 B-120 logout ends the session, clears the browser, and succeeds again without a session', async () => {
  const { lin } = await testApp()
  const response = await lin.send(logout, { token: 'whatever' })
  expect(response.headers).toMatchObject({ 'clear-site-data': '"cache", "storage"' })
  expect(await lin.refused(getCurrentUser, {})).toBe('session_time_out')
  expect(await lin.call(logout, {})).toBe(true)
})

test('B-129 the current-user call accepts a token and a language; the login token alone gives no access', async () => {
  const opening = await openWithYuan()
  const browser = browserIn(opening)
  const { token } = (await browser.signIn('yuan', password)).json<{ result: { token: string } }>().result
  const me = await browser.call(getCurrentUser, { token, lang: 'en-US' })
  expect([me.name, me.roleList[0]?.title, me.curLan]).toEqual(['周予安', 'Learner', 'zh-CN'])
  expect(await opening.anonymous.refused(getCurrentUser, { token })).toBe('session_time_out')
  const bearer = { authorization: `Bearer ${token}` }
  expect((await opening.anonymous.send(getCurrentUser, { token }, { headers: bearer })).statusCode).toBe(401)
})

test('B-105 B-106 the fourteen fields that a page stores; an empty nickname falls back to the name', async () => {
  const { lin } = await testApp()
  const me = await lin.call(getCurrentUser, {})
  expect(Object.keys(me).toSorted()).toEqual(
    [
      'access',
      'avatorImgPath',
      'curLan',
      'currentRole',
      'lastLoginTime',
      'name',
      'roleList',
      'roleUrlHome',
      'usrDisplayBil',
      'usrEntId',
      'usrId',
      'usrNickname',
      'usrPhoto',
      'usrSteUsrId',
    ].toSorted(),
  )
  expect(me.usrNickname).toBe(me.name)
})

test('B-118 E-014 a session lives one day at most', async () => {
  const opening = await openWithYuan()
  const browser = browserIn(opening)
  await browser.signIn('yuan', password)
  for (let hour = 0; hour < 23; hour += 1) {
    opening.parts.clock.travel(3_600_000)
    expect(await browser.refused(getCurrentUser, {})).toBe('none')
  }
  opening.parts.clock.travel(3_600_000)
  expect(await browser.refused(getCurrentUser, {})).toBe('session_time_out')
})

test('E-016 B-117 a cookie that was never issued has its own 401 error', async () => {
  const { anonymous } = await testApp()
  const response = await anonymous.send(
    getCurrentUser,
    {},
    { headers: { cookie: `__Host-sid=${'x'.repeat(43)}` } },
  )
  expect([response.statusCode, response.json<{ errCode: string }>().errCode]).toEqual([
    401,
    'ERROR_TOKEN_INVALID',
  ])
  expect(await anonymous.refused(getCurrentUser, {})).toBe('session_time_out')
})

test('B-130 E-015 INV-S03 a login elsewhere ends the earlier session, which learns the reason', async () => {
  const opening = await openWithYuan()
  await opening.admin.call(saveSetting, { name: 'login.single', value: true })
  const [first, second] = [browserIn(opening), browserIn(opening)]
  await first.signIn('yuan', password)
  await first.call(getCurrentUser, {})
  await second.signIn('yuan', password)
  const response = await first.send(getCurrentUser, {})
  expect([response.statusCode, response.json<{ errCode: string }>().errCode]).toEqual([
    401,
    'ERROR_LANDED_SOMEWHERE_ELSE',
  ])
  expect(await second.refused(getCurrentUser, {})).toBe('none')
})

test('by default several sessions exist side by side', async () => {
  const opening = await openWithYuan()
  const [first, second] = [browserIn(opening), browserIn(opening)]
  await first.signIn('yuan', password)
  await second.signIn('yuan', password)
  const fetchCodes = () => Promise.all([first, second].map((opened) => opened.refused(getCurrentUser, {})))
  expect(await fetchCodes()).toEqual(['none', 'none'])
  // Once a single session is required again, the next login ends them all.
  await opening.admin.call(saveSetting, { name: 'login.single', value: true })
  await browserIn(opening).signIn('yuan', password)
  expect(await fetchCodes()).toEqual(['ERROR_LANDED_SOMEWHERE_ELSE', 'ERROR_LANDED_SOMEWHERE_ELSE'])
})

test('INV-S01 a second login in one browser gives a new id and invalidates the old one', async () => {
  const opening = await openWithYuan()
  const browser = browserIn(opening)
  await browser.signIn('yuan', password)
  const before = browser.jar.get('__Host-sid') ?? ''
  await browser.signIn('yuan', password)
  expect(browser.jar.get('__Host-sid')).not.toBe(before)
  browser.jar.set('__Host-sid', before)
  expect(await browser.refused(getCurrentUser, {})).toBe('session_time_out')
})

test('INV-S04 an idle administrator is signed out after half an hour, a learner after the site’s limit', async () => {
  const opening = await testApp()
  const { parts, admin } = opening
  const db = await opening.db()
  const token = 'i'.repeat(43)
  const accountId = await makeAccount(db, { userName: 'boss', name: '老板', roles: ['ADM'] })
  await makeSession(db, { accountId, token, roles: ['ADM'], seenAt: new Date() })
  const boss = browserIn(opening)
  boss.jar.set('__Host-sid', token)
  for (const minutes of [29, 29, 29]) {
    parts.clock.travel(minutes * 60_000)
    expect(await boss.refused(getCurrentUser, {})).toBe('none')
  }
  parts.clock.travel(31 * 60_000)
  expect(await boss.refused(getCurrentUser, {})).toBe('session_time_out')
  // Ended for good: even a longer limit does not bring it back.
  await admin.call(saveSetting, { name: 'session.idleMinutes', value: 0 })
  parts.clock.travel(-31 * 60_000)
  expect(await boss.refused(getCurrentUser, {})).toBe('session_time_out')
})

test('a page that only listens does not count as activity', async () => {
  const { parts, db, asOwner } = await testApp()
  const { requestResolvers: resolversOf } = await import('../../../app/resolvers.ts')
  const { domains } = await import('../../../app/domains.ts')
  const resolvers = resolversOf(domains)
  const alpha = await db()
  const token = 'l'.repeat(43)
  const accountId = await makeAccount(alpha, { userName: 'boss', name: '老板', roles: ['ADM'] })
  await makeSession(alpha, { accountId, token, roles: ['ADM'], seenAt: new Date() })
  const site = await resolvers.findSite(parts, 'alpha.test')
  const seen = async () => {
    const { rows } = await asOwner((client) =>
      client.query<{ at: Date }>('select seen_at as at from identity.session where account_id = $1', [
        accountId,
      ]),
    )
    return rows[0]?.at.getTime()
  }
  const before = await seen()
  for (let i = 0; i < 3; i += 1) {
    parts.clock.travel(60_000)
    expect(await resolvers.openSession(parts, site, { cookie: token, isAtWork: false })).toHaveProperty(
      'actor',
    )
  }
  expect(await seen()).toBe(before)
  await resolvers.openSession(parts, site, { cookie: token, isAtWork: true })
  expect(await seen()).toBeGreaterThan(before ?? 0)
})

test('INV-S02 A20 a suspended person is signed out with the next call, also when the session was cached', async () => {
  const opening = await openWithYuan()
  const browser = browserIn(opening)
  await browser.signIn('yuan', password)
  await browser.call(getCurrentUser, {})
  await opening.admin.call(actOnAccount, { id: opening.yuan, act: 'suspend' })
  expect(await browser.refused(getCurrentUser, {})).toBe('session_time_out')
})

test('INV-S02 an account that expires during a session ends the session at that moment', async () => {
  const opening = await testApp()
  const expiresAt = new Date(Date.now() + 600_000)
  await makeAccount(await opening.db(), { userName: 'guest', name: '访客', passwordHash, expiresAt })
  const browser = browserIn(opening)
  await browser.signIn('guest', password)
  expect(await browser.refused(getCurrentUser, {})).toBe('none')
  opening.parts.clock.travel(600_001)
  expect(await browser.refused(getCurrentUser, {})).toBe('session_time_out')
})

test('INV-S05 an ended session stays ended when Redis loses everything', async () => {
  const opening = await openWithYuan()
  const { parts } = opening
  const browser = browserIn(opening)
  await browser.signIn('yuan', password)
  await browser.call(getCurrentUser, {})
  const cookie = browser.jar.get('__Host-sid') ?? ''
  await browser.send(logout, {})
  browser.jar.set('__Host-sid', cookie)
  const keys = await parts.redis.keys(`${parts.config.REDIS_PREFIX}*`)
  for (const key of keys) await parts.redis.del(key.slice(parts.config.REDIS_PREFIX.length))
  expect(await browser.refused(getCurrentUser, {})).toBe('session_time_out')
})

test('A23 session ids have 256 bits, are unordered and never repeat', async () => {
  const { ctx, db } = await testApp()
  const accountId = await makeAccount(await db(), { userName: 'yuan', name: '周予安' })
  const cookies: string[] = []
  const setCookie = (cookie: string) => void cookies.push(/=([\w-]{43});/.exec(cookie)?.[1] ?? '')
  const answer = {
    setCookie,
    header: () => undefined,
    cookie: () => undefined,
    agent: '',
    mobile: '',
    origin: '',
  }
  for (let i = 0; i < tier(300, 10_000); i += 1)
    await startSession(await ctx(), { accountId, role: 'NLRN', answer })
  const ids = cookies.map((cookie) => Buffer.from(cookie, 'base64url'))
  expect(ids.every(({ length }) => length === 32)).toBe(true)
  expect(new Set(cookies).size).toBe(tier(300, 10_000))
  const ones = ids.flatMap((id) => [...id]).reduce((sum, byte) => sum + (byte & 1), 0)
  expect(Math.abs(ones / (ids.length * 32) - 0.5)).toBeLessThan(0.03)
  const rising = ids.filter((id, i) => i > 0 && Buffer.compare(id, ids[i - 1] ?? id) > 0).length
  expect(Math.abs(rising / ids.length - 0.5)).toBeLessThan(0.15)
})

test('A29 of two cookies of the same name the second is ignored', async () => {
  const { lin, anonymous } = await testApp()
  const cookie = `__Host-sid=${'x'.repeat(43)}; __Host-sid=${lin.token}`
  const response = await anonymous.send(getCurrentUser, {}, { headers: { cookie } })
  expect(response.statusCode).toBe(401)
})
