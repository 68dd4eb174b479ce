import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { password } from './password.ts'
import { signIn, visit } from './person.ts'

test('a learner reads the agreement, proves to be no machine, signs in, is greeted by name, and signs out again', async () => {
  const learner = await visit()
  const { page, isWell } = learner
  await page.goto(learner.at('/'))
  await page.waitForURL('**/login')
  await page.getByRole('textbox', { name: '用户名' }).fill('lin_zhixia')
  await page.locator('input[type=password]').fill(password)
  await page.getByRole('button', { name: '看不清图？换一种验证方式' }).click()
  await page.getByText('验证已完成').waitFor()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByText('请先阅读并同意协议').waitFor()
  await isWell()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()

  await page.getByRole('heading', { name: /知夏/ }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/home')
  await isWell()

  await page.getByRole('button', { name: /知夏/ }).first().click()
  await page.getByText('退出登录', { exact: true }).click()
  await page.waitForURL('**/login')
  await page.goto(learner.at('/home'))
  await page.waitForURL('**/login')
})

test('a wrong password is told in place, a new captcha is asked for, and nothing typed is lost', async () => {
  const { page, at } = await visit()
  await enterWrongly(page, { address: at('/login'), words: words['zh-CN'] })
  await page.getByText('用户名或密码不正确').waitFor()
  expect(await page.getByRole('textbox', { name: '用户名' }).inputValue()).toBe('lu_yunzhou')
})

const words = {
  'zh-CN': { name: '用户名', other: '看不清图？换一种验证方式', done: '验证已完成', enter: '登录' },
  'zh-TW': { name: '使用者名稱', other: '看不清楚？改用其他驗證方式', done: '驗證完成', enter: '登入' },
}

type Wrong = { readonly address: string; readonly words: (typeof words)['zh-CN' | 'zh-TW'] }

async function enterWrongly(page: Page, { address, words }: Wrong): Promise<void> {
  await page.goto(address)
  await page.getByRole('textbox', { name: words.name }).fill('lu_yunzhou')
  await page.locator('input[type=password]').fill('not the password')
  await page.getByRole('button', { name: words.other }).click()
  await page.getByText(words.done).waitFor()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: words.enter, exact: true }).click()
}

test('B-029 an unknown route says so inside the shell and leads home', async () => {
  const learner = await visit()
  await signIn(learner, 'lin_zhixia')
  await learner.page.goto(learner.at('/no/such/page'))
  await learner.page.getByRole('link', { name: /首页/ }).first().waitFor()
  await learner.isWell()
})

test('each site shows its own face, in its own language, and an account of one is unknown to the other', async () => {
  const { page, at, isWell } = await visit({ host: 'nanyu.localhost', locale: 'zh-TW' })
  await page.goto(at('/login'))
  await page.getByText('南嶼健康').first().waitFor()
  await isWell()
  await enterWrongly(page, { address: at('/login'), words: words['zh-TW'] })
  await page.getByText('使用者名稱或密碼不正確').waitFor()
})

test('a host without a site is told so', async () => {
  const { page, at } = await visit({ host: 'nowhere.localhost' })
  await page.goto(at('/login'))
  await page.getByText('这个网址没有对应的学习平台').first().waitFor()
})

test('B-005 B-006 B-008 choosing a language changes the page at once and is kept', async () => {
  const { page, at, isWell } = await visit()
  await page.goto(at('/login'))
  await page
    .getByRole('button', { name: 'English' })
    .or(page.getByRole('radio', { name: 'English' }))
    .or(page.getByText('English', { exact: true }))
    .first()
    .click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  expect(await page.evaluate('document.documentElement.lang')).toBe('en-US')
  expect(await page.evaluate("localStorage.getItem('locale')")).toBe('en-US')
  await page.reload()
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  await isWell()
})

test('without a horizontal scroll bar from 1200 to 2560 pixels', async () => {
  for (const width of [1200, 1440, 1600, 1920, 2560]) {
    const learner = await visit({ width })
    await signIn(learner, 'lin_zhixia')
    await learner.page.goto(learner.at('/home'), { waitUntil: 'networkidle' })
    const overflow = await learner.page.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    )
    expect(overflow, `${width} px`).toBe(0)
    await learner.page.context().close()
  }
})
