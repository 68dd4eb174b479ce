import {
  type Browser,
  type BrowserContext,
  openBrowser,
  openContext,
  type Page,
} from '../e2e/harness/browser.ts'
import { password } from '../e2e/harness/password.ts'
import { enterByCall } from '../e2e/harness/sign-in-by-call.ts'
import { startStack } from '../e2e/harness/stack.ts'
import { reachesGoals } from '../tools/numbers/headline-figures.ts'
import type { Bench } from './bench.ts'
import { beSlow } from './first-load/slow-network.ts'
import { awaitHeading, firstScreen, type FirstScreen } from './first-load/first-screen.ts'

const goal = { fcpMs: 1500, lcpMs: 2500, shift: 0.05, kilobytes: 200 }
const rounds = 3

const screens = [
  { name: 'login', path: '/login', person: undefined },
  { name: 'home', path: '/home', person: 'lin_zhixia' },
] as const

/** The cost of a first visit on slow 4G and a slow machine: bytes before the first screen, and when it is complete. */
export const run: Bench = async ({ log }) => {
  const stack = await startStack()
  const browser = await openBrowser()
  try {
    const base = `http://localhost:${stack.port}`
    const report: Record<string, FirstScreen> = {}
    for (const { name, path, person } of screens) {
      const seen: FirstScreen[] = []
      for (let round = 0; round < rounds; round += 1) {
        seen.push(await visit(browser, { base, path, person }))
        log(`${name} ${round + 1}: ${JSON.stringify(seen.at(-1))}`)
      }
      report[name] = middle(seen)
    }
    const whole = { line: 'slow 4G', cpu: '4x slower', rounds, goal, ...report }
    return { report: whole, isGood: reachesGoals('first-load', whole) }
  } finally {
    await browser.close()
    await stack.stop()
  }
}

type Visit = { readonly base: string; readonly path: string; readonly person: string | undefined }

/** A browser with an empty cache; signing in happens before the measurement. */
async function visit(browser: Browser, { base, path, person }: Visit): Promise<FirstScreen> {
  const context = await openContext(browser)
  try {
    if (person) await enterByCall(context.request, { base, userName: person, password })
    const page = await slowPage(context)
    await page.goto(base + path, { waitUntil: 'networkidle' })
    return await firstScreen(page)
  } finally {
    await context.close()
  }
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await awaitHeading(page)
  await beSlow(page)
  return page
}

/** The first screen is complete when both have appeared. */
const standsAt = ({ lcpMs, headingMs }: FirstScreen) => Math.max(lcpMs, headingMs)

/** The visit with the median first screen. */
function middle(seen: readonly FirstScreen[]): FirstScreen {
  const [first] = seen.toSorted((a, b) => standsAt(a) - standsAt(b)).slice(Math.floor(seen.length / 2))
  if (!first) throw new Error('nothing was measured')
  return first
}
