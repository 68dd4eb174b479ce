import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { hostOf } from '#testing/people'

const isBuilt = existsSync(new URL('../../../web/dist/index.html', import.meta.url))

describe.skipIf(!isBuilt)('pages of the built front ends', () => {
  test('a page has its own nonce, and only scripts that carry it may run', async () => {
    const { app } = await testApp()
    const page = () => app.inject({ url: '/login', headers: { host: hostOf('alpha') } })
    const [first, second] = [await page(), await page()]
    const nonce = /script-src 'nonce-([^']+)'/.exec(String(first.headers['content-security-policy']))?.[1]
    expect(nonce).toMatch(/^[\w+/]{22}==$/)
    expect(second.body).not.toContain(nonce)
    const scripts = first.body.match(/<script\b[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.every((script) => script.includes(`nonce="${nonce}"`))).toBe(true)
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-frame-options': 'DENY' })
  })

  test('a landing page names its own files', async () => {
    const { app } = await testApp()
    const headers = { host: hostOf('alpha') }
    const at = async (url: string) => (await app.inject({ url, headers })).body
    expect(await at('/home?from=mail')).toMatch(/modulepreload"[^>]*home-page-/)
    expect(await at('/login')).toMatch(/modulepreload"[^>]*login-page-/)
    expect(await at('/course/list')).not.toMatch(/home-page-|login-page-/)
    expect(await at('/home')).not.toContain('__NONCE__')
  })

  test('assets are cached for a year; unknown assets and unknown calls are not pages', async () => {
    const { app } = await testApp()
    const headers = { host: hostOf('alpha') }
    const { body } = await app.inject({ url: '/manage', headers })
    const asset = /\/assets\/[\w.-]+\.js/.exec(body)?.[0] ?? ''
    const script = await app.inject({ url: asset, headers })
    expect(script.statusCode).toBe(200)
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await app.inject({ url: '/assets/none.js', headers })).statusCode).toBe(404)
    expect((await app.inject({ url: '/app/no/such/call', headers })).json()).toMatchObject({
      errCode: 'NO_SUCH_CALL',
    })
  })
})
