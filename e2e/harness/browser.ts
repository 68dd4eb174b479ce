import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { type Browser, type BrowserContext, type BrowserServer, chromium, type Page } from 'playwright-core'
import { countRequests } from './wait-for-idle.ts'

export type { Browser, BrowserContext, Page }

/** The features that Playwright disables itself. The last such list wins, so ours must contain them too. */
const offForPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/** Two internal pages behind the address bar that cost each profile a second. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** Debian's Chromium without updates, telemetry or sandbox (tests run as root). */
const quiet = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    `--disable-features=${[...offForPlaywright, ...addressBar].join(',')}`,
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
    // A fake microphone, and no permission prompt for it.
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
  ],
}

export const openBrowser = (): Promise<Browser> => chromium.launch(quiet)

/** One browser shared by several processes. */
export async function serveBrowser(): Promise<BrowserServer> {
  const server = await chromium.launchServer(quiet)
  const missing = server
    .process()
    .spawnargs.flatMap((arg) => arg.split('--disable-features=')[1]?.split(',') ?? [])
    .filter((feature) => ![...offForPlaywright, ...addressBar].includes(feature))
  if (missing.length > 0) throw new Error(`Playwright switches off more: ${missing.join(', ')}`)
  return server
}

export const joinBrowser = (address: string): Promise<Browser> => chromium.connect(address)

export type View = {
  readonly width?: number
  readonly height?: number
  readonly locale?: 'zh-CN' | 'zh-TW' | 'en-US'
  readonly theme?: 'light' | 'dark'
}

/** How long a page may take on a busy machine; passing tests do not wait this long. */
const patience = 240_000

/** Opens a new browser profile: no cookies, one language, one theme. */
export async function openContext(browser: Browser, view: View = {}): Promise<BrowserContext> {
  const { width = 1440, height = 900, locale = 'zh-CN', theme = 'light' } = view
  const context = await browser.newContext({
    viewport: { width, height },
    locale,
    colorScheme: theme,
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(patience)
  countRequests(context)
  return context
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Waits until the requested rows are shown and animations have ended, because a colour in transition is meaningless. */
export async function atRest(page: Page): Promise<void> {
  await page.locator('table[aria-busy]').first().waitFor({ state: 'detached' })
  await page.evaluate(`Promise.allSettled(document.getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished))`)
}

const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The axe violations of a page, as readable lines. */
export const axeFindings = (page: Page): Promise<string[]> => findings(page, allRules)

/** Only the contrast rule, for when just the colours have changed. */
export const contrastFindings = (page: Page): Promise<string[]> => findings(page, ['color-contrast'])

async function findings(page: Page, rules: readonly string[]): Promise<string[]> {
  await atRest(page)
  // Evaluated by the debugger, so that the page's content security policy stays in force.
  if (!(await page.evaluate<boolean>("'axe' in globalThis"))) await page.evaluate(axeSource)
  // Returns only violations: the passes would be megabytes of markup.
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run(document, { runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'] }).then((all) => all.violations)`,
  )
  return violations.map(
    ({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}

/** Collects what must not happen on any page: script errors, policy violations, failed calls. */
export function watchTrouble(page: Page): string[] {
  const trouble: string[] = []
  page.on('pageerror', (error) => trouble.push(`error ${error.message}`))
  page.on('console', (message) => {
    // A rejected call (4xx) shows its own message; 5xx is caught below.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      trouble.push(`console ${message.text()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500) trouble.push(`${response.status()} ${response.url()}`)
  })
  return trouble
}
