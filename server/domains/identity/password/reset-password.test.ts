import { forgetPassword, getCurrentUser, resetPassword } from '@lyceum/contract/identity'
import { expect, test } from 'vitest'
import { browserIn } from '#testing/browser'
import { type TestApp, testApp } from '#testing/test-app'
import { type Letter, mailbox } from '#testing/servers/mailbox'
import { hashPassword } from '../hashing/hash-password.ts'
import { makeAccount, makeCaptcha } from '../make.ts'

const first = 'Harbour-Lantern-42'
const passwordHash = await hashPassword(first)

async function openWithYuan(smtp: string) {
  const opening = await testApp({ env: { SMTP_URL: smtp } })
  const person = { userName: 'zhou-yuan', name: '周予安', passwordHash, email: 'Yuan@alpha.test' }
  await makeAccount(await opening.db(), person)
  return { ...opening, browser: browserIn(opening) }
}

async function requestReset(opening: TestApp, email: string) {
  const captcha = await makeCaptcha(await opening.db(), opening.parts.config, { purpose: 'forget-pwd' })
  return browserIn(opening).refused(forgetPassword, { email, ...captcha })
}

const linkIn = (letter: Letter | undefined) => /https?:\/\/\S+token=([\w-]+)/.exec(letter?.text ?? '')

test('B-188 B-189 E-034 the mailbox is required and must be well formed', async () => {
  const { anonymous } = await testApp()
  for (const email of [
    '',
    'yuan',
    'yuan@',
    '@alpha.test',
    'a b@alpha.test',
    'a@b@c.test',
    'yuan@alpha.test\r\nBcc: x@y.z',
  ])
    expect(await anonymous.refused(forgetPassword, { email })).toBe('EMAIL_INVALID')
  expect(await anonymous.refused(forgetPassword, { email: 'yuan@alpha.test' })).toBe('CAPTCHA_INVALID')
})

test('a forgotten password is reset with the link from the mail, once, and all sessions end', async () => {
  const { letters, url } = await mailbox()
  const opening = await openWithYuan(url)
  const { browser, runJobs } = opening
  await browser.signIn('zhou-yuan', first)
  for (let i = 0; i < 6; i += 1) await browserIn(opening).signIn('zhou-yuan', 'wrong')
  expect(await requestReset(opening, ' yuan@ALPHA.test ')).toBe('none')
  await runJobs()
  expect(letters).toHaveLength(1)
  expect(letters[0]).toMatchObject({ to: 'Yuan@alpha.test', subject: '重新设置密码 · 阿尔法' })
  const [link = '', token = ''] = linkIn(letters[0]) ?? []
  // S-13 in the fragment, so that no proxy ever sees it.
  expect(link).toMatch(/^http:\/\/alpha\.test(:\d+)?\/reset-pwd#token=/)

  const fresh = { token, newPassword: 'Tq7#mVw2', confirmPassword: 'Tq7#mVw2' }
  expect(await browser.refused(resetPassword, { ...fresh, newPassword: 'weak' })).toBe('PASSWORD_LENGTH')
  expect(await browser.refused(resetPassword, { ...fresh, newPassword: first, confirmPassword: first })).toBe(
    'PASSWORD_REUSED',
  )
  expect(await browser.refused(resetPassword, fresh)).toBe('none')
  expect(await browser.refused(getCurrentUser, {})).toBe('session_time_out')
  expect(
    await browser.refused(resetPassword, { ...fresh, newPassword: 'Tq8#mVw2', confirmPassword: 'Tq8#mVw2' }),
  ).toBe('ERROR_TOKEN_INVALID')
  // Whoever owns the mailbox is the owner, so the freeze caused by others is lifted.
  expect(await browserIn(opening).signInRefused('zhou-yuan', 'Tq7#mVw2')).toBe('none')
})

test('after one of two links was used the other is invalid', async () => {
  const { letters, url } = await mailbox()
  const opening = await openWithYuan(url)
  for (let i = 0; i < 2; i += 1) await requestReset(opening, 'yuan@alpha.test')
  await opening.runJobs()
  const [firstToken = '', two = ''] = letters.map((letter) => linkIn(letter)?.[1] ?? '')
  const use = (token: string, newPassword: string) =>
    opening.browser.refused(resetPassword, { token, newPassword, confirmPassword: newPassword })
  expect(await use(two, 'Tq7#mVw2')).toBe('none')
  expect(await use(firstToken, 'Tq8#mVw2')).toBe('ERROR_TOKEN_INVALID')
})

test('a link expires after half an hour, and belongs to its site', async () => {
  const { letters, url } = await mailbox()
  const opening = await openWithYuan(url)
  await requestReset(opening, 'yuan@alpha.test')
  await opening.runJobs()
  const [, token = ''] = linkIn(letters[0]) ?? []
  const fresh = { token, newPassword: 'Tq7#mVw2', confirmPassword: 'Tq7#mVw2' }
  expect(await browserIn(opening, 'beta').refused(resetPassword, fresh)).toBe('ERROR_TOKEN_INVALID')
  opening.parts.clock.travel(1_800_001)
  expect(await opening.browser.refused(resetPassword, fresh)).toBe('ERROR_TOKEN_INVALID')
})

test('INV-S10 an unknown mailbox gets the same answer and no mail; A26 three an hour for each', async () => {
  const { letters, url } = await mailbox()
  const opening = await openWithYuan(url)
  const answers: string[] = []
  for (let i = 0; i < 4; i += 1) answers.push(await requestReset(opening, 'nobody@alpha.test'))
  expect(answers).toEqual(['none', 'none', 'none', 'TOO_MANY_REQUESTS'])
  const known: string[] = []
  for (let i = 0; i < 4; i += 1) known.push(await requestReset(opening, 'yuan@alpha.test'))
  expect(known).toEqual(answers)
  await opening.runJobs()
  expect(letters).toHaveLength(3)
})

test('the mail is in the person’s language, and its link uses the requested host', async () => {
  const { letters, url } = await mailbox()
  const opening = await testApp({ env: { SMTP_URL: url } })
  const db = await opening.db('beta')
  await makeAccount(db, { userName: 'yeh', name: '葉初晴', email: 'yeh@beta.test', passwordHash })
  const captcha = await makeCaptcha(db, opening.parts.config, { purpose: 'forget-pwd' })
  const browser = browserIn(opening, 'beta')
  await browser.send(forgetPassword, { email: 'yeh@beta.test', ...captcha }, { 'accept-language': 'zh-TW' })
  await opening.runJobs()
  expect(letters[0]?.subject).toBe('重設密碼 · 貝塔')
  expect(letters[0]?.text).toContain('http://beta.test')
})
