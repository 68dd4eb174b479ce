import { randomUUID } from 'node:crypto'
import {
  signOn,
  changePassword,
  forgetPassword,
  getCurrentUser,
  login,
  resetPassword,
  sendSmsCode,
  smsLogin,
} from '@lyceum/contract/identity'
import { saveSetting } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { issueSignOnTicket } from '#domains/identity'
import { type Browser, browserIn } from '#testing/browser'
import { type TestApp, testApp } from '#testing/test-app'
import { tier } from '#testing/tier'
import { makeAccount, makeCaptcha } from '../make.ts'
import { hashPassword, isPassword } from '../hashing/hash-password.ts'
import { issueTicket } from '../ticket/ticket.ts'
import { mostLookedAt } from '../admission/freeze-account.ts'

const password = 'Harbour-Lantern-42'
const passwordHash = await hashPassword(password)

const many = <T>(count: number, make: (i: number) => T) => Array.from({ length: count }, (_, i) => make(i))

const liveSessions = ({ asOwner }: TestApp, accountId: string) =>
  asOwner(async (client) => {
    const text = 'select count(*)::int as n from identity.session where account_id = $1 and ended_at is null'
    return (await client.query<{ n: number }>(text, [accountId])).rows[0]?.n
  })

async function expectOneStays(opening: TestApp, accountId: string, browsers: readonly Browser[]) {
  expect(await liveSessions(opening, accountId)).toBe(1)
  const answers = await Promise.all(browsers.map((browser) => browser.refused(getCurrentUser, {})))
  expect(answers.filter((answer) => answer === 'none')).toHaveLength(1)
  expect(answers.filter((answer) => answer === 'ERROR_LANDED_SOMEWHERE_ELSE')).toHaveLength(
    browsers.length - 1,
  )
}

test('INV-S03 of fifty sign-ins at once one session stays, and the others learn why', async () => {
  const opening = await testApp()
  await opening.admin.call(saveSetting, { name: 'login.single', value: true })
  const accountId = await makeAccount(await opening.db(), { userName: 'yuan', name: '周予安' })
  for (let round = 0; round < tier(4, 100); round += 1) {
    const tickets = await Promise.all(many(50, async () => issueSignOnTicket(await opening.ctx(), accountId)))
    const browsers = many(50, () => browserIn(opening))
    const enter = (browser: Browser, i: number) => browser.refused(signOn, { token: tickets[i] ?? '' })
    // All fifty queue: a call that has waited too long is rejected, loses nothing, and is retried.
    const answers = await Promise.all(
      browsers.map(async (browser, i) => {
        const first = await enter(browser, i)
        return first === 'SERVER_BUSY' ? enter(browser, i) : first
      }),
    )
    expect(new Set(answers)).toEqual(new Set(['none']))
    await expectOneStays(opening, accountId, browsers)
  }
})

test('INV-S03 the same with passwords, once', async () => {
  const opening = await testApp()
  await opening.admin.call(saveSetting, { name: 'login.single', value: true })
  const accountId = await makeAccount(await opening.db(), { userName: 'yuan', name: '周予安', passwordHash })
  const browsers = many(20, () => browserIn(opening))
  const answers = await Promise.all(browsers.map((browser) => browser.signInRefused('yuan', password)))
  expect(answers).toEqual(many(20, () => 'none'))
  await expectOneStays(opening, accountId, browsers)
})

test('INV-S06 A21 of a hundred guesses at once no more are checked than of a hundred in a row', async () => {
  const opening = await testApp()
  const { parts, db } = opening
  const looked = async () => {
    const { values } = await parts.metrics.hashes.get()
    return values.reduce((sum, { value, labels }) => sum + (labels.kind === 'hash' ? 0 : value), 0)
  }
  for (let round = 0; round < tier(2, 50); round += 1) {
    const userName = `victim-${round}`
    if (round % 2 === 0) await makeAccount(await db(), { userName, name: '目标', passwordHash })
    const captchas = await Promise.all(many(100, async () => makeCaptcha(await db(), parts.config)))
    const before = await looked()
    const browser = browserIn(opening)
    const answers = await Promise.all(
      captchas.map((captcha, i) =>
        // The right password is among them.
        browser.refused(login, { userName, password: i === 60 ? password : `guess ${i}`, ...captcha }),
      ),
    )
    const lucky = answers.filter((answer) => answer === 'none').length
    expect(lucky).toBeLessThanOrEqual(1)
    // A right guess among the first few clears the count, as intended.
    expect((await looked()) - before).toBeLessThanOrEqual(mostLookedAt * (1 + lucky))
    expect(await browserIn(opening).signInRefused(userName, 'wrong')).toBe('label_user_login_error')
  }
})

test('INV-S06 guesses through all sign-in methods at once share one count', async () => {
  const opening = await testApp()
  const { parts, db, admin, asOwner, runJobs } = opening
  await admin.call(saveSetting, { name: 'sms.offered', value: true })
  const alpha = await db()
  const mobile = '13800138000'
  const accountId = await makeAccount(alpha, {
    userName: 'yuan',
    name: '周予安',
    passwordHash,
    phone: mobile,
  })
  const sms = await makeCaptcha(alpha, parts.config, { purpose: 'sms' })
  await browserIn(opening).call(sendSmsCode, { mobile, ...sms })
  await runJobs()
  const captchas = await Promise.all(many(15, () => makeCaptcha(alpha, parts.config)))
  await Promise.all([
    ...captchas.map((captcha) =>
      browserIn(opening).refused(login, { userName: 'yuan', password: 'x', ...captcha }),
    ),
    ...many(15, () => browserIn(opening).refused(smsLogin, { mobile, code: '1' })),
  ])
  const { rows } = await asOwner((client) =>
    client.query('select failures, freezes from identity.failure where subject = $1', [accountId]),
  )
  expect(rows).toEqual([{ failures: mostLookedAt, freezes: 1 }])
})

test('INV-S09 A22 of a hundred redemptions of one ticket exactly one succeeds', async () => {
  const opening = await testApp()
  const accountId = await makeAccount(await opening.db(), { userName: 'yuan', name: '周予安' })
  for (let round = 0; round < tier(3, 200); round += 1) {
    const token = await issueSignOnTicket(await opening.ctx(), accountId)
    const answers = await Promise.all(many(100, () => browserIn(opening).refused(signOn, { token })))
    expect(answers.filter((answer) => answer === 'none')).toHaveLength(1)
  }
})

test('INV-S09 of a hundred uses of one captcha exactly one counts', async () => {
  const opening = await testApp()
  for (let round = 0; round < tier(3, 200); round += 1) {
    const captcha = await makeCaptcha(await opening.db(), opening.parts.config, { purpose: 'forget-pwd' })
    const answers = await Promise.all(
      many(100, () =>
        browserIn(opening).refused(forgetPassword, { email: `${randomUUID()}@alpha.test`, ...captcha }),
      ),
    )
    expect(answers.filter((answer) => answer !== 'CAPTCHA_INVALID')).toHaveLength(1)
    opening.parts.clock.travel(3_700_000)
  }
})

test('INV-S09 of many uses of one short code exactly one succeeds', async () => {
  const opening = await testApp()
  const { admin, db, parts, runJobs } = opening
  await admin.call(saveSetting, { name: 'sms.offered', value: true })
  const alpha = await db()
  const mobile = '13800138000'
  await makeAccount(alpha, { userName: 'yuan', name: '周予安', phone: mobile })
  for (let round = 0; round < tier(2, 200); round += 1) {
    const captcha = await makeCaptcha(alpha, parts.config, { purpose: 'sms' })
    await browserIn(opening).call(sendSmsCode, { mobile, ...captcha })
    await runJobs()
    const code = /\d{6}/.exec(parts.sms.sent.at(-1)?.text ?? '')?.[0] ?? ''
    const answers = await Promise.all(many(100, () => browserIn(opening).refused(smsLogin, { mobile, code })))
    expect(answers.filter((answer) => answer === 'none')).toHaveLength(1)
    parts.clock.travel(2 * 86_400_000)
  }
})

test('INV-S09 of many uses of one reset link exactly one succeeds', async () => {
  const opening = await testApp()
  const accountId = await makeAccount(await opening.db(), { userName: 'yuan', name: '周予安', passwordHash })
  const ctx = await opening.ctx()
  const token = await issueTicket(ctx, { purpose: 'reset', seconds: 60, accountId })
  const answers = await Promise.all(
    many(20, (i) => {
      const newPassword = `Tq${i}#mVw2-lamp`
      return browserIn(opening).refused(resetPassword, { token, newPassword, confirmPassword: newPassword })
    }),
  )
  expect(answers.filter((answer) => answer === 'none')).toHaveLength(1)
})

test('INV-S08 of several changes of one password at the same moment one wins, and the history is kept', async () => {
  const opening = await testApp()
  const { parts, asOwner } = opening
  const accountId = await makeAccount(await opening.db(), { userName: 'yuan', name: '周予安', passwordHash })
  const browser = browserIn(opening)
  await browser.signIn('yuan', password)
  let oldPassword = password
  for (let round = 0; round < tier(2, 50); round += 1) {
    const newPasswords = many(tier(5, 20), (i) => `Lamp-${round}-${i}-Tq#`)
    const cookie = { cookie: `__Host-sid=${browser.jar.get('__Host-sid') ?? ''}` }
    const attempts = await Promise.all(
      newPasswords.map(async (newPassword) => {
        const client = browserIn(opening)
        const sent = await client.send(
          changePassword,
          { oldPassword, newPassword, confirmPassword: newPassword },
          cookie,
        )
        return { newPassword, sid: sent.statusCode === 200 ? client.jar.get('__Host-sid') : undefined }
      }),
    )
    const won = attempts.filter(({ sid }) => sid !== undefined)
    expect(won).toHaveLength(1)
    oldPassword = won[0]?.newPassword ?? ''
    browser.jar.set('__Host-sid', won[0]?.sid ?? '')
    opening.parts.clock.travel(86_400_000 / 24)
    await asOwner((client) => client.query('delete from identity.failure'))
  }
  const { rows } = await asOwner((client) =>
    client.query<{ hash: string }>('select password_hash as hash from identity.account where id = $1', [
      accountId,
    ]),
  )
  expect(await isPassword(parts, rows[0]?.hash, oldPassword)).toBe(true)
  expect(await liveSessions(opening, accountId)).toBe(1)
})
