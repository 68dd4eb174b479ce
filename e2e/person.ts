import { afterAll, beforeAll, expect, inject } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { password } from './password.ts'
import { enterByCall } from './prove.ts'
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

/** Comes in by the calls that the login page makes; the journey of signing in itself has its own test. */
export async function signIn({ page, at }: Visit, userName: string): Promise<void> {
  await enterByCall(page.context().request, { base: at(''), userName, password })
  await page.goto(at('/'))
  await page.waitForURL((url) => !url.pathname.startsWith('/login') && url.pathname !== '/')
}
