import { expect, test } from 'vitest'
import type { MailSummary } from './mail.ts'
import { mailPage } from './page.ts'

const mail: MailSummary = {
  id: '1700000000000-000001',
  receivedAt: '2026-05-04T08:30:00.000Z',
  envelope: { from: 'no-reply@lyceum.test', to: ['lin@lyceum.test', 'hidden@lyceum.test'], tls: false },
  from: '知行学堂 <no-reply@lyceum.test>',
  to: ['lin@lyceum.test'],
  cc: [],
  subject: '重置密码',
  text: '验证码 123456',
  attachments: ['日程.ics'],
}

test('a mail is shown with everyone who received it', () => {
  const page = mailPage([mail])
  expect(page).toContain('重置密码')
  expect(page).toContain('lin@lyceum.test, hidden@lyceum.test')
  expect(page).toContain('日程.ics')
  expect(page).toContain('2026-05-04 08:30:00 UTC')
})

test('a mail cannot inject markup into the page', () => {
  const page = mailPage([
    { ...mail, subject: '<img src=x onerror=alert(1)>', text: '</pre><script>1</script>' },
  ])
  expect(page).not.toContain('<img')
  expect(page).not.toContain('<script')
})

test('an empty mailbox says so', () => {
  expect(mailPage([])).toContain('还没有邮件')
})
