import { getCurrentUser } from '@lyceum/contract/identity'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { visitor } from '#testing/person'
import { noHaproxy, shippedProxy } from '#testing/servers/shipped-proxy'
import { pdf } from '../../domains/file/corpus/documents.ts'
import { dropBucket, makeBucket, ownBucket, upload } from '../../domains/file/corpus/upload-make.ts'
import { buildContent } from '../build.ts'
import { domains } from '../domains.ts'

beforeAll(makeBucket)
afterAll(dropBucket)

/** A test app whose content is served by a server of its own. */
async function apart() {
  const at = await testApp({ env: { ...ownBucket.env, CONTENT_PORT: '3999' } })
  const { app: content, health } = buildContent(() => at.parts, domains)
  await content.ready()
  onTestFinished(() => content.close())
  const { url } = await upload(at, at.lin, { purpose: 'knowledge', name: 'a.pdf', bytes: pdf() })
  return { at, content, health, url, path: url.replace(/^\/\/[^/]+/, '') }
}

const statusOf = async (app: FastifyInstance, url: string, host: string) =>
  (await app.inject({ url, headers: { host } })).statusCode

test('M-09 serves files only from the content process and calls only from the API when they are separate', async () => {
  const { at, content, url, path } = await apart()
  expect(url).toMatch(/^\/\/content\.test:3999\/f\//)
  expect(await statusOf(content, path, 'content.test')).toBe(200)
  expect(await statusOf(content, path, 'alpha.test')).toBe(404)
  expect(await statusOf(at.app, path, 'content.test')).toBe(404)
  expect(await statusOf(at.app, path, 'alpha.test')).toBe(404)
  for (const host of ['content.test', 'p1.content.test'])
    expect(await visitor(at.app, host).refused(getCurrentUser, {})).toBe('NO_SUCH_CALL')
  for (const host of ['content.test', 'alpha.test'])
    expect(await visitor(content, host).refused(getCurrentUser, {})).toBe('NO_SUCH_CALL')
  expect(await statusOf(content, '/', 'alpha.test')).toBe(404)
})

test('M-09 reports liveness, readiness and draining of the content process, never on the public host name', async () => {
  const { content, health } = await apart()
  const statuses = () => Promise.all(['/alive', '/ready'].map((url) => statusOf(content, url, '10.0.0.7')))
  expect(await statuses()).toEqual([200, 200])
  health.startDraining()
  expect(await statuses()).toEqual([200, 503])
  expect(await statusOf(content, '/alive', 'content.test')).toBe(404)
})

describe.skipIf(noHaproxy)('the shipped proxy', () => {
  test('M-09 routes files to the content process and everything else to the API', async () => {
    const { at, content, path } = await apart()
    for (const app of [at.app, content]) await app.listen({ port: 0, host: '127.0.0.1' })
    const [node, files] = [portOf(at.app), portOf(content)]
    const { port } = await shippedProxy({ nodes: [node, node], content: files })
    expect(await statusAt(port, path, 'content.test')).toBe(200)
    expect(await statusAt(port, '/launcher.js', 'p1.content.test')).not.toBe(503)
    expect(await statusAt(port, '/alive', 'alpha.test')).toBe(200)
    expect(await statusAt(port, getCurrentUser.path, 'alpha.test')).toBe(401)
  })
})

const portOf = (app: FastifyInstance) => (app.server.address() as AddressInfo).port

function statusAt(port: number, path: string, host: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  request({ host: '127.0.0.1', port, path, headers: { host } }, (answer) => {
    answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
  })
    .on('error', reject)
    .end()
  return promise
}
