import { expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { atHome, signedIn } from '../harness/visit.ts'
import { waitForIdle } from '../harness/wait-for-idle.ts'

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

/** The rendered width of the content on a screen. */
async function contentOn(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 })
  return (await boxOf(page.locator('main .ly-wrap').first())).width
}

test('B-058 B-059 B-060 B-061 B-062 B-065 the content grows in three steps and is never narrower than 1200', async () => {
  const { page } = await atHome('lin_zhixia')
  await page.locator('main .ly-wrap').first().waitFor()
  const widthsOn = async (...screens: number[]) => {
    const found: number[] = []
    for (const width of screens) found.push(await contentOn(page, width))
    return found
  }
  await expect.poll(() => widthsOn(960, 1200, 1599)).toEqual([1200, 1200, 1200])
  await expect.poll(() => widthsOn(1600, 1920)).toEqual([1400, 1400])
  await expect.poll(() => widthsOn(1921, 2560)).toEqual([1800, 1800])
  await expect.poll(() => widthsOn(800, 959)).toEqual([1200, 1200])
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(1200)
  expect((await boxOf(page.locator('.portal-nav > .ly-wrap'))).width).toBeGreaterThanOrEqual(1100)
})

test('B-054 B-064 back to top is 100 px above the lower edge on every page, and scrolls to the top', async () => {
  const { page, picture } = await atHome('lin_zhixia', { height: 500 })
  const dock = page.getByRole('complementary', { name: '快捷按钮' })
  const top = dock.getByRole('button', { name: '回到顶部' })
  await top.waitFor()
  // A dock that is re-rendering has no box for a moment.
  const below = async () => {
    const { y, height } = await boxOf(top)
    return 500 - y - height
  }
  await expect.poll(below).toBe(100)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(0)
  await picture('dock')
  await top.click()
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
})

test('P-16 B-139 B-142 slow loading is announced to screen readers, and nothing floats over the page', async () => {
  const { page, at, isWell, picture } = await signedIn('lin_zhixia')
  const latch = Promise.withResolvers<void>()
  await page.route('**/app/user/single/userlogin/getSitePoster**', async (route) => {
    await latch.promise
    await route.continue()
  })
  await page.goto(at('/home'))
  const card = page.locator('.ly-loading-card')
  await card.waitFor({ state: 'attached' })
  await expect.poll(() => card.textContent()).toBe('加载中')
  const { width, height } = await boxOf(card)
  expect([width, height]).toEqual([1, 1])
  await picture('loading')
  await isWell()
  latch.resolve()
  await card.waitFor({ state: 'detached' })
})

/** The cumulative layout shift of a page, as Chromium reports it. */
const shiftOf = `new Promise((resolve) => {
  let sum = 0
  const add = (entries) => entries.forEach((entry) => { if (!entry.hadRecentInput) sum += entry.value })
  const observer = new PerformanceObserver((list) => add(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  requestAnimationFrame(() => requestAnimationFrame(() => { add(observer.takeRecords()); resolve(sum) }))
})`

test.each([
  [1440, 900],
  [1920, 1080],
])('P-17 at %i by %i the home page does not shift while it loads', async (width, height) => {
  const { page, at } = await signedIn('lin_zhixia', { width, height })
  await page.goto(at('/home'))
  await page.locator('.home-ranks').waitFor()
  await waitForIdle(page)
  const shift = await page.evaluate<number>(shiftOf)
  expect(shift).toBeLessThanOrEqual(0.05)
})
