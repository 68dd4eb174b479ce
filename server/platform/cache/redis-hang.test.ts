import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { getCurrentUser } from '@lyceum/contract/identity'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { msOf } from '#testing/measure-time'

/** Redis behind a proxy that can hang without closing, as when its machine is stopped. */
async function hangingLine() {
  const { hostname, port } = new URL(process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379/0')
  const lines = new Set<Socket>()
  let received = ''
  let delayed: (() => void)[] | undefined
  const server = createServer((near) => {
    const far = connect({ host: hostname, port: Number(port || 6379) })
    near.on('data', (bytes) => void (received += bytes.toString()))
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      lines.add(from)
      const pass = (bytes: Buffer) => void to.write(bytes)
      from.on('data', (bytes) => (delayed ? delayed.push(() => pass(bytes)) : pass(bytes)))
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
  return {
    url: `redis://127.0.0.1:${at}/0`,
    /** Everything that was sent to Redis so far. */
    received: () => received,
    hang: () => void (delayed = []),
    goOn: () => {
      const waiting = delayed ?? []
      delayed = undefined
      for (const pass of waiting) pass()
    },
  }
}

test('F15 a hanging Redis delays a few calls, then no call waits for it, and its return is noticed', async () => {
  const line = await hangingLine()
  const { lin, parts } = await testApp({ env: { REDIS_URL: line.url } })
  await lin.call(getCurrentUser, {})
  expect(await parts.redis.set('k', '1')).toBe('OK')

  line.hang()
  const errors: string[] = []
  const readKey = (key: string) =>
    parts.redis.get(key).catch((error: unknown) => void errors.push(String(error)))
  const three = () => Promise.all(['one', 'two', 'three'].map((key) => readKey(`waits-${key}`)))
  expect(await msOf(three)).toBeGreaterThan(400 * parts.config.PATIENCE)
  expect(errors.splice(0)).toEqual(Array(3).fill('Error: Command timed out'))
  expect(line.received()).toContain('waits-three')

  // Measured in turns of the event loop, not in time, because machines differ.
  const fifty = Array.from({ length: 50 }, () => readKey('never-asked'))
  for (let turns = 0; turns < 5; turns += 1) await turn()
  expect(errors).toEqual(Array(50).fill('Error: Redis hangs'))
  await Promise.all(fifty)
  expect((await lin.call(getCurrentUser, {})).name).toBe('林知夏')
  expect(line.received()).not.toContain('never-asked')

  line.goOn()
  await expect.poll(() => parts.redis.get('k').catch(() => 'away'), { timeout: 20_000 }).toBe('1')
})
