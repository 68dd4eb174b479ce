import { checkAgreement, getSignInOptions } from '@lyceum/contract/identity'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browser } from '#lib/make'
import { LoginPage } from './login-page.tsx'

const offered = { captcha: 'ALWAYS', sms: true, registration: true, providers: [] }
const agreements = [{ id: '1', kind: 'service', version: 1, title: '服务协议' }]

/** The page as it is first drawn on a site that offers this. */
function drawn(options: object, inForce: readonly object[] = agreements): string {
  const client = new QueryClient()
  client.setQueryData([getSignInOptions.path, {}], { ...offered, ...options })
  client.setQueryData([checkAgreement.path, {}], { agreements: inForce, mustAccept: false })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <LoginPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

let around: ReturnType<typeof browser>
beforeEach(() => {
  around = browser()
})
afterEach(() => vi.unstubAllGlobals())

test('B-209 the login page asks for consent, and both agreements can be read beside it', () => {
  const page = drawn({})
  expect(page).toContain('name="consent"')
  expect(page).toContain('href="/serveAgreement#service"')
  expect(page).toContain('href="/serveAgreement#privacy"')
})

test('B-209 a site without an agreement asks for none', () => {
  expect(drawn({}, [])).not.toContain('name="consent"')
})

test('the page offers what the site offers', () => {
  const all = drawn({
    providers: [
      { id: '8', name: '衡川目录', kind: 'ldap' },
      { id: '9', name: '衡川统一登录', kind: 'oidc' },
    ],
  })
  expect(all).toMatch(/role="tab"[^>]*>短信登录</)
  expect(all).toMatch(/role="tab"[^>]*>衡川目录</)
  expect(all).toMatch(/<button[^>]*>衡川统一登录</)
  expect(all).toContain('href="/reg"')
  const least = drawn({ sms: false, registration: false })
  expect(least).not.toContain('短信登录')
  expect(least).not.toContain('href="/reg"')
})

test('B-180 the captcha stands there where it is always asked for, and waits where only risk asks', () => {
  expect(drawn({})).toContain('name="captcha"')
  expect(drawn({ captcha: 'RISK' })).not.toContain('name="captcha"')
})

test('B-115 E-012 a sign-on by address that failed is told on the login page', () => {
  const words = '自动登录没有成功'
  expect(drawn({})).not.toContain(words)
  around.sessionStorage.setItem('authFail', 'true')
  expect(drawn({})).toContain(words)
})
