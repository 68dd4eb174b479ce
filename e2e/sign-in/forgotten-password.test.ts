import { expect, inject, test } from 'vitest'
import { inDatabase } from '../harness/database.ts'
import { visit } from '../harness/visit.ts'
import { signInOnPage, solveCaptcha } from './sign-in-page.ts'

const mailbox = process.env['MAIL_SINK'] ?? 'http://127.0.0.1:8025'

type Mail = { readonly to: readonly string[]; readonly text: string }

/** The link mailed by this test's server; other servers may mail the same people. */
async function mailedLink(email: string): Promise<string | undefined> {
  const mails = (await (await fetch(`${mailbox}/api/mails`)).json()) as Mail[]
  const link = new RegExp(`http://localhost:${inject('port')}/reset-pwd#token=[\\w-]+`)
  return mails.find(({ to, text }) => to.includes(email) && link.test(text))?.text.match(link)?.[0]
}

test('B-188 B-189 a forgotten password is replaced through the mailed link, once', async () => {
  const { page, at, isWell, picture } = await visit()
  const [account] = await inDatabase(
    `select one.email from identity.account as one join identity.account as lin
       on lin.site_id = one.site_id and lin.user_name = 'lin_zhixia'
     where one.user_name = 'xu_qinghe'`,
  )
  const email = account?.['email'] ?? ''
  await page.goto(at('/login'))
  await page.getByRole('link', { name: '忘记密码' }).click()
  await page.getByRole('button', { name: '寄出链接' }).click()
  await page.getByText('请输入邮箱').waitFor()
  await page.getByRole('textbox', { name: '邮箱' }).fill('not an address')
  await page.getByRole('button', { name: '寄出链接' }).click()
  await page.getByText('请输入正确的邮箱').waitFor()
  await page.getByRole('textbox', { name: '邮箱' }).fill(email)
  await solveCaptcha(page)
  await page.getByRole('button', { name: '寄出链接' }).click()
  await page.getByRole('heading', { name: '请查看邮箱' }).waitFor()
  await picture('forgotten-1-sent')
  await isWell()

  await expect.poll(() => mailedLink(email)).toBeDefined()
  const link = (await mailedLink(email)) ?? ''
  await page.goto(link)
  const chosen = `Fresh#${Date.now()}`
  const [first, second] = [
    page.locator('input[type=password]').first(),
    page.locator('input[type=password]').last(),
  ]
  await first.fill(chosen)
  await second.fill(`${chosen}x`)
  await page.getByRole('button', { name: '保存新密码' }).click()
  await page.getByText('两次输入的密码不一致').waitFor()
  expect(page.url()).not.toContain('token')
  await picture('forgotten-2-reset')
  await isWell()
  await second.fill(chosen)
  await page.getByRole('button', { name: '保存新密码' }).click()
  await page.getByRole('heading', { name: '新密码已设好' }).waitFor()

  await page.goto(at('/login'))
  await signInOnPage(page, { userName: 'xu_qinghe', password: chosen })
  await page.waitForURL('**/home')

  const again = await visit()
  await again.page.goto(link)
  await again.page.locator('input[type=password]').first().fill(`${chosen}y`)
  await again.page.locator('input[type=password]').last().fill(`${chosen}y`)
  await again.page.getByRole('button', { name: '保存新密码' }).click()
  await again.page.getByText('这个链接已经失效').waitFor()
})
