import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseLocale } from '#lib/locale'
import { browser, lin } from '#lib/make'
import { notice } from '#lib/notice'
import { queryClient } from '#lib/query-client'
import { beginSession, keepHandle, session, whenSessionEnds } from '#lib/session'
import { leave } from './leave.ts'

let around: ReturnType<typeof browser>

/** The server answers the logout; like the real one it empties the storage of the device when it agrees. */
function serverAnswers(status: number, body: unknown) {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (_address: string, init: { readonly body: string }) => {
    bodies.push(JSON.parse(init.body))
    if (status === 200) for (const name of ['locale', 'userInfo']) around.localStorage.removeItem(name)
    return Response.json(body, { status })
  })
  return bodies
}

beforeEach(() => {
  around = browser()
  beginSession(lin)
})
afterEach(() => vi.unstubAllGlobals())

test('B-119 B-120 logout sends the token and nothing else; a yes ends the session', async () => {
  const bodies = serverAnswers(200, { code: 200, result: true })
  const endings: string[] = []
  const stop = whenSessionEnds((ending) => endings.push(ending))
  keepHandle('handle-1')

  await leave()

  expect(bodies).toEqual([{ token: 'handle-1' }])
  expect(session.getState().isLoggedIn).toBe(false)
  expect(endings).toEqual(['by-choice'])
  stop()
})

test('E-017 an answer that is no yes leaves the person signed in, with the server’s words', async () => {
  serverAnswers(200, { code: 200, result: false })
  await leave()
  expect(session.getState().isLoggedIn).toBe(true)

  serverAnswers(400, { code: 400, errCode: 'LOGOUT_FAILED', errMsg: '没能退出，请再试一次', errDetail: '' })
  await leave()
  expect(session.getState().isLoggedIn).toBe(true)
  expect(notice.getState().current?.text).toBe('没能退出，请再试一次')
})

test('the language chosen on this device outlives the session, what was read for the person does not', async () => {
  serverAnswers(200, { code: 200, result: true })
  chooseLocale('zh-TW')
  queryClient.setQueryData(['/app/api/user/current', {}], lin)

  await leave()

  expect(around.localStorage.getItem('locale')).toBe('zh-TW')
  expect(queryClient.getQueryData(['/app/api/user/current', {}])).toBeUndefined()
})
