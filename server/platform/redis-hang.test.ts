import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { getCurrentUser } from '@lyceum/contract/identity'
import { expect, onTestFinished, test } from 'vitest'
import { house } from '#testing/house'
import { leastOf, msOf } from '#testing/least-of'

/** Redis behind a line that can hang without breaking, as when its machine is stopped. */
async function hangingLine() {
  const { hostname, port } = new URL(process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379/0')
  const lines = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect({ host: hostname, port: Number(port || 6379) })
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      lines.add(from)
      from.on('data', (bytes) => void to.write(bytes))
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const line of lines) line.destroy()
    server.close()
  })
  const address = server.address()
  const at = typeof address === 'object' && address ? address.port : 0
  const each = (act: (line: Socket) => void) => () => lines.forEach(act)
  return {
    url: `redis://127.0.0.1:${at}/0`,
    hang: each((line) => line.pause()),
    goOn: each((line) => line.resume()),
  }
}

test('F15 a Redis that hangs costs a few calls a moment, then nobody waits for it, and its return is noticed', async () => {
  const line = await hangingLine()
  const { lin, parts } = await house({ env: { REDIS_URL: line.url, PATIENCE: '1' } })
  await lin.call(getCurrentUser, {})
  expect(await parts.redis.set('k', '1')).toBe('OK')

  line.hang()
  const ask = () => parts.redis.get('k').catch(() => undefined)
  for (let i = 0; i < 3; i += 1) expect(await msOf(ask)).toBeGreaterThan(400)
  const fifty = () => Promise.all(Array.from({ length: 50 }, ask))
  expect(await leastOf(200, () => msOf(fifty))).toBeLessThan(200)
  await expect(parts.redis.get('k')).rejects.toThrow('Redis hangs')
  expect((await lin.call(getCurrentUser, {})).name).toBe('林知夏')

  line.goOn()
  await expect.poll(() => parts.redis.get('k').catch(() => 'away'), { timeout: 20_000 }).toBe('1')
})
