import { randomBytes } from 'node:crypto'
import { changePassword, getCurrentUser, logout } from '@lyceum/contract/identity'
import { actOnPerson as actOnAccount } from '@lyceum/contract/people'
import { saveSetting } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { type Browser, browserIn } from '#testing/browser'
import { type TestApp, testApp } from '#testing/test-app'
import { tier } from '#testing/tier'
import { domains } from '../../../app/domains.ts'
import { makeAccount, makeSession } from '../make.ts'
import { hashPassword } from '../hashing/hash-password.ts'

const password = 'Harbour-Lantern-42'
const passwordHash = await hashPassword(password)
const newPassword = 'Copper-Window-81!'
const inAnHour = () => new Date(Date.now() + 3_600_000)

type Visit = { readonly opening: TestApp; readonly accountId: string; readonly browser: Browser }

/** Every cause that can end a session; each is applied to a signed-in person. */
const causes: Readonly<Record<string, (visit: Visit) => Promise<unknown>>> = {
  'signing out': ({ browser }) => browser.send(logout, {}),
  'a day': async ({ opening }) => opening.parts.clock.travel(86_400_001),
  'a suspension': ({ opening, accountId }) =>
    opening.admin.call(actOnAccount, { id: accountId, act: 'suspend' }),
  'an end of all sessions': ({ opening, accountId }) =>
    opening.admin.call(actOnAccount, { id: accountId, act: 'end-sessions' }),
  'a new password': ({ browser }) =>
    browser.call(changePassword, { oldPassword: password, newPassword, confirmPassword: newPassword }),
  'a login elsewhere': async ({ opening }) => {
    await opening.admin.call(saveSetting, { name: 'login.single', value: true })
    await browserIn(opening).signIn('guest', password)
  },
  'the end of the account': async ({ opening }) => opening.parts.clock.travel(3_600_001),
}

const guarded = domains
  .flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))
  .filter(({ access }) => access !== 'public')
const sampled = guarded.filter((_, i) => i % tier(4, 1) === 0)

test.for(Object.entries(causes))('INV-S02 A20 after %s every call is rejected', async ([, end]) => {
  const opening = await testApp()
  const guest = { userName: 'guest', name: '访客', passwordHash, expiresAt: inAnHour() }
  const accountId = await makeAccount(await opening.db(), guest)
  const browser = browserIn(opening)
  await browser.signIn('guest', password)
  await browser.call(getCurrentUser, {})
  const cookie = `__Host-sid=${browser.jar.get('__Host-sid') ?? ''}`
  await end({ opening, accountId, browser })
  const answers = new Map<string, number>()
  for (const { method, path } of sampled) {
    const url = path.replace(/:\w+/g, '1')
    const headers = { host: 'alpha.test', 'x-requested-with': 'lyceum', cookie }
    const payload = method === 'GET' ? {} : { payload: {} }
    const { statusCode } = await opening.app.inject({ method, url, headers, ...payload })
    if (statusCode !== 401) answers.set(`${method} ${path}`, statusCode)
  }
  expect([...answers]).toEqual([])
  expect(sampled.length).toBeGreaterThan(0)
})

test('INV-S05 ended sessions stay ended, however often Redis is cleared meanwhile', async () => {
  const opening = await testApp()
  const { parts, anonymous } = opening
  const db = await opening.db()
  const accountId = await makeAccount(db, { userName: 'crowd', name: '众人' })
  const tokens = Array.from({ length: tier(60, 5000) }, () => randomBytes(32).toString('base64url'))
  for (const token of tokens) await makeSession(db, { accountId, token, roles: [] })
  const as = (token: string) => ({ headers: { cookie: `__Host-sid=${token}` } })
  const forgetAll = async () => {
    const { REDIS_PREFIX: prefix } = parts.config
    const keys = await parts.redis.keys(`${prefix}s:*:session:*`)
    if (keys.length > 0) await parts.redis.del(keys.map((key) => key.slice(prefix.length)))
  }
  const forgettingEvery = Math.ceil(tokens.length / 20)
  for (const [i, token] of tokens.entries()) {
    expect((await anonymous.send(getCurrentUser, {}, as(token))).statusCode).toBe(200)
    const forgetting = i % forgettingEvery === 0 ? forgetAll() : undefined
    await Promise.all([anonymous.send(logout, {}, as(token)), forgetting])
    expect((await anonymous.send(getCurrentUser, {}, as(token))).statusCode).toBe(401)
  }
  const answers = []
  for (const token of tokens) answers.push((await anonymous.send(getCurrentUser, {}, as(token))).statusCode)
  expect(new Set(answers)).toEqual(new Set([401]))
})
