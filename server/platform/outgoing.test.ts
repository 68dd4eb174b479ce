import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { fetchOutside, OutgoingRefused } from './outgoing.ts'
import { isPublicAddress } from './outgoing/public-address.ts'

const near = { NODE_ENV: 'test', OUTGOING_HOSTS: '' } as const
const far = { NODE_ENV: 'production', OUTGOING_HOSTS: '' } as const

async function sink(listener: RequestListener) {
  let calls = 0
  const server = createServer((request, response) => {
    calls += 1
    listener(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { port: (server.address() as AddressInfo).port, calls: () => calls }
}

test('recognises local, private and cloud addresses in any spelling', () => {
  const inside = [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
  ]
  const inside6 = [
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    'fe80::1',
    'fd00::1',
    '2002:7f00:1::',
    'ff02::1',
  ]
  expect([...inside, ...inside6, 'localhost', ''].filter(isPublicAddress)).toEqual([])
  expect(['8.8.8.8', '1.1.1.1', '2606:4700::1111'].every(isPublicAddress)).toBe(true)
})

test.for([
  'http://127.0.0.1:{port}/',
  'https://127.0.0.1:{port}/',
  'http://localhost:{port}/',
  'http://2130706433:{port}/',
  'http://0x7f.1:{port}/',
  'http://0177.0.0.1:{port}/',
  'http://[::1]:{port}/',
  'http://[::ffff:127.0.0.1]:{port}/',
  'http://user:pass@example.com/',
  'https://user@example.com/',
  'https://example.com:8443/',
  'https://169.254.169.254/latest/meta-data',
  'ftp://example.com/',
  'file:///etc/passwd',
])('A44 does not call %s in production', async (pattern) => {
  const { port, calls } = await sink((_request, response) => void response.end('inside'))
  await expect(fetchOutside(far, pattern.replace('{port}', String(port)))).rejects.toThrow(OutgoingRefused)
  expect(calls()).toBe(0)
})

test('rejects a name that resolves to a private address', async () => {
  const { port, calls } = await sink((_request, response) => void response.end('inside'))
  const named = { NODE_ENV: 'production', OUTGOING_HOSTS: 'somewhere.test' } as const
  await expect(fetchOutside(named, `https://localhost:${port}/`)).rejects.toThrow(OutgoingRefused)
  await expect(fetchOutside(far, 'https://localhost/')).rejects.toThrow(/inside/)
  expect(calls()).toBe(0)
})

test('allows a host named by the operator on a private network, still with https', async () => {
  const { port, calls } = await sink((_request, response) => void response.end('inside'))
  const named = { NODE_ENV: 'production', OUTGOING_HOSTS: 'other.test, LOCALHOST' } as const
  // The address is allowed, so the handshake fails instead: our sink has no TLS.
  await expect(fetchOutside(named, `https://localhost:${port}/`)).rejects.not.toThrow(OutgoingRefused)
  await expect(fetchOutside(named, `http://localhost:${port}/`)).rejects.toThrow(OutgoingRefused)
  expect(calls()).toBe(0)
})

test('returns the whole answer, without its cookies', async () => {
  const { port } = await sink((request, response) => {
    let sent = ''
    request.on('data', (chunk: Buffer) => {
      sent += chunk.toString()
    })
    request.on('end', () => {
      response
        .writeHead(201, { 'content-type': 'text/plain', 'set-cookie': 'a=b' })
        .end(`${request.method} ${sent}`)
    })
  })
  const answer = await fetchOutside(near, `http://127.0.0.1:${port}/`, { method: 'POST', body: '问' })
  expect([answer.status, await answer.text(), answer.headers.get('set-cookie')]).toEqual([
    201,
    'POST 问',
    null,
  ])
})

test('follows no redirect and stops an endless answer', async () => {
  const { port, calls } = await sink((request, response) => {
    if (request.url === '/far') response.writeHead(302, { location: '/' }).end()
    else response.end(Buffer.alloc(6_000_000))
  })
  await expect(fetchOutside(near, `http://127.0.0.1:${port}/far`)).rejects.toThrow('elsewhere')
  expect(calls()).toBe(1)
  await expect(fetchOutside(near, `http://127.0.0.1:${port}/`)).rejects.toThrow('too much')
})
