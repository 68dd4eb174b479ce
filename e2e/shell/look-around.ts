import type { Page } from 'playwright-core'
import { axeFindings, contrastFindings } from '../browser.ts'
import { signIn, type Visit, visit } from '../person.ts'
import type { Screen } from '../screens.ts'

const widths = [1200, 1440, 1600, 1920, 2560]

type Round = {
  readonly whose: string
  readonly host: string
  readonly first: string
  readonly group: readonly Screen[]
}

/** A build server looks at every second screen, and with the next commit perhaps at the others; a person at all. */
const half = process.env['CI'] ? Number(process.env['FUZZ_SEED'] ?? 0) % 2 : undefined

/** The screens of one person on one host, a few at a time; whoever looks at them signs in once. */
export function roundsOf(screens: readonly Screen[]): readonly Round[] {
  const looked = screens.filter((_, i) => half === undefined || i % 2 === half)
  const byViewer = Object.values(
    Object.groupBy(looked, ({ person = 'nobody', host = 'localhost' }) => `${person} at ${host}`),
  )
  return byViewer.flatMap((all = []) =>
    all
      .flatMap((_, i) => (i % 8 === 0 ? [all.slice(i, i + 8)] : []))
      .map((group) => ({
        whose: group[0]?.person ?? 'nobody',
        host: group[0]?.host ?? 'localhost',
        first: group[0]?.name ?? '',
        group,
      })),
  )
}

/** What is wrong with the screens of a round, at every width and in both themes. */
export async function findingsIn({ whose, host, group }: Round): Promise<string[]> {
  const viewer = await visit({ host })
  // The page follows the machine, so that one visit sees both themes.
  await viewer.page.addInitScript("localStorage.setItem('theme', 'system')")
  if (whose !== 'nobody') await signIn(viewer, whose)
  const findings: string[] = []
  for (const screen of group) findings.push(...(await look(viewer, screen)))
  return findings
}

async function look({ page, at }: Visit, { name, path, prepare }: Screen): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(at(path), { waitUntil: 'networkidle' })
  await prepare?.(page)
  const findings = await tooWide(page)
  for (const finding of await axeFindings(page)) findings.push(`light ${finding}`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.locator('html[data-theme=dark]').waitFor()
  for (const finding of await contrastFindings(page)) findings.push(`dark ${finding}`)
  return findings.map((finding) => `${name}: ${finding}`)
}

/** The widths at which the page can be pushed sideways. */
async function tooWide(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const over = await page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    )
    if (over > 0) found.push(`${over} px too wide at ${width}`)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  return found
}
