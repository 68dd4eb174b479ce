import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { closeIdleWhileLeaving } from './close-idle.ts'

test('M8 a connection that was answering when the server began to close does not keep it open', async () => {
  const app = Fastify({ forceCloseConnections: 'idle', keepAliveTimeout: 75_000 })
  closeIdleWhileLeaving(app)
  const requestArrived = Promise.withResolvers<void>()
  const mayAnswer = Promise.withResolvers<void>()
  app.get('/slow', async () => {
    requestArrived.resolve()
    await mayAnswer.promise
    return 'answered'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const status = new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: '/slow', agent }, (res) => {
      res.resume()
      resolve(res.statusCode)
    }).on('error', reject)
  })
  await requestArrived.promise
  const closed = app.close()
  // Answers only after the server has closed its idle connections, as a slow call would.
  await vi.waitUntil(() => !app.server.listening)
  mayAnswer.resolve()

  expect(await status).toBe(200)
  await closed
  agent.destroy()
})
