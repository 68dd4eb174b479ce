import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { Failure } from '../failure.ts'
import { addDeadline } from './deadline.ts'

function server(budgetMs: number) {
  const app = Fastify()
  onTestFinished(() => app.close())
  addDeadline(app, budgetMs)
  app.setErrorHandler((error, _request, reply) =>
    error instanceof Failure
      ? reply.code(error.spec.status).send(error.spec.code)
      : reply.code(500).send('bug'),
  )
  return app
}

test('a call that outlasts its budget is answered 503, and its late result is dropped', async () => {
  const app = server(30)
  const late = Promise.withResolvers<string>()
  app.get('/slow', () => late.promise)
  const answer = await app.inject('/slow')
  late.resolve('too late')
  expect([answer.statusCode, answer.body]).toEqual([503, 'SERVER_BUSY'])
})

test('a stream that has begun may take longer than the budget', async () => {
  const app = server(30)
  app.get('/stream', (_request, reply) => {
    reply.raw.write('first ')
    // The budget itself is what is waited for here, three times over.
    void pause(90).then(() => reply.raw.end('last'))
  })
  expect((await app.inject('/stream')).body).toBe('first last')
})
