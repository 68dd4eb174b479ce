import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { signOn, finishOidc, login, resetPassword, smsLogin } from '@lyceum/contract/identity'
import { describe, expect, onTestFinished, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { hostOf } from '#testing/people'
import { noHaproxy, shippedProxy } from '#testing/servers/shipped-proxy'
import { waitUntil } from '../../../tools/services/wait-until.ts'
import { build } from '../../app/build.ts'
import { domains } from '../../app/domains.ts'

type Call = {
  readonly path: string
  readonly host?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object | string
}

/** A unique secret of 43 characters, like our tokens, that can be found wherever it is written. */
function canaries() {
  const made: string[] = []
  const canary = () => {
    const secret = `canary${randomBytes(28).toString('base64url').replaceAll(/[-_]/g, 'x').slice(0, 37)}`
    made.push(secret)
    return secret
  }
  return { canary, foundIn: (text: string) => made.filter((secret) => text.includes(secret)) }
}

/** Calls with every kind of secret in every possible place. */
function callsWith(canary: () => string): readonly Call[] {
  const content = { host: 'content.test' }
  const password = canary()
  return [
    { path: `/reset-pwd?token=${canary()}` },
    { path: resetPassword.path, body: { token: canary(), newPassword: password, confirmPassword: password } },
    { path: `/home?access_token=${canary()}` },
    { path: signOn.path, body: { token: canary() } },
    { path: `/sso/callback?code=${canary()}&state=${canary()}` },
    { path: finishOidc.path, body: { query: `?code=${canary()}&state=${canary()}` } },
    {
      path: login.path,
      body: { userName: 'lin', password: canary(), captchaCode: canary(), uuid: canary() },
    },
    { path: login.path, body: `{"password":"${canary()}"` },
    { path: smsLogin.path, body: { mobile: '13700000000', code: canary() } },
    { path: `/app/captcha/checkCaptchaCode/00000000-0000-4000-8000-000000000000?code=${canary()}` },
    { path: '/app/api/user/current', headers: { cookie: `__Host-sid=${canary()}` } },
    { path: `/app/api/user/current?token=${canary()}` },
    { path: `/f/${canary()}/${canary()}/%E6%88%91.pdf?download`, ...content },
    { path: `/m/${canary()}/${canary()}/index.m3u8`, ...content },
    { path: `/p/${canary()}/${canary()}/index.html`, host: 'p0.content.test' },
    { path: '/scim/v2/Users', headers: { authorization: `Bearer ${canary()}` } },
    { path: `/calendar/${canary()}.ics` },
    { path: `/socket.io/?EIO=4&transport=polling&sid=${canary()}` },
  ]
}

function send(port: number, { path, host = hostOf('alpha'), headers = {}, body }: Call): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const method = body === undefined ? 'GET' : 'POST'
  const more = { host, 'x-requested-with': 'lyceum', 'content-type': 'application/json', ...headers }
  const call = request({ host: '127.0.0.1', port, method, path, headers: more }, (answer) => {
    answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
  })
  call.on('error', reject)
  call.end(typeof body === 'object' ? JSON.stringify(body) : body)
  return promise
}

/** A malformed request with a secret in its request line. */
function sendBroken(port: number, secret: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const socket = connect(port, '127.0.0.1', () =>
    socket.end(`GET /reset-pwd?token=${secret} HTTP/1.1\r\nbad header\r\n\r\n`),
  )
  socket.on('error', () => resolve()).on('close', () => resolve())
  socket.resume()
  return promise
}

async function twoNodes() {
  const at = await testApp({ env: { LOG_LEVEL: 'trace', TRUST_PROXY: '127.0.0.1' } })
  const { app: other } = build(() => at.parts, domains)
  onTestFinished(() => other.close())
  const ports = []
  for (const app of [at.app, other]) {
    await app.listen({ port: 0, host: '127.0.0.1' })
    ports.push((app.server.address() as AddressInfo).port)
  }
  const [first = 0, second = 0] = ports
  return { logLines: at.logLines, nodes: [first, second] as const }
}

const countOf = (text: string, part: string) => text.split(part).length - 1

describe.skipIf(noHaproxy)('the shipped proxy', () => {
  test('S-13 no secret of any call is in the log of the proxy or of the nodes', async () => {
    const { logLines, nodes } = await twoNodes()
    const { port, log } = await shippedProxy({ nodes })
    const { canary, foundIn } = canaries()
    const calls = callsWith(canary)
    for (const call of calls) expect([call.path, await send(port, call)]).not.toEqual([call.path, 503])
    await sendBroken(port, canary())
    await waitUntil(() => countOf(log(), ' portal ') >= calls.length, { what: 'the log', seconds: 10 })
    expect(log()).toContain(` POST ${login.path} HTTP/1.1`)
    expect(log()).toContain(' GET /reset-pwd HTTP/1.1')
    expect(log()).toContain(' GET calendar HTTP/1.1')
    expect(foundIn(log())).toEqual([])
    expect(foundIn(logLines.join(''))).toEqual([])
  })

  test("S-13 control: finds secrets in HAProxy's default log", async () => {
    const { nodes } = await twoNodes()
    const change = (text: string) => text.replace(/^ {4}log-format .*$/m, '    option httplog')
    const { port, log } = await shippedProxy({ nodes, change })
    const { canary, foundIn } = canaries()
    const calls = callsWith(canary)
    for (const call of calls) await send(port, call)
    await waitUntil(() => countOf(log(), ' portal ') >= calls.length, { what: 'the log', seconds: 10 })
    expect(foundIn(log()).length).toBeGreaterThan(8)
  })
})
