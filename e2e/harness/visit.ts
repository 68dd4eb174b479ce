import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, inject, onTestFinished } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { enterAgain, enterAndKeep } from './saved-sessions.ts'
import { noteRequests } from './record-requests.ts'
import { password } from './password.ts'
import { enterByCall } from './sign-in-by-call.ts'
import { axeFindings, joinBrowser, openContext, type View, watchTrouble } from './browser.ts'
import { waitForIdle } from './wait-for-idle.ts'

const album = fileURLToPath(new URL('../../.var/journeys/', import.meta.url))
let joined: Promise<Browser> | undefined

/** The browser shared by all tests; each process connects once. */
function browser(): Promise<Browser> {
  mkdirSync(album, { recursive: true })
  return (joined ??= joinBrowser(inject('browser')))
}

export type Visit = {
  readonly page: Page
  /** Checks the page as it is: no accessibility violations, no errors, no rejected content. */
  readonly isWell: () => Promise<void>
  /** Saves a screenshot in `.var/journeys`. */
  readonly picture: (name: string) => Promise<void>
  readonly at: (path: string) => string
}

type Place = {
  /** Chooses the site. */
  readonly host?: string
  /** A server other than the one that tests share. */
  readonly port?: number
}

/** Opens a browser with a new profile. */
export async function visit(view: View & Place = {}): Promise<Visit> {
  const context = await openContext(await browser(), view)
  onTestFinished(() => context.close())
  noteRequests(context)
  const page = await context.newPage()
  const trouble = watchTrouble(page)
  const at = (path: string) => `http://${view.host ?? 'localhost'}:${view.port ?? inject('port')}${path}`
  const isWell = async () => {
    // A loading page has no heading yet; a page without any heading fails in the next line.
    await page
      .locator('h1')
      .first()
      .waitFor({ state: 'attached', timeout: 30_000 })
      .catch(() => undefined)
    // A page in transition may show passing faults: only those that remain after it has loaded count.
    const isFaulty = (await axeFindings(page)).length > 0
    if (isFaulty) await waitForIdle(page)
    expect(isFaulty ? await axeFindings(page) : []).toEqual([])
    expect(trouble.splice(0)).toEqual([])
  }
  const picture = async (name: string) => void (await page.screenshot({ path: join(album, `${name}.png`) }))
  return { page, isWell, picture, at }
}

type SignIn = {
  /** A new session, for tests that end, change or compare it. */
  readonly isFresh?: boolean
}

/** Signs in through the API, or restores a saved session; signing in on the page has its own test. Opens no page. */
export async function signIn(
  { page, at }: Visit,
  userName: string,
  { isFresh = false }: SignIn = {},
): Promise<void> {
  const context = page.context()
  if (isFresh) await enterByCall(context.request, { base: at(''), userName, password })
  else if (!(await enterAgain(context, at(''), userName))) await enterAndKeep(context, at(''), userName)
}

/** A signed-in person with an empty page. */
export async function signedIn(userName: string, { isFresh, ...view }: View & SignIn = {}): Promise<Visit> {
  const person = await visit(view)
  await signIn(person, userName, { isFresh: isFresh ?? false })
  return person
}

/** A signed-in person on the home page. */
export async function atHome(userName: string, view: View & SignIn = {}): Promise<Visit> {
  const person = await signedIn(userName, view)
  const { page, at } = person
  await page.goto(at('/'))
  await page.waitForURL((url) => !url.pathname.startsWith('/login') && url.pathname !== '/')
  return person
}
