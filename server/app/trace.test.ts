import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { hostOf } from '#testing/people'

test('a call leaves a trace from HTTP down to its statement', { timeout: 600_000 }, async () => {
  const { parts } = await testApp()
  const seen: string[] = []
  const arrived = Promise.withResolvers<void>()
  const collector = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => {
      seen.push(chunk.toString('latin1'))
      const all = seen.join('')
      if (all.includes('pg.query') && all.includes('getSitePoster')) arrived.resolve()
    })
    request.on('end', () => response.end())
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  onTestFinished(() => void collector.close())

  const main = new URL('main.ts', import.meta.url).pathname
  const trace = new URL('trace.ts', import.meta.url).href
  const env = {
    ...process.env,
    DATABASE_URL: parts.config.DATABASE_URL,
    NODE_ENV: 'development',
    PORT: '0',
    METRICS_PORT: '0',
    DRAIN_MS: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  }
  const api = spawn(process.execPath, ['--import', trace, main, 'api'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void api.kill('SIGKILL'))
  const address = await new Promise<string>((resolve) => {
    api.stdout.on('data', (line: Buffer) => {
      const found = /"address":"([^"]+)"/.exec(line.toString())?.[1]
      if (found) resolve(found)
    })
  })
  const { port } = new URL(address)
  const { request } = await import('node:http')
  request({
    port,
    path: '/app/user/single/userlogin/getSitePoster',
    headers: { host: hostOf('alpha') },
  }).end()
  await arrived.promise
  expect(seen.join('')).toMatch(/pg\.query/)
})
