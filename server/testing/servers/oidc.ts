import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { onTestFinished, vi } from 'vitest'

type Claims = Readonly<Record<string, unknown>>

/** A real OpenID Connect provider on this machine for one test; its people are given by their claims. */
export async function startOidcProvider(people: Readonly<Record<string, Claims>>, redirectUri: string) {
  // Silences its warnings that keys and memory storage are for tests only.
  const quiet = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'info')]
  for (const spy of quiet) spy.mockImplementation(() => undefined)
  onTestFinished(() => quiet.forEach((spy) => spy.mockRestore()))
  // The provider must know its own address before it answers, so the server listens first.
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      { client_id: 'portal', client_secret: 'portal-secret-of-a-test', redirect_uris: [redirectUri] },
    ],
    cookies: { keys: ['a key of a test'] },
    claims: {
      openid: ['sub'],
      profile: ['name', 'preferred_username', 'employee_no'],
      email: ['email', 'email_verified'],
    },
    pkce: { required: () => true },
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...people[id] }),
    }),
  })
  const answer = provider.callback()
  server.on('request', (request, response) => void answer(request, response))
  onTestFinished(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  )
  return { issuer, visit: (url: string, login: string) => visit(url, login, redirectUri) }
}

/** Goes through the provider's pages like a person; returns the query of the redirect back. */
async function visit(url: string, login: string, redirectUri: string): Promise<string> {
  const jar = new Map<string, string>()
  const go = async (address: string | URL, form?: URLSearchParams) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie },
      ...(form ? { method: 'POST', body: form } : {}),
    })
    for (const setCookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? []
      jar.set(name, value)
    }
    return response
  }
  let at = new URL(url)
  let response = await go(at)
  for (let step = 0; step < 12; step += 1) {
    const location = response.headers.get('location')
    if (location) {
      at = new URL(location, at)
      if (at.href.startsWith(redirectUri)) return at.search.slice(1)
      response = await go(at)
      continue
    }
    const page = await response.text()
    const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1] ?? ''
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? ''
    response = await go(new URL(action, at), new URLSearchParams({ prompt, login, password: 'any' }))
  }
  throw new Error('the provider did not redirect back')
}
