import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { password } from './password.ts'
import { enterByCall } from './prove.ts'
import { axeFindings, joinBrowser, openContext, type View, watchTrouble } from './browser.ts'

const album = fileURLToPath(new URL('../.var/journeys/', import.meta.url))
let browser: Browser

beforeAll(async () => {
  mkdirSync(album, { recursive: true })
  browser = await joinBrowser(inject('browser'))
})

afterAll(() => browser.close())

export type Visit = {
  readonly page: Page
  /** Looks at the page as it stands: no accessibility findings, nothing thrown, nothing refused. */
  readonly isWell: () => Promise<void>
  /** Keeps a picture of this moment in `.var/journeys`. */
  readonly picture: (name: string) => Promise<void>
  readonly at: (path: string) => string
}

/** Opens a browser as somebody new; `host` chooses the site. */
export async function visit(view: View & { readonly host?: string } = {}): Promise<Visit> {
  const context = await openContext(browser, view)
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const trouble = watchTrouble(page)
  const at = (path: string) => `http://${view.host ?? 'localhost'}:${inject('port')}${path}`
  const isWell = async () => {
    // A page that is still coming has no heading yet; one that has none at all is found by the next line.
    await page
      .locator('h1')
      .first()
      .waitFor({ state: 'attached', timeout: 30_000 })
      .catch(() => undefined)
    expect(await axeFindings(page)).toEqual([])
    expect(trouble.splice(0)).toEqual([])
  }
  const picture = async (name: string) => void (await page.screenshot({ path: join(album, `${name}.png`) }))
  return { page, isWell, picture, at }
}

/** Comes in by the calls that the login page makes; the journey of signing in itself has its own test. */
export async function signIn({ page, at }: Visit, userName: string): Promise<void> {
  await enterByCall(page.context().request, { base: at(''), userName, password })
  await page.goto(at('/'))
  await page.waitForURL((url) => !url.pathname.startsWith('/login') && url.pathname !== '/')
}

/** Somebody who is in already. */
export async function signedIn(userName: string, view: View = {}): Promise<Visit> {
  const person = await visit(view)
  await signIn(person, userName)
  return person
}
