import { hash } from '@node-rs/argon2'
import { randomUUID } from 'node:crypto'
import { signOn, changePassword, changeRole, getCurrentUser, logout } from '@lyceum/contract/identity'
import { actOnPerson as actOnAccount } from '@lyceum/contract/people'
import { saveSetting } from '@lyceum/contract/site'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { issueSignOnTicket } from '#domains/identity'
import { keyFor } from '#platform/crypto/keys'
import { browserIn } from '#testing/browser'
import { type TestApp, testApp } from '#testing/test-app'
import { tier } from '#testing/tier'
import { makeAccount } from '../make.ts'
import { on } from '../tables.ts'

/** What one person can do, and what can be done to them. */
const acts = [
  'login',
  'elsewhere',
  'ticket',
  'role',
  'password',
  'logout',
  'suspend',
  'end',
  'late',
  'redis',
] as const
const weights = {
  login: 4,
  elsewhere: 2,
  ticket: 3,
  role: 5,
  password: 1,
  logout: 2,
  suspend: 1,
  end: 1,
  late: 1,
  redis: 1,
}
const act = fc.oneof(...acts.map((name) => ({ weight: weights[name], arbitrary: fc.constant(name) })))

async function person(opening: TestApp) {
  const { parts, db } = opening
  const { id, bytes } = keyFor(parts.config, 'pepper')
  // The cheapest possible hash: this is about sessions, and twenty thousand logins have to fit.
  const hashed = async (password: string) =>
    `${id}:${await hash(password, { memoryCost: 8, timeCost: 1, secret: bytes })}`
  const userName = `p-${randomUUID()}`
  const passwordHash = await hashed('Lamp-0-Tq#')
  const roles = ['INSTR'] as const
  const accountId = await makeAccount(await db(), { userName, name: '周予安', passwordHash, roles })
  const ticket = async () => issueSignOnTicket(await opening.ctx(), accountId)
  const cheapen = async (password: string) => {
    const passwordHash = await hashed(password)
    return on(await db())
      .updateTable('identity.account')
      .set({ passwordHash })
      .where('id', '=', accountId)
      .execute()
  }
  return { userName, accountId, ticket, cheapen }
}

/**
 * Runs one sequence of actions. The model with a single session: of all cookies issued at most one works, the newest.
 * With several: those of other browsers work too, until something ends them all.
 */
async function live(opening: TestApp, isSingle: boolean, life: readonly (typeof acts)[number][]) {
  const { admin, parts } = opening
  const { userName, accountId, ticket, cheapen } = await person(opening)
  let browser = browserIn(opening)
  const dead = new Set<string>()
  const elsewhere = new Set<string>()
  let current: string | undefined
  let changes = 0
  const sid = () => browser.jar.get('__Host-sid')
  const begin = () => {
    const next = sid()
    if (next !== current && current) dead.add(current)
    expect(dead.has(next ?? '')).toBe(false)
    current = next
  }
  const end = () => {
    if (current) dead.add(current)
    current = undefined
  }
  const endAll = () => {
    end()
    for (const cookie of elsewhere) dead.add(cookie)
    elsewhere.clear()
  }
  const password = () => `Lamp-${changes}-Tq#`
  const does: Record<(typeof acts)[number], () => Promise<void>> = {
    login: async () => {
      await browser.signIn(userName, password())
      begin()
    },
    elsewhere: async () => {
      if (current && !isSingle) {
        elsewhere.add(current)
        current = undefined
      }
      browser = browserIn(opening)
      await browser.signIn(userName, password())
      begin()
    },
    ticket: async () => {
      await browser.send(signOn, { token: await ticket() })
      begin()
    },
    role: async () => {
      if (!current) return
      await browser.call(changeRole, { roleExtId: dead.size % 2 === 0 ? 'INSTR_1' : 'NLRN_1' })
      begin()
    },
    password: async () => {
      if (!current) return
      const oldPassword = password()
      changes += 1
      const newPassword = password()
      await browser.call(changePassword, { oldPassword, newPassword, confirmPassword: newPassword })
      await cheapen(newPassword)
      const next = sid()
      endAll()
      current = next
    },
    logout: async () => {
      await browser.send(logout, {})
      end()
    },
    suspend: async () => {
      await admin.call(actOnAccount, { id: accountId, act: 'suspend' })
      await admin.call(actOnAccount, { id: accountId, act: 'resume' })
      endAll()
    },
    end: async () => {
      await admin.call(actOnAccount, { id: accountId, act: 'end-sessions' })
      endAll()
    },
    late: async () => {
      parts.clock.travel(86_400_001)
      endAll()
    },
    redis: async () => {
      const keys = await parts.redis.keys(`${parts.config.REDIS_PREFIX}s:*:session:*`)
      for (const key of keys) await parts.redis.del(key.slice(parts.config.REDIS_PREFIX.length))
    },
  }
  for (const name of life) {
    await does[name]()
    const fetchStatus = async (cookie: string) => {
      const response = await opening.anonymous.send(
        getCurrentUser,
        {},
        { headers: { cookie: `__Host-sid=${cookie}` } },
      )
      return response.statusCode
    }
    for (const cookie of [...elsewhere, ...(current ? [current] : [])])
      expect(await fetchStatus(cookie)).toBe(200)
    for (const cookie of [...dead].slice(-3)) expect(await fetchStatus(cookie)).toBe(401)
  }
}

test.for([
  ['one session', true],
  ['several', false],
] as const)(
  'INV-S01 where %s is allowed, the id is new after every change and the old one invalid',
  { timeout: 3_600_000 },
  async ([, isSingle]) => {
    expect.hasAssertions()
    const opening = await testApp()
    await opening.admin.call(saveSetting, { name: 'login.single', value: isSingle })
    const lives = fc.array(act, { minLength: 20, maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(lives, (life) => live(opening, isSingle, life)),
      { numRuns: tier(8, 1000) },
    )
  },
)
