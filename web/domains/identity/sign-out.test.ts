import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseLocale } from '#lib/language/locale'
import { browser, lin } from '#lib/make'
import { notice } from '#lib/notice'
import { queryClient } from '#lib/query-client'
import { beginSession, keepHandle, session, whenSessionEnds } from '#lib/session'
import { leave } from './sign-out.ts'

let around: ReturnType<typeof browser>

/** A fake server for logout; like the real one it clears the device storage on success. */
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

test('B-119 B-120 logout sends only the token; a success ends the session', async () => {
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

test('E-017 any other answer leaves the person signed in, with the server’s message', async () => {
  serverAnswers(200, { code: 200, result: false })
  await leave()
  expect(session.getState().isLoggedIn).toBe(true)

  serverAnswers(400, { code: 400, errCode: 'LOGOUT_FAILED', errMsg: '没能退出，请再试一次', errDetail: '' })
  await leave()
  expect(session.getState().isLoggedIn).toBe(true)
  expect(notice.getState().current?.text).toBe('没能退出，请再试一次')
})

test('the language chosen on this device survives the session, cached personal data does not', async () => {
  serverAnswers(200, { code: 200, result: true })
  chooseLocale('zh-TW')
  queryClient.setQueryData(['/app/api/user/current', {}], lin)

  await leave()

  expect(around.localStorage.getItem('locale')).toBe('zh-TW')
  expect(queryClient.getQueryData(['/app/api/user/current', {}])).toBeUndefined()
})
