import { commonErrors, endpoint, type Endpoint } from '@lyceum/contract/kit'
import { login } from '@lyceum/contract/identity'
import { deleteDraft, listDrafts, saveDraft } from '@lyceum/contract/profile'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { answer } from '#platform/http'
import { testApp } from './test-app.ts'

type ErrorAnswer = { readonly errCode: string; readonly errMsg: string }

const broken = (method: Endpoint['method'], kind: Endpoint['kind']) =>
  endpoint({
    method,
    path: `/app/api/probe/broken-${method.toLowerCase()}`,
    kind,
    access: 'user',
    summary: 'Always fails.',
    result: z.object({}),
  })

const calls = [
  broken('GET', 'read'),
  broken('POST', 'write'),
  broken('PUT', 'write'),
  broken('DELETE', 'write'),
]

const bug = () => {
  throw new Error('secret: the password of the database')
}

test('E-111 E-112 E-116 E-117 failed reads, submissions, changes and deletions give an error number, and nothing of the cause', async () => {
  const routes = calls.map((call) => answer(call, bug))
  const { lin } = await testApp({ extraDomains: [{ name: 'probe', routes }] })
  for (const call of calls) {
    const reply = await lin.send(call, {})
    expect(reply.statusCode).toBe(500)
    expect(reply.json<ErrorAnswer>().errCode).toBe('SERVER_ERROR')
    expect(reply.json<ErrorAnswer>().errMsg).toMatch(/^系统出了点问题，编号 \S+$/)
    expect(reply.body).not.toContain('secret')
  }
})

test('E-113 rejects something that no longer exists with a message and 400, never 404', async () => {
  const { lin } = await testApp()
  const content = { blocks: [] }
  const { id } = await lin.call(saveDraft, { key: 'editor-1', type: 'topic', title: '', content })
  await lin.call(deleteDraft, { id })
  const reply = await lin.send(deleteDraft, { id })
  expect(reply.statusCode).toBe(400)
  expect(reply.json<ErrorAnswer>()).toMatchObject({
    errCode: 'NOT_FOUND',
    errMsg: commonErrors.NOT_FOUND.text['zh-CN'],
  })
})

test('E-114 names an invalid field beside the message, and writes nothing', async () => {
  const { lin } = await testApp()
  const draft = { key: 'editor-1', type: 'topic', content: { blocks: [] } }
  const reply = await lin.send(saveDraft, { ...draft, title: '题'.repeat(5000) })
  expect(reply.statusCode).toBe(400)
  expect(reply.json<ErrorAnswer>()).toMatchObject({
    errCode: 'INVALID_INPUT',
    errMsg: commonErrors.INVALID_INPUT.text['zh-CN'],
    errDetail: expect.stringContaining('title'),
  })
  expect((await lin.call(listDrafts, {})).records).toEqual([])
})

test('E-115 asks a caller with too many requests to wait, and says how long', async () => {
  const { anonymous } = await testApp({ env: { RATE_FACTOR: '0.001' } })
  const guess = () => anonymous.send(login, { userName: 'lin', password: 'wrong' })
  const replies = await Promise.all(Array.from({ length: 30 }, guess))
  const stopped = replies.filter(({ statusCode }) => statusCode === 429)
  expect(stopped.length).toBeGreaterThan(0)
  for (const reply of stopped) {
    expect(reply.json<ErrorAnswer>().errCode).toBe('TOO_MANY_REQUESTS')
    expect(reply.json<ErrorAnswer>().errMsg).toMatch(/请 \d+ 秒后再试/)
  }
})
