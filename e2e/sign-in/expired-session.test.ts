import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { password } from '../harness/password.ts'
import { signedIn } from '../harness/visit.ts'
import { signInOnPage } from './sign-in-page.ts'

/** Ends the session on the server while its page still has the cookie. */
async function endBehind(page: Page, base: string): Promise<void> {
  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const response = await fetch(`${base}/app/user/single/userlogin/logout`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'x-requested-with': 'lyceum', origin: base },
    body: '{}',
  })
  expect(response.ok).toBe(true)
}

/** Runs in the page: the background colour of the message. */
const backgroundColour =
  "getComputedStyle(document.querySelector('.ly-toast')).backgroundColor.match(/[0-9]+/g).map(Number)"

test('B-117 B-158 a session that expires in a form says so, asks to sign in, and restores page and input', async () => {
  const { page, at, picture } = await signedIn('admin', { isFresh: true })
  await page.goto(at('/manage/links'))
  await page.getByRole('button', { name: '添加链接' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=title]').fill('夏季安全月')
  await dialog.locator('[name=accessUrl]').fill('https://summer.example.com')
  await endBehind(page, at(''))
  await dialog.getByRole('button', { name: '保存' }).click()
  await page.waitForURL('**/login')
  await page.getByText('登录已过期，请重新登录').waitFor()
  await picture('expired-1-login')
  expect(await page.evaluate("localStorage.getItem('userInfo')")).toBeNull()

  await signInOnPage(page, { userName: 'admin', password })
  await page.waitForURL('**/manage/links')
  await expect.poll(() => dialog.locator('[name=title]').inputValue()).toBe('夏季安全月')
  await expect.poll(() => dialog.locator('[name=accessUrl]').inputValue()).toBe('https://summer.example.com')
  await picture('expired-2-back')
})

test('B-116 B-117 B-156 in the portal an expired session leads to the login page with a message, and back to the page', async () => {
  const { page, at, isWell, picture } = await signedIn('lin_zhixia', { isFresh: true })
  await page.goto(at('/course/list?fristId=7'))
  await page.getByRole('heading', { level: 1 }).or(page.getByText('这个页面正在建设')).first().waitFor()
  await endBehind(page, at(''))
  // The first call finds out: this click, or a part of the page that polls.
  const clicked = page.locator('header .ly-drop-down-button').click()
  await Promise.race([page.waitForURL('**/login'), clicked])
  clicked.catch(() => undefined)
  await page.waitForURL('**/login')
  const message = page.getByRole('alert').filter({ hasText: '登录已过期，请重新登录' })
  // The message stays while the mouse hovers over it.
  await message.hover()
  await picture('expired-3-portal')
  await isWell()
  await expect.poll(() => page.locator('.ly-toast').count()).toBe(1)
  const [red = 0, green = 0, blue = 0] = await page.evaluate<number[]>(backgroundColour)
  expect(red).toBeGreaterThan(2 * Math.max(green, blue))
  await message.getByRole('button', { name: '关闭' }).click()
  await message.waitFor({ state: 'detached' })
  await signInOnPage(page, { userName: 'lin_zhixia', password })
  await page.waitForURL((url) => url.pathname === '/course/list' && url.search === '?fristId=7')
})
