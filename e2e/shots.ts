import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { locales } from '@lyceum/contract/kit'
import type { Browser } from 'playwright-core'
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
    for (const view of views()) files.push(tell(await shoot(browser, screen, view)))
    if (values.sheet) tell(await makeSheet(browser, screen.name, files))
  }
} finally {
  await browser.close()
  await stack?.stop()
}

function tell(file: string): string {
  console.log(file)
  return file
}

function views(): View[] {
  const widths = all(values.size, ['1440', '1920'])
  return all(values.locale, locales).flatMap((locale) =>
    all(values.theme, ['light', 'dark']).flatMap((theme) =>
      widths.map((width) => ({ locale, theme, ...sizes[width === '1920' ? 1920 : 1440] })),
    ),
  )
}

async function shoot(browser: Browser, screen: Screen, view: View): Promise<string> {
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
  await atRest(page)
  await page.evaluate('document.fonts.ready')
  const file = join(folder, [screen.name, view.locale, view.theme, view.width].join('.') + '.png')
  await page.screenshot({ path: file, fullPage: values.full })
  await context.close()
  return file
}
