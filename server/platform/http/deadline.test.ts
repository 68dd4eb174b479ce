import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { AppError } from '../app-error.ts'
import { addDeadline } from './deadline.ts'

function server(budgetMs: number) {
  const app = Fastify()
  onTestFinished(() => app.close())
  addDeadline(app, budgetMs)
  app.setErrorHandler((error, _request, reply) =>
    error instanceof AppError
      ? reply.code(error.spec.status).send(error.spec.code)
      : reply.code(500).send('bug'),
  )
  return app
}

test('answers 503 to a call that exceeds its time limit and drops its late result', async () => {
  const app = server(30)
  const late = Promise.withResolvers<string>()
  app.get('/slow', () => late.promise)
  const answer = await app.inject('/slow')
  late.resolve('too late')
  expect([answer.statusCode, answer.body]).toEqual([503, 'SERVER_BUSY'])
})

test('lets a stream that has begun take longer than the limit', async () => {
  const app = server(30)
  app.get('/stream', (_request, reply) => {
    reply.raw.write('first ')
    // Waits three times the limit.
    void pause(90).then(() => reply.raw.end('last'))
  })
  expect((await app.inject('/stream')).body).toBe('first last')
})
