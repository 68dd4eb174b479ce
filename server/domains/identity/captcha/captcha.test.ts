import { hash } from 'node:crypto'
import {
  checkStudyCaptcha,
  forgetPassword,
  getCaptcha,
  getPuzzle,
  getStudyCaptcha,
  login,
} from '@lyceum/contract/identity'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { browserIn } from '#testing/browser'
import { testApp } from '#testing/test-app'
import { makeAccount } from '../make.ts'
import { hashPassword } from '../hashing/hash-password.ts'

function solve({ challenge, zeroBits }: { challenge: string; zeroBits: number }): string {
  for (let i = 0; ; i += 1)
    if (Math.clz32(hash('sha256', `${challenge}.${i}`, 'buffer').readUInt32BE(0)) >= zeroBits)
      return String(i)
}

test('a captcha is a small bitmap, different every time', async () => {
  const { anonymous } = await testApp()
  const answers = [await anonymous.call(getCaptcha, {}), await anonymous.call(getCaptcha, {})]
  for (const { uuid, image, expiresIn } of answers) {
    expect(uuid).toMatch(/^[\da-f-]{36}$/)
    expect(expiresIn).toBe(120)
    const [, data = ''] = image.split('data:image/png;base64,')
    const bytes = Buffer.from(data, 'base64')
    expect(bytes.length).toBeGreaterThan(1500)
    expect(bytes.length).toBeLessThan(6000)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 198, height: 66 })
  }
  expect(answers[0]?.image).not.toBe(answers[1]?.image)
})

test('people who cannot read pictures let the browser solve a puzzle instead', async () => {
  const opening = await testApp()
  const passwordHash = await hashPassword('Harbour-Lantern-42')
  await makeAccount(await opening.db(), { userName: 'yuan', name: '周予安', passwordHash })
  const browser = browserIn(opening)
  const puzzle = await browser.call(getPuzzle, {})
  const attempt = { userName: 'yuan', password: 'Harbour-Lantern-42', uuid: puzzle.uuid }
  const captchaCode = solve(puzzle)
  expect(await browser.refused(login, { ...attempt, captchaCode })).toBe('none')
  expect(await browser.refused(login, { ...attempt, captchaCode })).toBe('CAPTCHA_INVALID')
  const another = await browser.call(getPuzzle, {})
  const lazy = { ...attempt, uuid: another.uuid, captchaCode: 'lazy' }
  expect(await browser.refused(login, lazy)).toBe('CAPTCHA_INVALID')
})

test('A27 a captcha is used up by a wrong answer, and works for one purpose only', async () => {
  const { anonymous } = await testApp()
  const puzzle = await anonymous.call(getPuzzle, { purpose: 'forget-pwd' })
  const code = solve(puzzle)
  const request = { email: 'nobody@alpha.test', uuid: puzzle.uuid }
  expect(await anonymous.refused(forgetPassword, { ...request, captchaCode: 'wrong' })).toBe(
    'CAPTCHA_INVALID',
  )
  expect(await anonymous.refused(forgetPassword, { ...request, captchaCode: code })).toBe('CAPTCHA_INVALID')
  const other = await anonymous.call(getPuzzle, { purpose: 'login' })
  const misused = { ...request, uuid: other.uuid, captchaCode: solve(other) }
  expect(await anonymous.refused(forgetPassword, misused)).toBe('CAPTCHA_INVALID')
})

test('a study code belongs to one person and is used up by one attempt', async () => {
  const { lin, mei, parts } = await testApp()
  const { id, closesIn, image } = await lin.call(getStudyCaptcha, {})
  expect(closesIn).toBe(60)
  expect(image).toMatch(/^data:image\/png/)
  expect(await mei.call(checkStudyCaptcha, { id, code: 'ACEF' })).toEqual({ isRight: false })
  expect(await lin.call(checkStudyCaptcha, { id, code: '????' })).toEqual({ isRight: false })
  expect(await lin.call(checkStudyCaptcha, { id, code: 'ACEF' })).toEqual({ isRight: false })
  const late = await lin.call(getStudyCaptcha, {})
  parts.clock.travel(70_000)
  expect(await lin.call(checkStudyCaptcha, { id: late.id, code: 'ACEF' })).toEqual({ isRight: false })
})

test('S-08 after wrong answers the puzzles of that address get harder, those of another do not', async () => {
  const at = await testApp({ env: { TRUST_PROXY: '127.0.0.1' } })
  at.parts.clock.travel(Math.min(0, 540_000 - (at.parts.clock.now().getTime() % 600_000)))
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
  for (let n = 0; n < 12; n += 1) {
    const { uuid } = await at.anonymous.call(getPuzzle, { purpose: 'forget-pwd' }, from('203.0.113.9'))
    const wrong = { email: 'nobody@alpha.test', uuid, captchaCode: 'wrong' }
    expect(await at.anonymous.refused(forgetPassword, wrong, from('203.0.113.9'))).toBe('CAPTCHA_INVALID')
  }
  const bitsAt = async (address: string) => (await at.anonymous.call(getPuzzle, {}, from(address))).zeroBits
  expect([await bitsAt('203.0.113.9'), await bitsAt('203.0.113.10')]).toEqual([19, 18])
})

test('S-08 pictures per address are limited like codes, and the puzzle remains available', async () => {
  const { anonymous } = await testApp({ env: { RATE_FACTOR: '0.05' } })
  const answers = []
  for (let n = 0; n < 8; n += 1) answers.push((await anonymous.send(getCaptcha, {})).statusCode)
  expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2)
  expect((await anonymous.call(getPuzzle, {})).challenge).toMatch(/^[\w-]{22}$/)
})
