import { expect, test } from 'vitest'
import { inDatabase } from '../harness/database.ts'
import { password } from '../harness/password.ts'
import { signedIn, visit } from '../harness/visit.ts'
import { solveCaptcha } from './sign-in-page.ts'
import { waitForIdle } from '../harness/wait-for-idle.ts'

test('a learner reads the agreement, solves the captcha, signs in, is greeted by name, and signs out', async () => {
  const { page, at, isWell, picture } = await visit()
  await page.goto(at('/'))
  await page.waitForURL('**/login')
  await page.getByRole('textbox', { name: '用户名' }).fill('lin_zhixia')
  await picture('first-visit-1-login')
  await page.locator('input[type=password]').fill(password)
  await solveCaptcha(page)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByText('请先阅读并同意协议').waitFor()
  await picture('first-visit-2-consent-missing')
  await isWell()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()

  await page.getByRole('heading', { name: /知夏/ }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/home')
  await waitForIdle(page)
  await picture('first-visit-3-home')
  await isWell()

  await page.getByRole('button', { name: /知夏/ }).first().click()
  await page.getByText('退出登录', { exact: true }).click()
  await page.waitForURL('**/login')
  await page.goto(at('/home'))
  await page.waitForURL('**/login')
})

const forgetConsent = (userName: string) =>
  inDatabase(
    'delete from identity.acceptance where account_id in (select id from identity.account where user_name = $1)',
    [userName],
  )

test('B-209 a person who has not accepted the agreement is asked first: yes continues, no signs out', async () => {
  const { page, at, isWell, picture } = await signedIn('su_jinnian', { isFresh: true })
  await forgetConsent('su_jinnian')
  await page.goto(at('/home'))
  const dialog = page.getByRole('dialog', { name: '先看一眼协议' })
  await dialog.getByRole('heading', { level: 2 }).first().waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.isVisible()).toBe(true)
  await picture('consent-dialog')
  await isWell()
  await dialog.getByRole('button', { name: '同意并继续' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('heading', { name: /苏锦年/ }).waitFor()
  await expect.poll(() => dialog.count()).toBe(0)

  await forgetConsent('su_jinnian')
  await page.reload()
  await dialog.getByRole('button', { name: '不同意' }).click()
  await page.waitForURL('**/disagree')
  await picture('consent-refused')
  await page.goto(at('/home'))
  await page.waitForURL('**/login')
})
