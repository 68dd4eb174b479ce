import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { getCurrentUser } from '@lyceum/contract/identity'
import { expect, onTestFinished, test } from 'vitest'
import { house } from '#testing/house'
import { msOf } from '#testing/least-of'

/** Redis behind a line that can hang without breaking, as when its machine is stopped. */
async function hangingLine() {
  const { hostname, port } = new URL(process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379/0')
  const lines = new Set<Socket>()
  let said = ''
  let held: (() => void)[] | undefined
  const server = createServer((near) => {
    const far = connect({ host: hostname, port: Number(port || 6379) })
    near.on('data', (bytes) => void (said += bytes.toString()))
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      lines.add(from)
      const pass = (bytes: Buffer) => void to.write(bytes)
      from.on('data', (bytes) => (held ? held.push(() => pass(bytes)) : pass(bytes)))
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
    /** All that was asked of Redis until now. */
    said: () => said,
    hang: () => void (held = []),
    goOn: () => {
      const waiting = held ?? []
      held = undefined
      for (const pass of waiting) pass()
    },
  }
}

test('F15 a Redis that hangs costs a few calls a moment, then nobody waits for it, and its return is noticed', async () => {
  const line = await hangingLine()
  const { lin, parts } = await house({ env: { REDIS_URL: line.url } })
  await lin.call(getCurrentUser, {})
  expect(await parts.redis.set('k', '1')).toBe('OK')

  line.hang()
  const refusals: string[] = []
  const ask = (key: string) =>
    parts.redis.get(key).catch((error: unknown) => void refusals.push(String(error)))
  const three = () => Promise.all(['one', 'two', 'three'].map((key) => ask(`waits-${key}`)))
  expect(await msOf(three)).toBeGreaterThan(400 * parts.config.PATIENCE)
  expect(refusals.splice(0)).toEqual(Array(3).fill('Error: Command timed out'))
  expect(line.said()).toContain('waits-three')

  // Counted in turns of this process and not in time: a slow machine makes no more of them.
  const fifty = Array.from({ length: 50 }, () => ask('never-asked'))
  for (let turns = 0; turns < 5; turns += 1) await turn()
  expect(refusals).toEqual(Array(50).fill('Error: Redis hangs'))
  await Promise.all(fifty)
  expect((await lin.call(getCurrentUser, {})).name).toBe('林知夏')
  expect(line.said()).not.toContain('never-asked')

  line.goOn()
  await expect.poll(() => parts.redis.get('k').catch(() => 'away'), { timeout: 20_000 }).toBe('1')
})
