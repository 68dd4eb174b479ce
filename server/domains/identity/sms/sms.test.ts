import { getCurrentUser, getSignInOptions, sendSmsCode, smsLogin } from '@lyceum/contract/identity'
import { saveSetting } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { browserIn } from '#testing/browser'
import { testApp } from '#testing/test-app'
import { makeAccount, makeCaptcha } from '../make.ts'
import { maxTries } from './rules.ts'
import { takeTry } from './store.ts'

const mobile = '138 0013 8000'

async function openWithSms() {
  const opening = await testApp()
  await opening.admin.call(saveSetting, { name: 'sms.offered', value: true })
  const db = await opening.db()
  const yuan = await makeAccount(db, { userName: 'yuan', name: '周予安', phone: '13800138000' })
  const browser = browserIn(opening)
  const requestCode = async (number = mobile) => {
    const captcha = await makeCaptcha(db, opening.parts.config, { purpose: 'sms' })
    return browser.refused(sendSmsCode, { mobile: number, ...captcha })
  }
  const lastCode = () => /\d{6}/.exec(opening.parts.sms.sent.at(-1)?.text ?? '')?.[0] ?? ''
  /** Requests a code and reads it from the sent message. */
  const codeFor = async (number = mobile) => {
    expect(await requestCode(number)).toBe('none')
    await opening.runJobs()
    return lastCode()
  }
  return { ...opening, yuan, browser, requestCode, codeFor, sent: opening.parts.sms.sent }
}

test('a number and its code sign in, in the query or in the body', async () => {
  const { browser, codeFor, parts, sent } = await openWithSms()
  const code = await codeFor()
  expect(sent.at(-1)).toMatchObject({ to: '+8613800138000', text: expect.stringContaining('5 分钟') })
  expect(await browser.refused(smsLogin, { mobile: '+8613800138000', code })).toBe('none')
  expect(await browser.call(getCurrentUser, {})).toMatchObject({ name: '周予安' })

  parts.clock.travel(61_000)
  const second = await codeFor()
  const inBody = { ...smsLogin, query: undefined as never }
  expect((await browser.send(inBody, { mobile, code: second })).statusCode).toBe(200)
})

test('B-185..B-187 E-032 E-033 an invalid number and a missing code are rejected', async () => {
  const { browser, requestCode, sent } = await openWithSms()
  expect(await browser.refused(smsLogin, { code: '123456' })).toBe('MOBILE_INVALID')
  expect(await browser.refused(smsLogin, { mobile: '12345', code: '123456' })).toBe('MOBILE_INVALID')
  expect(await browser.refused(smsLogin, { mobile })).toBe('SMS_CODE_REQUIRED')
  expect(await requestCode('12345')).toBe('MOBILE_INVALID')
  expect(sent).toEqual([])
})

test('without a captcha, or where the site does not offer it, nothing is sent', async () => {
  const { browser, admin, requestCode, anonymous } = await openWithSms()
  expect(await browser.refused(sendSmsCode, { mobile })).toBe('CAPTCHA_INVALID')
  expect((await anonymous.call(getSignInOptions, {})).sms).toBe(true)
  await admin.call(saveSetting, { name: 'sms.offered', value: false })
  expect(await requestCode()).toBe('SMS_NOT_OFFERED')
  expect(await browser.refused(smsLogin, { mobile, code: '123456' })).toBe('SMS_NOT_OFFERED')
  expect((await anonymous.call(getSignInOptions, {})).sms).toBe(false)
})

test('INV-S09 a code works once, for five minutes, for its number, and only the newest', async () => {
  const { browser, codeFor, parts, db } = await openWithSms()
  await makeAccount(await db(), { userName: 'mumu', name: '沐沐', phone: '+8613900139000' })
  const used = await codeFor()
  expect(await browser.refused(smsLogin, { mobile: '13900139000', code: used })).toBe('CAPTCHA_INVALID')
  expect(await browser.refused(smsLogin, { mobile, code: used })).toBe('none')
  expect(await browser.refused(smsLogin, { mobile, code: used })).toBe('CAPTCHA_INVALID')

  parts.clock.travel(61_000)
  const old = await codeFor()
  parts.clock.travel(61_000)
  const fresh = await codeFor()
  // Once in a million they are equal.
  const outdated = old === fresh ? '0' : old
  expect(await browser.refused(smsLogin, { mobile, code: outdated })).toBe('CAPTCHA_INVALID')
  parts.clock.travel(300_001)
  expect(await browser.refused(smsLogin, { mobile, code: fresh })).toBe('CAPTCHA_INVALID')
})

test('a code has five attempts in all', async () => {
  const { codeFor, db, parts } = await openWithSms()
  await codeFor()
  const alpha = await db()
  const tried = await Promise.all(
    Array.from({ length: 12 }, () =>
      takeTry(alpha, { mobile: '+8613800138000', most: maxTries, now: parts.clock.now() }),
    ),
  )
  expect(tried.filter((result) => result !== undefined)).toHaveLength(5)
})

test('A21 wrong codes and wrong passwords are counted together', async () => {
  const opening = await openWithSms()
  const { codeFor } = opening
  const outsider = browserIn(opening)
  const code = await codeFor()
  const wrong = code === '000000' ? '111111' : '000000'
  for (let i = 0; i < 2; i += 1)
    expect(await outsider.refused(smsLogin, { mobile, code: wrong })).toBe('CAPTCHA_INVALID')
  expect(await outsider.signInRefused('yuan', 'x')).toBe('LOGIN_FAILURE_WARNING')
  expect(await outsider.signInRefused('yuan', 'x')).toBe('LOGIN_FAILURE_WARNING')
  expect(await outsider.refused(smsLogin, { mobile, code: wrong })).toBe('ACCOUNT_FROZEN')
  expect(await outsider.refused(smsLogin, { mobile, code })).toBe('ACCOUNT_FROZEN')
})

test('INV-S10 an unknown number gets the same answers, and no message', async () => {
  const { requestCode, sent, runJobs, browser } = await openWithSms()
  const unknown = '13911112222'
  expect(await requestCode(unknown)).toBe('none')
  await runJobs()
  expect(sent).toEqual([])
  expect(await requestCode(unknown)).toBe('TOO_MANY_REQUESTS')
  expect(await browser.refused(smsLogin, { mobile: unknown, code: '123456' })).toBe('CAPTCHA_INVALID')
})

test('A26 one code a minute and five an hour for a number however it is written', async () => {
  const { requestCode, parts } = await openWithSms()
  const spellings = [
    mobile,
    '+86 13800138000',
    '008613800138000',
    '138-0013-8000',
    '8613800138000',
    '１３８００１３８０００',
  ]
  const answers: string[] = []
  for (const spelling of spellings) {
    answers.push(await requestCode(spelling), await requestCode(spelling))
    parts.clock.travel(61_000)
  }
  expect(answers).toEqual([
    ...Array.from({ length: 5 }, () => ['none', 'TOO_MANY_REQUESTS']).flat(),
    'TOO_MANY_REQUESTS',
    'TOO_MANY_REQUESTS',
  ])
})

test('A26 twenty an hour from one address, and no more than the budget of the site', async () => {
  const { requestCode, admin, parts, logLines } = await openWithSms()
  const numbers = Array.from({ length: 25 }, (_, i) => `139${String(10_000_000 + i)}`)
  const answers: string[] = []
  for (const number of numbers) answers.push(await requestCode(number))
  expect(answers.filter((answer) => answer === 'none')).toHaveLength(20)
  parts.clock.travel(3_600_001)
  await admin.call(saveSetting, { name: 'sms.dailyBudget', value: 21 })
  expect([await requestCode('13700000001'), await requestCode('13700000002')]).toEqual([
    'none',
    'TOO_MANY_REQUESTS',
  ])
  expect(logLines.join('')).toContain('the budget of short messages is spent')
})

test('A26 of many requests at the same moment one succeeds', async () => {
  const { requestCode } = await openWithSms()
  const answers = await Promise.all(Array.from({ length: 20 }, () => requestCode()))
  expect(answers.filter((answer) => answer === 'none')).toHaveLength(1)
})

test('neither the database nor the queue contains a code', async () => {
  const { requestCode, asOwner, runJobs, sent, logLines } = await openWithSms()
  await requestCode()
  const queued = await asOwner((client) => client.query('select payload from graphile_worker._private_jobs'))
  await runJobs()
  const code = /\d{6}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? 'none'
  const { rows } = await asOwner((client) => client.query('select * from identity.ticket'))
  const stored = JSON.stringify([queued.rows, rows]).replace(/\d{7,}/g, '')
  expect(stored).not.toContain(code)
  expect(logLines.join('').replace(/\d{7,}/g, '')).not.toContain(code)
})
