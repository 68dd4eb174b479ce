import { getCurrentUser } from '@lyceum/contract/identity'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { house } from '#testing/house'
import { visitor } from '#testing/person'
import { noHaproxy, shippedProxy } from '#testing/shipped-proxy'
import { pdf } from '../domains/file/corpus/documents.ts'
import { dropBucket, makeBucket, ownBucket, upload } from '../domains/file/corpus/house-make.ts'
import { buildContent } from './build.ts'
import { rooms } from './rooms.ts'

beforeAll(makeBucket)
afterAll(dropBucket)

/** A house whose content has a process of its own, here a server of its own. */
async function apart() {
  const at = await house({ env: { ...ownBucket.env, CONTENT_PORT: '3999' } })
  const { app: content, health } = buildContent(() => at.parts, rooms)
  await content.ready()
  onTestFinished(() => content.close())
  const { url } = await upload(at, at.lin, { purpose: 'knowledge', name: 'a.pdf', bytes: pdf() })
  return { at, content, health, url, path: url.replace(/^\/\/[^/]+/, '') }
}

const statusOf = async (app: FastifyInstance, url: string, host: string) =>
  (await app.inject({ url, headers: { host } })).statusCode

test('M-09 where content has a process of its own, files are answered there alone, and calls by the other alone', async () => {
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

test('M-09 the content process says that it is alive and ready, and when it leaves; never on the public name', async () => {
  const { content, health } = await apart()
  const asked = () => Promise.all(['/alive', '/ready'].map((url) => statusOf(content, url, '10.0.0.7')))
  expect(await asked()).toEqual([200, 200])
  health.startDraining()
  expect(await asked()).toEqual([200, 503])
  expect(await statusOf(content, '/alive', 'content.test')).toBe(404)
})

describe.skipIf(noHaproxy)('the shipped proxy', () => {
  test('M-09 sends files to the content process and everything else to the api', async () => {
    const { at, content, path } = await apart()
    for (const app of [at.app, content]) await app.listen({ port: 0, host: '127.0.0.1' })
    const [node, files] = [portOf(at.app), portOf(content)]
    const { port } = await shippedProxy({ nodes: [node, node], content: files })
    expect(await ask(port, path, 'content.test')).toBe(200)
    expect(await ask(port, '/launcher.js', 'p1.content.test')).not.toBe(503)
    expect(await ask(port, '/alive', 'alpha.test')).toBe(200)
    expect(await ask(port, getCurrentUser.path, 'alpha.test')).toBe(401)
  })
})

const portOf = (app: FastifyInstance) => (app.server.address() as AddressInfo).port

function ask(port: number, path: string, host: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  request({ host: '127.0.0.1', port, path, headers: { host } }, (answer) => {
    answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
  })
    .on('error', reject)
    .end()
  return promise
}
