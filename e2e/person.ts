import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, inject, onTestFinished } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { enterAgain, enterAndKeep } from './kept-sign-in.ts'
import { noteRequests } from './noted-requests.ts'
import { password } from './password.ts'
import { enterByCall } from './prove.ts'
import { axeFindings, joinBrowser, openContext, type View, watchTrouble } from './browser.ts'
import { settled } from './settled.ts'

const album = fileURLToPath(new URL('../.var/journeys/', import.meta.url))
let joined: Promise<Browser> | undefined

/** The browser of all journeys, joined once by each process. */
function browser(): Promise<Browser> {
  mkdirSync(album, { recursive: true })
  return (joined ??= joinBrowser(inject('browser')))
}

export type Visit = {
  readonly page: Page
  /** Looks at the page as it stands: no accessibility findings, nothing thrown, nothing refused. */
  readonly isWell: () => Promise<void>
  /** Keeps a picture of this moment in `.var/journeys`. */
  readonly picture: (name: string) => Promise<void>
  readonly at: (path: string) => string
}

type Place = {
  /** Chooses the site. */
  readonly host?: string
  /** Of another running product than the one that journeys share. */
  readonly port?: number
}

/** Opens a browser as somebody new. */
export async function visit(view: View & Place = {}): Promise<Visit> {
  const context = await openContext(await browser(), view)
  onTestFinished(() => context.close())
  noteRequests(context)
  const page = await context.newPage()
  const trouble = watchTrouble(page)
  const at = (path: string) => `http://${view.host ?? 'localhost'}:${view.port ?? inject('port')}${path}`
  const isWell = async () => {
    // A page that is still coming has no heading yet; one that has none at all is found by the next line.
    await page
      .locator('h1')
      .first()
      .waitFor({ state: 'attached', timeout: 30_000 })
      .catch(() => undefined)
    // A page that is just giving way to the next has faults of neither: what counts is still there when all has come.
    const isFaulty = (await axeFindings(page)).length > 0
    if (isFaulty) await settled(page)
    expect(isFaulty ? await axeFindings(page) : []).toEqual([])
    expect(trouble.splice(0)).toEqual([])
  }
  const picture = async (name: string) => void (await page.screenshot({ path: join(album, `${name}.png`) }))
  return { page, isWell, picture, at }
}

type SignIn = {
  /** A session of their own, for a journey that ends it, changes it or holds it against another. */
  readonly isFresh?: boolean
}

/**
 * Comes in by the calls that the login page makes, or with what they got from it before; the journey of signing in
 * itself has its own test. No page is opened.
 */
export async function signIn(
  { page, at }: Visit,
  userName: string,
  { isFresh = false }: SignIn = {},
): Promise<void> {
  const context = page.context()
  if (isFresh) await enterByCall(context.request, { base: at(''), userName, password })
  else if (!(await enterAgain(context, at(''), userName))) await enterAndKeep(context, at(''), userName)
}

/** Somebody who is in already, before an empty page. */
export async function signedIn(userName: string, { isFresh, ...view }: View & SignIn = {}): Promise<Visit> {
  const person = await visit(view)
  await signIn(person, userName, { isFresh: isFresh ?? false })
  return person
}

/** Somebody who is in already, on the page that this leads to. */
export async function atHome(userName: string, view: View & SignIn = {}): Promise<Visit> {
  const person = await signedIn(userName, view)
  const { page, at } = person
  await page.goto(at('/'))
  await page.waitForURL((url) => !url.pathname.startsWith('/login') && url.pathname !== '/')
  return person
}
