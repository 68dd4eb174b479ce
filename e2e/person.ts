import { afterAll, beforeAll, expect, inject } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { password } from './password.ts'
import { axeFindings, openBrowser, openContext, type View, watchTrouble } from './browser.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

afterAll(() => browser.close())

export type Visit = {
  readonly page: Page
  /** Looks at the page as it stands: no accessibility findings, nothing thrown, nothing refused. */
  readonly isWell: () => Promise<void>
  readonly at: (path: string) => string
}

/** Opens a browser as somebody new; `host` chooses the site. */
export async function visit(view: View & { readonly host?: string } = {}): Promise<Visit> {
  const context = await openContext(browser, view)
  const page = await context.newPage()
  const trouble = watchTrouble(page)
  const at = (path: string) => `http://${view.host ?? 'localhost'}:${inject('port')}${path}`
  const isWell = async () => {
    expect(await axeFindings(page)).toEqual([])
    expect(trouble.splice(0)).toEqual([])
  }
  return { page, isWell, at }
}

/** Signs in through the login page, as a person does. */
export async function signIn({ page, at }: Visit, userName: string): Promise<void> {
  await page.goto(at('/login'))
  await page.getByRole('textbox', { name: /用户名|使用者名稱|User name/ }).fill(userName)
  await page.locator('input[type=password]').fill(password)
  await page.getByRole('button', { name: /^(登录|登入|Sign in)$/ }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}
