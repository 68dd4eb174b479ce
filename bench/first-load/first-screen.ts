import type { Page } from '../../e2e/browser.ts'

export type FirstScreen = {
  /** When the largest thing of the first screen was painted. */
  readonly lcpMs: number
  /** When the heading of the page stood there: a sign that something loads can be the largest thing before it. */
  readonly headingMs: number
  /** Scripts and styles that had come by then, as they travelled. */
  readonly scriptAndStyleKb: number
  /** The largest thing itself. */
  readonly largest: string
}

/** Notes the first frame with a heading; to be called before the page is loaded. */
export const awaitHeading = (page: Page): Promise<unknown> => page.addInitScript(noteHeading)

const noteHeading = `new MutationObserver((_changes, observer) => {
  if (!document.querySelector('main h1')) return
  observer.disconnect()
  requestAnimationFrame(() => performance.mark('heading'))
}).observe(document, { childList: true, subtree: true })`

/** What the browser itself says about the page it has loaded. */
export async function firstScreen(page: Page): Promise<FirstScreen> {
  await page.locator('main h1').waitFor()
  await page.evaluate('new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))')
  return page.evaluate<FirstScreen>(measure)
}

const measure = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const heading = performance.getEntriesByName('heading')[0].startTime
    const last = list.getEntries().at(-1)
    const came = performance.getEntriesByType('resource').filter(({ name, responseEnd }) =>
      /\\.(?:js|css)(?:\\?|$)/.test(name) && responseEnd <= Math.max(last.startTime, heading))
    const bytes = came.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    resolve({
      lcpMs: Math.round(last.startTime),
      headingMs: Math.round(heading),
      scriptAndStyleKb: Math.round(bytes / 100) / 10,
      largest: last.element ? last.element.tagName.toLowerCase() + '.' + last.element.className : '',
    })
  }).observe({ type: 'largest-contentful-paint', buffered: true })
})`
