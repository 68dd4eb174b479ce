import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from './free-port.ts'

const other = `
  import { freePort } from ${JSON.stringify(import.meta.resolve('./free-port.ts'))}
  process.send(await Promise.all(Array.from({ length: 60 }, freePort)))
  process.on('message', () => undefined)`

/** Another process that takes sixty ports and stays. */
async function taken(): Promise<number[]> {
  const child: ChildProcess = fork('-', { execArgv: ['--input-type=module', '-e', other], silent: true })
  onTestFinished(() => void child.kill())
  const [ports] = (await once(child, 'message')) as [number[]]
  return ports
}

test('concurrent processes never get the same ports, even with more than one block each', async () => {
  const own = Promise.all(Array.from({ length: 60 }, freePort))
  const all = (await Promise.all([own, taken(), taken(), taken()])).flat()
  expect(new Set(all).size).toBe(240)
  expect(Math.min(...all)).toBeGreaterThan(20_000)
  expect(Math.max(...all)).toBeLessThan(30_000)
})

test('skips a port that a leftover process uses', async () => {
  const next = (await freePort()) + 1
  const server = createServer().listen(next, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  expect(await freePort()).not.toBe(next)
})
