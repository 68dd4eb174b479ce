import { request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { openParts } from '#platform/parts'
import { domains } from '../../../app/domains.ts'
import { startRealtime } from '../../../app/processes/realtime.ts'
import { serveMetrics } from '../../../app/processes/serve-metrics.ts'
import { freePort } from '../../servers/free-port.ts'
import { testApp } from '../../test-app.ts'
import { hostOf, tokenOf } from '../../people.ts'
import { deadTokens } from '../env/principals.ts'
import { addresses } from '../generate/raw-inputs.ts'
import { withRoutes } from './known-routes.ts'

type Line = {
  readonly port: number
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** One raw request on a port; a rejected or aborted upgrade has no status. */
function sent({ port, path, method = 'GET', headers = {}, body = '' }: Line) {
  return new Promise<{ readonly status: number; readonly body: string }>((resolve) => {
    const asking = request({ port, path, method, headers, agent: false }, (answer) => {
      let text = ''
      answer.on('data', (piece: Buffer) => (text += piece.toString()))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }))
    })
    asking.on('upgrade', (_answer, socket) => {
      socket.destroy()
      resolve({ status: 101, body: '' })
    })
    asking.on('error', () => resolve({ status: 0, body: '' }))
    asking.end(body)
  })
}

const methods = ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

test('metrics have their own server, which shows no personal data', async () => {
  const { parts, lin } = await testApp()
  const config = { ...parts.config, METRICS_PORT: await freePort() }
  const { done: app, routes } = await withRoutes(() => serveMetrics({ ...parts, config }))
  onTestFinished(async () => app?.close())
  expect([...routes].sort()).toEqual(['GET /alive', 'GET /metrics', 'HEAD /alive', 'HEAD /metrics'])
  const port = config.METRICS_PORT
  const figures = await sent({ port, path: '/metrics' })
  expect(figures.status).toBe(200)
  for (const secret of [lin.token ?? '-', config.SECRET_KEY, hostOf('beta')])
    expect(figures.body).not.toContain(secret)
  for (const path of addresses('/metrics')) expect((await sent({ port, path })).status).toBeLessThan(500)
  for (const method of methods.slice(1))
    expect((await sent({ port, path: '/metrics', method })).status).toBe(404)
})

const handshake = '/socket.io/?EIO=4&transport=polling'

/** Opens a Socket.IO connection by polling and returns the server's answer. */
async function opened(port: number, headers: Readonly<Record<string, string>>): Promise<string> {
  const { body } = await sent({ port, path: handshake, headers })
  const sid = /"sid":"([^"]+)"/.exec(body)?.[1] ?? ''
  await sent({ port, path: `${handshake}&sid=${sid}`, method: 'POST', headers, body: '40' })
  return (await sent({ port, path: `${handshake}&sid=${sid}`, headers })).body.slice(0, 2)
}

test('a socket opens for valid sessions on their own site, whatever else is sent to its server', async () => {
  const { parts } = await testApp()
  const own = openParts({ ...parts.config, REALTIME_PORT: 0, METRICS_PORT: 0 }, { log: parts.log })
  const { port, close } = await startRealtime(own, domains)
  onTestFinished(close)
  const host = hostOf('alpha')
  const by = (token: string) => ({ host, cookie: `__Host-sid=${token}` })
  expect(await opened(port, by(tokenOf('lin')))).toBe('40')
  const refused = [
    { host },
    ...Object.values(deadTokens).map(by),
    by(tokenOf('stranger')),
    { ...by(tokenOf('lin')), host: hostOf('beta') },
    { ...by(tokenOf('lin')), host: 'nowhere.test' },
    { ...by(tokenOf('lin')), origin: 'https://evil.example' },
  ]
  for (const headers of refused) expect([headers, await opened(port, headers)]).toEqual([headers, '44'])

  const upgrade = { connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' }
  const keyed = { ...upgrade, host, 'sec-websocket-key': 'x3JJHMbDL1EzLkh9GBhXDw==' }
  for (const path of ['/', '/app/', '/socket.io/?EIO=4&transport=none', '/socket.io/../x'])
    expect([path, (await sent({ port, path, headers: keyed })).status]).not.toEqual([path, 101])
  for (const path of [...addresses('/socket.io/'), `${handshake}&sid=none`, '/alive/../x'])
    expect((await sent({ port, path, headers: by(tokenOf('lin')) })).status).toBeLessThan(500)
  for (const method of methods)
    expect((await sent({ port, path: handshake, method, headers: { host } })).status).toBeLessThan(500)
})
