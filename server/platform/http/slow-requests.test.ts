import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#platform/process/config'
import { openTestApp } from '#testing/test-app'
import { slowHeaders } from './slow-requests.ts'

/** A server that waits 200 ms for headers and 300 ms for body progress. */
async function impatient() {
  const at = await openTestApp({ env: { HEADERS_MS: '200', BODY_MS: '300', PATIENCE: '1' } })
  onTestFinished(at.close)
  await at.app.listen({ port: 0 })
  const { port } = at.app.server.address() as AddressInfo
  return async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    return socket
  }
}

/** Sends a piece at an interval until the connection ends; returns the answer and the number of pieces sent. */
async function drip(socket: Socket, pieces: Iterable<string>, everyMs = 20) {
  let answer = ''
  let sent = 0
  socket.on('data', (data) => (answer += data.toString()))
  const next = pieces[Symbol.iterator]()
  const timer = setInterval(() => {
    const { value, done } = next.next()
    if (done) return clearInterval(timer)
    sent += 1
    socket.write(value)
  }, everyMs)
  // Not events.once: it rejects if the server ends the connection with a reset.
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(timer)
  return { answer, sent }
}

function* endless(first: string): Generator<string> {
  yield first
  for (;;) yield 'a'
}

const head = (length: number, more = '') =>
  `POST /app/user/single/userlogin/login HTTP/1.1\r\nHost: alpha.test\r\nContent-Type: application/json\r\n${more}Content-Length: ${length}\r\n\r\n`

test('S-18 cuts headers that drip in after their time limit', async () => {
  const open = await impatient()
  const { answer } = await drip(await open(), endless('GET / HTTP/1.1\r\nX: '))
  expect(answer).toMatch(/^(?:HTTP\/1\.1 408 |$)/)
})

test('S-18 cuts a body that drips in or stalls', async () => {
  const open = await impatient()
  const [dripping, stalled] = await Promise.all([
    drip(await open(), endless(head(100_000))),
    drip(await open(), [head(100_000, 'X-Requested-With: lyceum\r\n')]),
  ])
  expect([dripping.answer, stalled.answer]).toEqual(['', ''])
  expect(dripping.sent).toBeGreaterThan(5)
})

test('S-18 accepts a slow body that keeps making progress', async () => {
  const open = await impatient()
  const piece = ' '.repeat(8192)
  const pieces = [head(40 * 8192 + 2, 'Connection: close\r\n'), ...Array<string>(40).fill(piece), '{}']
  const { answer, sent } = await drip(await open(), pieces)
  expect(sent).toBe(42)
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
})

test('S-18 in production headers have 10 s and are checked every second, bodies 30 s', () => {
  const config = readConfig({})
  expect(config.BODY_MS).toBe(30_000)
  expect(slowHeaders(config)).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 0,
    connectionsCheckingInterval: 1000,
  })
})
