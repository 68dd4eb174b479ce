import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyRequest } from 'fastify'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { testApp, type TestApp } from '#testing/test-app'
import { hostOf, tokenOf } from '#testing/people'
import { firstScreens } from './first-screen.ts'

afterEach(() => vi.useRealTimers())

/** A renderer in a file of its own, as the build writes it. */
function rendererOf(body: string): URL {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-renderer-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'render-page.mjs')
  writeFileSync(file, `export const renderPage = async ({ ask, locale }) => { ${body} }`)
  return pathToFileURL(file)
}

const screens = ({ app, parts }: TestApp, body: string) => firstScreens(app, () => parts, rendererOf(body))

type Visit = { readonly method?: string; readonly headers?: Readonly<Record<string, string>> }

function visit({ method = 'GET', headers = {} }: Visit = {}): FastifyRequest {
  const request: unknown = {
    method,
    url: '/home',
    headers: { host: hostOf('alpha'), cookie: `__Host-sid=${tokenOf('lin')}`, ...headers },
    raw: { socket: { remoteAddress: '127.0.0.1' } },
  }
  return request as FastifyRequest
}

const whoAmI = `
  const user = await ask({ method: 'GET', address: '/app/api/user/current?lang=zh-CN' })
  return { locale: 'zh-CN', markup: user?.usrDisplayBil ?? 'nobody', first: '' }`

test('a page reads as the person who opens it, and as nobody else', async () => {
  const screen = screens(await testApp(), whoAmI)
  const nameFor = async (headers: Readonly<Record<string, string>>) =>
    (await screen(visit({ headers })))?.markup
  expect(await nameFor({})).toBe('林知夏')
  expect(await nameFor({ cookie: `__Host-sid=${tokenOf('mei')}` })).toBe('梅若水')
  expect(await nameFor({ cookie: '' })).toBe('nobody')
  expect(await nameFor({ host: hostOf('beta') })).toBe('nobody')
})

test('what a person may not read stays out of the page', async () => {
  const screen = screens(
    await testApp(),
    `const answer = await ask({ method: 'GET', address: '/app/api/admin/people/list?pageNo=1&pageSize=8' })
     return { locale: 'zh-CN', markup: String(answer), first: '' }`,
  )
  expect((await screen(visit()))?.markup).toBe('undefined')
})

test('a renderer that fails leaves the page to the browser, and the log says why', async () => {
  const app = await testApp()
  expect(await screens(app, `throw new Error('no such word')`)(visit())).toBeUndefined()
  expect(app.logLines.join('')).toContain('no such word')
})

test('a renderer that is late leaves the page to the browser', async () => {
  const app = await testApp()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const screen = screens(app, 'return new Promise(() => undefined)')(visit())
  await vi.advanceTimersByTimeAsync(200 * app.parts.config.PATIENCE)
  expect(await screen).toBeUndefined()
})

test('only a person who opens a page in a window of a computer gets its first screen', async () => {
  const screen = screens(await testApp(), whoAmI)
  const isRendered = async (options: Visit) => (await screen(visit(options))) !== undefined
  expect(await isRendered({ headers: { 'sec-fetch-dest': 'document' } })).toBe(true)
  expect(await isRendered({ method: 'HEAD' })).toBe(false)
  expect(await isRendered({ headers: { 'sec-fetch-dest': 'iframe' } })).toBe(false)
  expect(await isRendered({ headers: { 'sec-purpose': 'prefetch' } })).toBe(false)
  expect(await isRendered({ headers: { 'user-agent': 'Mozilla/5.0 (iPhone)' } })).toBe(false)
})

test('the language of this browser is passed on', async () => {
  const screen = screens(await testApp(), `return { locale, markup: '', first: '' }`)
  expect((await screen(visit({ headers: { cookie: 'a=1; locale=zh-TW' } })))?.locale).toBe('zh-TW')
})
