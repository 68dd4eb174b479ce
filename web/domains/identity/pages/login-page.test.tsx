import { checkAgreement, getSignInOptions } from '@lyceum/contract/identity'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browser } from '#lib/make'
import { LoginPage } from './login-page.tsx'

const offered = { captcha: 'ALWAYS', sms: true, registration: true, providers: [] }
const agreements = [{ id: '1', kind: 'service', version: 1, title: '服务协议' }]

/** The initially rendered page of a site with these options. */
function rendered(options: object, inForce: readonly object[] = agreements): string {
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

test('B-209 the login page asks for consent, with links to both agreements', () => {
  const page = rendered({})
  expect(page).toContain('name="consent"')
  expect(page).toContain('href="/serveAgreement#service"')
  expect(page).toContain('href="/serveAgreement#privacy"')
})

test('B-209 a site without an agreement asks for no consent', () => {
  expect(rendered({}, [])).not.toContain('name="consent"')
})

test('shows the sign-in methods of the site', () => {
  const all = rendered({
    providers: [
      { id: '8', name: '衡川目录', kind: 'ldap' },
      { id: '9', name: '衡川统一登录', kind: 'oidc' },
    ],
  })
  expect(all).toMatch(/role="tab"[^>]*>短信登录</)
  expect(all).toMatch(/role="tab"[^>]*>衡川目录</)
  expect(all).toMatch(/<button[^>]*>衡川统一登录</)
  expect(all).toContain('href="/reg"')
  const least = rendered({ sms: false, registration: false })
  expect(least).not.toContain('短信登录')
  expect(least).not.toContain('href="/reg"')
})

test('B-180 shows the captcha where it is always required, and hides it where only risk requires it', () => {
  expect(rendered({})).toContain('name="captcha"')
  expect(rendered({ captcha: 'RISK' })).not.toContain('name="captcha"')
})

test('B-115 E-012 shows a failed sign-on by URL on the login page', () => {
  const notice = '自动登录没有成功'
  expect(rendered({})).not.toContain(notice)
  around.sessionStorage.setItem('authFail', 'true')
  expect(rendered({})).toContain(notice)
})
