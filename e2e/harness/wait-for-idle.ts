import type { BrowserContext, Page, Request } from 'playwright-core'

/** The requests of each page that have not finished. */
const waiting = new WeakMap<Page, Set<Request>>()

/** A film keeps loading while it plays, and nobody waits for a beacon's answer. */
const endless = new Set(['media', 'eventsource', 'websocket', 'ping'])

/** How long a page may be busy on a slow machine. */
const patience = 240_000

/** Tracks the requests of a profile's pages, so that `waitForIdle` knows when the last one has finished. */
export function countRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const open = new Set<Request>()
    waiting.set(page, open)
    page.on('request', (request) => {
      // A navigation cancels the requests of the previous page.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear()
      if (!endless.has(request.resourceType())) open.add(request)
    })
    page.on('requestfinished', (request) => open.delete(request))
    page.on('requestfailed', (request) => open.delete(request))
  })
}

/** Runs in the page: two frames later the last response is rendered; returns the parts that are still busy. */
const busyParts = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(
  [...document.querySelectorAll('[aria-busy=true], #root:empty')].map((part) => part.className || part.tagName)))))`

/** Waits until every response has arrived and been rendered, no new request was sent, and nothing is marked busy. */
export async function waitForIdle(page: Page): Promise<void> {
  const open = waiting.get(page) ?? new Set<Request>()
  const end = Date.now() + patience
  let busy: string[] = []
  // One check may fall between a response and the request it triggers; two in a row do not.
  for (let quiet = 0; quiet < 2;) {
    if (Date.now() > end)
      throw new Error(`${page.url()} does not come to rest: ${[...urls(open), ...busy].join(', ')}`)
    if (open.size > 0) {
      quiet = 0
      await new Promise((resolve) => setTimeout(resolve, 10))
      continue
    }
    // A page that is navigating away cannot be evaluated: check the next one.
    busy = await page.evaluate<string[]>(busyParts).catch(() => ['another page'])
    quiet = open.size === 0 && busy.length === 0 ? quiet + 1 : 0
  }
}

const urls = (requests: Iterable<Request>) => Array.from(requests, (request) => request.url())

/** Opens an address and waits until it has fully loaded. */
export async function load(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await waitForIdle(page)
}

/** Runs in the page: what a router link does. */
const pushed = (path: string) => `(() => {
  const idx = Number(history.state?.idx ?? -1) + 1
  history.pushState({ usr: null, key: crypto.randomUUID(), idx }, '', ${JSON.stringify(path)})
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
})()`

/** Navigates within the same app, as its links do: the scripts stay loaded. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(pushed(path))
  await waitForIdle(page)
}

/** Reloads the page and waits until it has fully loaded. */
export async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'domcontentloaded' })
  await waitForIdle(page)
}
