import { forgetPassword } from '@lyceum/contract/identity'
import { listNotices, findTextProblems, resetNotice, saveNotice, testNotice } from '@lyceum/contract/site'
import { locales } from '@lyceum/contract/kit'
import { expect, test } from 'vitest'
import { domains } from '../../../app/domains.ts'
import { testApp } from '#testing/test-app'
import { mailbox } from '#testing/servers/mailbox'
import { makeCaptcha } from '../../identity/make.ts'

const key = 'identity.resetMail'

test('the site’s own text replaces the default until it is reset', async () => {
  const { letters, url } = await mailbox()
  const home = await testApp({ env: { SMTP_URL: url } })
  const { admin, anonymous, db, parts, runJobs } = home
  const requestReset = async () => {
    const captcha = await makeCaptcha(await db(), parts.config, { purpose: 'forget-pwd' })
    await anonymous.call(forgetPassword, { email: 'lin@alpha.test', ...captcha })
    await runJobs()
    return letters.at(-1)
  }
  await admin.call(saveNotice, { key, locale: 'zh-CN', subject: '找回密码', body: '{name}，点这里：{link}' })
  const letter = await requestReset()
  expect(letter).toMatchObject({ to: 'lin@alpha.test', subject: '找回密码' })
  expect(letter?.text).toMatch(/^林知夏，点这里：http.*token=[\w-]{43}/)

  await admin.call(resetNotice, { key, locale: 'zh-CN' })
  expect((await requestReset())?.subject).toBe('重新设置密码 · 阿尔法')
})

test('rejects an unknown blank and a missing required one', async () => {
  const { admin, foreignAdmin } = await testApp()
  const save = (subject: string, body: string) =>
    admin.refused(saveNotice, { key, locale: 'en-US', subject, body })
  expect(await save('Hello', '{link} {password}')).toBe('NOTICE_BLANK_UNKNOWN')
  expect(await save('{link}', 'Hello {name}')).toBe('NOTICE_BLANK_MISSING')
  expect(await save('', '{link}')).toBe('NOTICE_SUBJECT_MISSING')
  expect(await admin.refused(resetNotice, { key: 'no.such', locale: 'en-US' })).toBe('NOTICE_UNKNOWN')

  await admin.call(saveNotice, { key, locale: 'en-US', subject: 'Ours', body: '{link}' })
  const texts = (await foreignAdmin.call(listNotices, {})).notices.flatMap((notice) => notice.words)
  expect(texts.every(({ isDefault }) => isDefault)).toBe(true)
  const [reset] = (await admin.call(listNotices, {})).notices
  expect(reset?.words.find(({ locale }) => locale === 'en-US')).toMatchObject({
    subject: 'Ours',
    isDefault: false,
    updatedBy: '何远舟',
  })
})

test('a test mail arrives with samples in the blanks, and nothing is saved', async () => {
  const { letters, url } = await mailbox()
  const { admin, runJobs, asOwner } = await testApp({ env: { SMTP_URL: url } })
  const sent = await admin.call(testNotice, {
    key,
    locale: 'zh-TW',
    subject: '{site}',
    body: '{name} {link}',
  })
  expect(sent).toEqual({ to: 'admin@alpha.test' })
  await runJobs()
  expect(letters).toMatchObject([{ to: 'admin@alpha.test', subject: '阿尔法' }])
  expect(letters[0]?.text).toContain('林知夏 https://')
  const { rows } = await asOwner((client) => client.query('select 1 from site.notice_template'))
  expect(rows).toEqual([])
  const code = { key: 'identity.codeSms', locale: 'zh-CN', body: '{code}' } as const
  expect(await admin.refused(testNotice, code)).toBe('NOTICE_NOT_MAIL')
})

test('the default texts fit their own blanks, in every language', () => {
  for (const { text, blanks, channel } of domains.flatMap(({ notices = [] }) => notices)) {
    for (const locale of locales) {
      const { subject = '', body } = text[locale]
      expect(findTextProblems({ subject, body }, blanks)).toEqual([])
      expect(subject !== '').toBe(channel === 'mail')
    }
  }
})
