import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings, contrastFindings } from '../harness/browser.ts'
import { signIn, type Visit, visit } from '../harness/visit.ts'
import { type Screen, screens } from '../screens.ts'
import { follow, load } from '../harness/wait-for-idle.ts'

type Round = {
  readonly whose: string
  readonly host: string
  readonly group: readonly Screen[]
}

/** `SCREENS=2/5` checks every fifth screen, starting with the second; without it all are checked. */
const [first = 0, step = 1] = (process.env['SCREENS'] ?? '0/1').split('/').map(Number)
const due = new Set(screens.filter((_, i) => (i + 1) % step === first % step))

/** Checks the screens of one area at every width and in both themes. */
export function lookAround(area: readonly Screen[]): void {
  test('B-060 B-062 K-26 every screen fits from 1200 to 2560 pixels, keeps its icons’ shape and has no serious violations in either theme', async () => {
    const findings: string[] = []
    for (const round of roundsOf(area.filter((screen) => due.has(screen))))
      findings.push(...(await findingsIn(round)))
    expect(findings).toEqual([])
  })
}

/** The screens of one person on one host, so that each person signs in once. */
function roundsOf(looked: readonly Screen[]): readonly Round[] {
  const byViewer = Object.values(
    Object.groupBy(looked, ({ person = 'nobody', host = 'localhost' }) => `${person} at ${host}`),
  )
  return byViewer.map((group = []) => ({
    whose: group[0]?.person ?? 'nobody',
    host: group[0]?.host ?? 'localhost',
    group,
  }))
}

/** The problems of the screens of a round. */
async function findingsIn({ whose, host, group }: Round): Promise<string[]> {
  const viewer = await visit({ host })
  // The page follows the system theme, so that one visit covers both themes.
  await viewer.page.addInitScript("localStorage.setItem('theme', 'system')")
  const isFresh = group.some(({ isLeaving }) => isLeaving)
  if (whose !== 'nobody') await signIn(viewer, whose, { isFresh })
  const findings: string[] = []
  for (const [i, screen] of group.entries()) {
    await viewer.page.emulateMedia({ colorScheme: 'light' })
    if (leadsTo(group[i - 1], screen)) await follow(viewer.page, screen.path)
    else await load(viewer.page, viewer.at(screen.path))
    findings.push(...(await look(viewer, screen)))
  }
  return findings
}

/** Whether a link could lead from one to the other: the same app, and nothing done on the page. */
function leadsTo(before: Screen | undefined, { path, person }: Screen): boolean {
  if (!before || before.prepare || !person) return false
  const [from, to] = [before.path, path].map((address) => new URL(address, 'http://here').pathname.split('/'))
  return (from?.[1] === 'manage') === (to?.[1] === 'manage') && from?.join() !== to?.join()
}

async function look({ page }: Visit, { name, prepare }: Screen): Promise<string[]> {
  await prepare?.(page)
  const findings = [...(await tooWide(page)), ...(await stretchedIcons(page))]
  for (const finding of await axeFindings(page)) findings.push(`light ${finding}`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.locator('html[data-theme=dark]').waitFor()
  for (const finding of await contrastFindings(page)) findings.push(`dark ${finding}`)
  return findings.map((finding) => `${name}: ${finding}`)
}

/**
 * Runs in the page: the narrowest width of each of its layouts, from 1200 on, below which every page has that width.
 * The breakpoints are read from its style sheets. What fits there fits in the whole layout: fixed parts do not grow,
 * and fluid parts grow no faster than the window.
 */
const narrowestOfLayouts = `(() => {
  const rules = (list) => [...list].flatMap((rule) => [rule, ...(rule.cssRules ? rules(rule.cssRules) : [])])
  const steps = [...document.styleSheets].flatMap((sheet) => rules(sheet.cssRules)).flatMap(({ media }) =>
    [...(media?.mediaText ?? '').matchAll(/(min-width: |width >=? |max-width: |width <=? )([0-9.]+)px/g)].map(
      ([, side, px]) => Math.floor(Number(px)) + (/^(min-width: |width >= |width < )$/.test(side) ? 0 : 1)))
  return [...new Set([1200, ...steps.filter((width) => width > 1200)])].sort((a, b) => a - b)
})()`

/** The widths at which the page scrolls sideways. */
async function tooWide(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of await page.evaluate<number[]>(narrowestOfLayouts)) {
    await page.setViewportSize({ width, height: 900 })
    const over = await page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    )
    if (over > 0) found.push(`${over} px too wide at ${width}`)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  return found
}

/** Runs in the page: pictures with a square view box that are not shown square. */
const offSquare = `[...document.querySelectorAll('svg[viewBox], .ant-select-arrow, .anticon')].flatMap((icon) => {
  const { width, height } = icon.getBoundingClientRect()
  const [, , across = 1, down = 1] = (icon.getAttribute('viewBox') ?? '').split(/[ ,]+/).map(Number)
  const isSquare = across === down && width > 0 && height > 0
  return isSquare && (width > height * 1.5 || height > width * 1.5)
    ? [(icon.closest('[class]')?.getAttribute('class') ?? '') + ' in ' + icon.parentElement?.className +
        ' is ' + Math.round(width) + ' by ' + Math.round(height)]
    : []
})`

/** Icons distorted on a wide screen. */
async function stretchedIcons(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 1920, height: 1080 })
  const found = await page.evaluate<string[]>(offSquare)
  await page.setViewportSize({ width: 1440, height: 900 })
  return found.map((icon) => `an icon out of shape at 1920: ${icon}`)
}
