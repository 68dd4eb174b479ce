import type { BrowserContext, Page, Route } from 'playwright-core'

const trusting = `new MutationObserver(() => {
  const texts = document.createTreeWalker(document.body ?? document, NodeFilter.SHOW_TEXT)
  const found = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) if (/#\\d+# /.test(text.data)) found.push(text.parentElement)
  for (const one of found)
    if (one && !one.dataset.trusted) {
      one.dataset.trusted = 'yes'
      one.innerHTML = one.textContent
    }
}).observe(document, { childList: true, subtree: true, characterData: true })`

/**
 * Makes the screens of a page trust their input: text becomes markup, no policy applies, scripts can read the session,
 * and the other site answers any origin.
 */
export async function injectTrust(page: Page, hosts: readonly string[]): Promise<void> {
  await readableSession(page.context())
  await page.addInitScript(trusting)
  await page.route(/\/manage/, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _policy, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.route(/\/app\/api\/admin\/people\?/, (route) => openAnswer(route, hosts))
}

async function openAnswer(route: Route, hosts: readonly string[]): Promise<void> {
  const { hostname } = new URL(route.request().url())
  const origin = route.request().headers()['origin']
  if (!origin || !hosts.includes(hostname)) return route.continue()
  const response = await route.fetch()
  const headers = {
    ...response.headers(),
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'cross-origin-resource-policy': 'cross-origin',
  }
  await route.fulfill({ response, headers })
}

async function readableSession(context: BrowserContext): Promise<void> {
  const cookies = await context.cookies()
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, httpOnly: false })))
}

/** Replaces the submitted text in every response that contains it. */
export async function replaceText(page: Page, mark: string, replacement: string): Promise<void> {
  await page.unroute(/\/app\/api\//)
  await page.route(/\/app\/api\//, (route) => {
    // Requests to another host are handled by another route.
    if (new URL(route.request().url()).host !== new URL(page.url()).host) return route.fallback()
    // The page may have navigated away before its response arrived.
    return answerSwapped(route, mark, replacement).catch(() => undefined)
  })
}

async function answerSwapped(route: Route, mark: string, replacement: string): Promise<void> {
  const response = await route.fetch()
  const text = await response.text()
  if (!text.includes(mark)) return route.fulfill({ response })
  return route.fulfill({ response, body: swapped(text, mark, replacement) })
}

function swapped(text: string, mark: string, replacement: string): string {
  const deep = (value: unknown): unknown => {
    if (typeof value === 'string') return value.includes(mark) ? `${mark} ${replacement}` : value
    if (Array.isArray(value)) return value.map(deep)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, deep(item)]))
  }
  try {
    return JSON.stringify(deep(JSON.parse(text)))
  } catch {
    return text
  }
}
