import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { locales } from '@lyceum/contract/kit'
import type { BrowserContext, Page } from 'playwright-core'
import { atRest, openBrowser, openContext, type View } from './harness/browser.ts'
import { password } from './harness/password.ts'
import { enterByCall } from './harness/sign-in-by-call.ts'
import { type Screen, screens } from './screens.ts'
import { waitForIdle } from './harness/wait-for-idle.ts'
import { makeSheet } from './harness/screenshot-sheet.ts'
import { startStack } from './harness/stack.ts'

// npm run shots                                  every screen, zh-CN, light, 1440x900
// npm run shots -- login home --locale all --theme all --size all
// npm run shots -- --locale all --theme all --sheet   and one sheet for each screen, to compare
// npm run shots -- --port 3000                   of a server that runs already (npm run up)
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    locale: { type: 'string', default: 'zh-CN' },
    theme: { type: 'string', default: 'light' },
    size: { type: 'string', default: '1440' },
    port: { type: 'string' },
    out: { type: 'string', default: '.var/shots' },
    full: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
  },
})

const sizes = { 1440: { width: 1440, height: 900 }, 1920: { width: 1920, height: 1080 } }
const all = <T extends string>(wanted: string, known: readonly T[]) =>
  known.filter((item) => wanted === 'all' || wanted.split(',').includes(item))
const folder = join(fileURLToPath(new URL('../', import.meta.url)), values.out)
mkdirSync(folder, { recursive: true })

const stack = values.port === undefined ? await startStack('company') : undefined
const port = stack?.port ?? Number(values.port)
const browser = await openBrowser()
const contexts = new Map<string, BrowserContext>()
try {
  for (const screen of screens.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
    const files: string[] = []
    for (const visit of visits()) files.push(...(await shoot(screen, visit)))
    files.forEach((file) => console.log(file))
    if (values.sheet) console.log(await makeSheet(browser, screen.name, files))
  }
} finally {
  await browser.close()
  await stack?.stop()
}

/** One visit for each language; width and theme change while the page is open, as they do for people. */
function visits(): readonly Required<View>[][] {
  const widths = all(values.size, ['1440', '1920'])
  return all(values.locale, locales).map((locale) =>
    all(values.theme, ['light', 'dark']).flatMap((theme) =>
      widths.map((width) => ({ locale, theme, ...sizes[width === '1920' ? 1920 : 1440] })),
    ),
  )
}

async function shoot(screen: Screen, views: readonly Required<View>[]): Promise<string[]> {
  const [first] = views
  if (!first) return []
  const context = await contextOf(screen, first.locale)
  const page = await context.newPage()
  await dress(page, first)
  // Clears what other screens have stored.
  await page.addInitScript(`if (!sessionStorage.length) {
    localStorage.clear()
    Object.assign(localStorage, { theme: 'system', locale: '${first.locale}' })
    sessionStorage.setItem('shot', '1') }`)
  await page.goto(`http://${screen.host ?? 'localhost'}:${port}${screen.path}`)
  await waitForIdle(page)
  await screen.prepare?.(page)
  for (const busy of ['.ly-loading-card', '.ly-skeleton'])
    await page.locator(busy).first().waitFor({ state: 'detached' })
  const files: string[] = []
  for (const view of views) {
    await dress(page, view)
    files.push(await picture(page, screen, view))
  }
  await page.close()
  if (screen.isLeaving) contexts.clear()
  return files
}

async function dress(page: Page, view: Required<View>): Promise<void> {
  await page.setViewportSize(view)
  await page.emulateMedia({ colorScheme: view.theme })
}

/** One profile for each person and language, so that screens share cached scripts. */
async function contextOf({ host = 'localhost', person = '' }: Screen, locale: Required<View>['locale']) {
  const key = [host, person, locale].join(' ')
  const known = contexts.get(key)
  if (known) return known
  const context = await openContext(browser, { locale })
  contexts.set(key, context)
  // Signed in once, whatever the language: a second session would end the first.
  const sibling = locales
    .map((item) => contexts.get([host, person, item].join(' ')))
    .find((item) => item && item !== context)
  if (sibling) await context.addCookies(await sibling.cookies())
  else if (person)
    await enterByCall(context.request, { base: `http://${host}:${port}`, userName: person, password })
  return context
}

async function picture(page: Page, { name }: Screen, { locale, theme, width }: View): Promise<string> {
  await atRest(page)
  await page.evaluate('document.fonts.ready')
  const file = join(folder, [name, locale, theme, width].join('.') + '.png')
  await page.screenshot({ path: file, fullPage: values.full })
  return file
}
