import type { Page } from '../../e2e/harness/browser.ts'

export type FirstScreen = {
  /** When anything was painted. */
  readonly fcpMs: number
  /** How much of the page moved while it was loaded: the largest burst of layout shifts. */
  readonly shift: number
  /** When the largest element of the first screen was painted. */
  readonly lcpMs: number
  /** When the heading of the page appeared: before it, a loading indicator can be the largest element. */
  readonly headingMs: number
  /** Scripts and styles loaded by then, in transferred bytes. */
  readonly scriptAndStyleKb: number
  /** The largest element. */
  readonly largest: string
}

/** Records the first frame with a heading; call it before the page is loaded. */
export const awaitHeading = (page: Page): Promise<unknown> => page.addInitScript(noteHeading)

const noteHeading = `new MutationObserver((_changes, observer) => {
  if (!document.querySelector('main h1')) return
  observer.disconnect()
  requestAnimationFrame(() => performance.mark('heading'))
}).observe(document, { childList: true, subtree: true })`

/** What the browser reports about the loaded page. */
export async function firstScreen(page: Page): Promise<FirstScreen> {
  await page.locator('main h1').waitFor()
  await page.evaluate('new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))')
  const shift = await page.evaluate<number>(measureShift)
  return {
    ...(await page.evaluate<Omit<FirstScreen, 'shift'>>(measure)),
    shift: Math.round(shift * 1000) / 1000,
  }
}

// A burst ends after a second without a shift, or after five, as browsers define it.
const measureShift = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const bursts = []
    for (const { startTime, value, hadRecentInput } of list.getEntries()) {
      if (hadRecentInput) continue
      const last = bursts.at(-1)
      if (last && startTime - last.end < 1000 && startTime - last.begin < 5000) {
        last.end = startTime
        last.sum += value
      } else bursts.push({ begin: startTime, end: startTime, sum: value })
    }
    resolve(Math.max(0, ...bursts.map(({ sum }) => sum)))
  }).observe({ type: 'layout-shift', buffered: true })
  // Without any shift the observer never calls.
  setTimeout(() => resolve(0), 500)
})`

const measure = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const heading = performance.getEntriesByName('heading')[0].startTime
    const last = list.getEntries().at(-1)
    const came = performance.getEntriesByType('resource').filter(({ name, responseEnd }) =>
      /\\.(?:js|css)(?:\\?|$)/.test(name) && responseEnd <= Math.max(last.startTime, heading))
    const bytes = came.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    resolve({
      fcpMs: Math.round(performance.getEntriesByName('first-contentful-paint')[0].startTime),
      lcpMs: Math.round(last.startTime),
      headingMs: Math.round(heading),
      scriptAndStyleKb: Math.round(bytes / 100) / 10,
      largest: last.element ? last.element.tagName.toLowerCase() + '.' + last.element.className : '',
    })
  }).observe({ type: 'largest-contentful-paint', buffered: true })
})`
