import type { Page } from 'playwright-core'

/** The labels of the login page by language. */
const labels = {
  'zh-CN': { name: '用户名', other: '看不清图？换一种验证方式', done: '验证已完成', enter: '登录' },
  'zh-TW': { name: '使用者名稱', other: '看不清楚？改用其他驗證方式', done: '驗證完成', enter: '登入' },
}

type Language = keyof typeof labels

/** Chooses the captcha that the browser solves, and waits for it. */
export async function solveCaptcha(page: Page, language: Language = 'zh-CN'): Promise<void> {
  const other = page.getByRole('button', { name: labels[language].other })
  const done = page.getByText(labels[language].done)
  // After a rejected attempt the form keeps the chosen captcha kind, with a new puzzle.
  await other.or(done).first().waitFor()
  if (await other.isVisible()) await other.click()
  await done.waitFor()
}

type Entering = { readonly userName: string; readonly password: string; readonly language?: Language }

/** Fills in the login page and submits it. */
export async function signInOnPage(page: Page, { userName, password, language = 'zh-CN' }: Entering) {
  await page.getByRole('textbox', { name: labels[language].name }).fill(userName)
  await page.locator('input[type=password]').fill(password)
  await solveCaptcha(page, language)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: labels[language].enter, exact: true }).click()
}
