import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browser, lin } from './make.ts'
import { keepHandle, session } from './session.ts'
import { loadUser } from './who-am-i.ts'

beforeEach(() => browser())
afterEach(() => vi.unstubAllGlobals())

test('B-111 B-129 asking who is signed in sends token and lang, and its answer begins the session', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json({ code: 200, result: lin })
  })
  keepHandle('handle-3')
  expect(session.getState().isLoggedIn).toBe(false)
  await loadUser()
  expect(asked).toEqual([
    expect.stringMatching(/^\/app\/api\/user\/current\?token=handle-3&lang=zh-CN&t=\d+$/),
  ])
  expect(session.getState().isLoggedIn).toBe(true)
})
