import type { BrowserContext, Page, Request } from 'playwright-core'

/** What each page has asked for and not yet received to its end. */
const waiting = new WeakMap<Page, Set<Request>>()

/** A film goes on coming while it plays, and nobody waits for the answer to a last word. */
const endless = new Set(['media', 'eventsource', 'websocket', 'ping'])

/** How long a page may be at work on a machine that has other things to do. */
const patience = 240_000

/** Counts what the pages of a profile ask for, so that `settled` knows when the last answer has come. */
export function countRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const open = new Set<Request>()
    waiting.set(page, open)
    page.on('request', (request) => {
      // Whoever goes elsewhere waits no more for what the page before had asked for.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear()
      if (!endless.has(request.resourceType())) open.add(request)
    })
    page.on('requestfinished', (request) => open.delete(request))
    page.on('requestfailed', (request) => open.delete(request))
  })
}

/** Run in the page: two frames later, what it was doing with the last answer is done; says what still has no end. */
const busyParts = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(
  [...document.querySelectorAll('[aria-busy=true], #root:empty')].map((part) => part.className || part.tagName)))))`

/** Waits until every answer has come, the page has drawn it and asked for nothing more, and nothing says it is busy. */
export async function settled(page: Page): Promise<void> {
  const open = waiting.get(page) ?? new Set<Request>()
  const end = Date.now() + patience
  let busy: string[] = []
  // One look may fall between an answer and the call that it leads to; two in a row do not.
  for (let quiet = 0; quiet < 2;) {
    if (Date.now() > end)
      throw new Error(`${page.url()} does not come to rest: ${[...urls(open), ...busy].join(', ')}`)
    if (open.size > 0) {
      quiet = 0
      await new Promise((resolve) => setTimeout(resolve, 10))
      continue
    }
    // A page that is being left has no frames to count: the next one has.
    busy = await page.evaluate<string[]>(busyParts).catch(() => ['another page'])
    quiet = open.size === 0 && busy.length === 0 ? quiet + 1 : 0
  }
}

const urls = (requests: Iterable<Request>) => Array.from(requests, (request) => request.url())

/** Goes to an address and waits until all of it is there. */
export async function load(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await settled(page)
}

/** Run in the page: what a link of its router does. */
const pushed = (path: string) => `(() => {
  const idx = Number(history.state?.idx ?? -1) + 1
  history.pushState({ usr: null, key: crypto.randomUUID(), idx }, '', ${JSON.stringify(path)})
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
})()`

/** Goes to another page of the same app, as its links do: the scripts stay, and only what is new is asked for. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(pushed(path))
  await settled(page)
}

/** Loads the page again and waits until all of it is there. */
export async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'domcontentloaded' })
  await settled(page)
}
