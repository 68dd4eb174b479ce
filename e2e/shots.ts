import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { locales } from '@lyceum/contract/kit'
import type { Browser, Page } from 'playwright-core'
import { atRest, openBrowser, openContext, type View } from './browser.ts'
import { password } from './password.ts'
import { enterByCall } from './prove.ts'
import { type Screen, screens } from './screens.ts'
import { makeSheet } from './sheet.ts'
import { startStack } from './stack.ts'

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
const all = <T extends string>(wish: string, known: readonly T[]) =>
  known.filter((one) => wish === 'all' || wish.split(',').includes(one))
const folder = join(fileURLToPath(new URL('../', import.meta.url)), values.out)
mkdirSync(folder, { recursive: true })

const stack = values.port === undefined ? await startStack('company') : undefined
const port = stack?.port ?? Number(values.port)
const browser = await openBrowser()
try {
  for (const screen of screens.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
    const files: string[] = []
    for (const visit of visits()) files.push(...(await shoot(browser, screen, visit)))
    files.forEach((file) => console.log(file))
    if (values.sheet) console.log(await makeSheet(browser, screen.name, files))
  }
} finally {
  await browser.close()
  await stack?.stop()
}

/** One visit shows a screen in one language and theme; the widths are looked at one after another. */
function visits(): readonly Required<View>[][] {
  const widths = all(values.size, ['1440', '1920'])
  return all(values.locale, locales).flatMap((locale) =>
    all(values.theme, ['light', 'dark']).map((theme) =>
      widths.map((width) => ({ locale, theme, ...sizes[width === '1920' ? 1920 : 1440] })),
    ),
  )
}

async function shoot(
  browser: Browser,
  screen: Screen,
  [view, ...wider]: Required<View>[],
): Promise<string[]> {
  if (!view) return []
  const context = await openContext(browser, view)
  const base = `http://${screen.host ?? 'localhost'}:${port}`
  if (screen.person) await enterByCall(context.request, { base, userName: screen.person, password })
  const page = await context.newPage()
  // The theme is the person's own choice, kept in the browser.
  await page.addInitScript(
    `localStorage.setItem('theme', ${JSON.stringify(view.theme)}); localStorage.setItem('locale', ${JSON.stringify(view.locale)})`,
  )
  await page.goto(base + screen.path, { waitUntil: 'networkidle' })
  await screen.prepare?.(page)
  for (const busy of ['.ly-loading-card', '.ly-skeleton'])
    await page.locator(busy).first().waitFor({ state: 'detached' })
  const files = [await picture(page, screen, view)]
  for (const next of wider) {
    await page.setViewportSize(next)
    files.push(await picture(page, screen, next))
  }
  await context.close()
  return files
}

async function picture(page: Page, { name }: Screen, { locale, theme, width }: View): Promise<string> {
  await atRest(page)
  await page.evaluate('document.fonts.ready')
  const file = join(folder, [name, locale, theme, width].join('.') + '.png')
  await page.screenshot({ path: file, fullPage: values.full })
  return file
}
