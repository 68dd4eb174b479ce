import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings, contrastFindings } from '../browser.ts'
import { signIn, type Visit, visit } from '../person.ts'
import { type Screen, screens } from '../screens.ts'
import { follow, load } from '../settled.ts'

type Round = {
  readonly whose: string
  readonly host: string
  readonly group: readonly Screen[]
}

/** `SCREENS=2/5` looks at every fifth screen of all, from the second on; without it all are looked at. */
const [first = 0, step = 1] = (process.env['SCREENS'] ?? '0/1').split('/').map(Number)
const due = new Set(screens.filter((_, i) => (i + 1) % step === first % step))

/** Looks at the screens of one area, at every width and in both themes. */
export function lookAround(area: readonly Screen[]): void {
  test('B-060 B-062 K-26 every screen fits from 1200 to 2560 pixels, keeps the shape of its icons and is free of serious findings by day and by night', async () => {
    const findings: string[] = []
    for (const round of roundsOf(area.filter((screen) => due.has(screen))))
      findings.push(...(await findingsIn(round)))
    expect(findings).toEqual([])
  })
}

/** The screens of one person on one host: whoever looks at them comes in once. */
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

/** What is wrong with the screens of a round. */
async function findingsIn({ whose, host, group }: Round): Promise<string[]> {
  const viewer = await visit({ host })
  // The page follows the machine, so that one visit sees both themes.
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

/** Whether a link could lead from one to the other: a page of the same app on which nothing was done. */
function leadsTo(before: Screen | undefined, { path, person }: Screen): boolean {
  if (!before || before.prepare || !person) return false
  const [from, to] = [before.path, path].map((one) => new URL(one, 'http://here').pathname.split('/'))
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
 * Run in the page: the narrowest width of each of its layouts, from 1200 on, below which every page is as wide as that.
 * The steps are read from its style sheets. What fits there fits in all of that layout: what is fixed does not grow,
 * and what follows the window grows no faster than it.
 */
const narrowestOfLayouts = `(() => {
  const rules = (list) => [...list].flatMap((rule) => [rule, ...(rule.cssRules ? rules(rule.cssRules) : [])])
  const steps = [...document.styleSheets].flatMap((sheet) => rules(sheet.cssRules)).flatMap(({ media }) =>
    [...(media?.mediaText ?? '').matchAll(/(min-width: |width >=? |max-width: |width <=? )([0-9.]+)px/g)].map(
      ([, side, px]) => Math.floor(Number(px)) + (/^(min-width: |width >= |width < )$/.test(side) ? 0 : 1)))
  return [...new Set([1200, ...steps.filter((width) => width > 1200)])].sort((a, b) => a - b)
})()`

/** The widths at which the page can be pushed sideways. */
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

/** Run in the page: pictures drawn on a square that do not stand on one. */
const offSquare = `[...document.querySelectorAll('svg[viewBox], .ant-select-arrow, .anticon')].flatMap((icon) => {
  const { width, height } = icon.getBoundingClientRect()
  const [, , across = 1, down = 1] = (icon.getAttribute('viewBox') ?? '').split(/[ ,]+/).map(Number)
  const isSquare = across === down && width > 0 && height > 0
  return isSquare && (width > height * 1.5 || height > width * 1.5)
    ? [(icon.closest('[class]')?.getAttribute('class') ?? '') + ' in ' + icon.parentElement?.className +
        ' is ' + Math.round(width) + ' by ' + Math.round(height)]
    : []
})`

/** Icons that a wide screen has pulled out of shape. */
async function stretchedIcons(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 1920, height: 1080 })
  const found = await page.evaluate<string[]>(offSquare)
  await page.setViewportSize({ width: 1440, height: 900 })
  return found.map((icon) => `an icon out of shape at 1920: ${icon}`)
}
