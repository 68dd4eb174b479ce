import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browser, lin } from '#lib/make'
import { keepHandle, session } from '#lib/session'
import { loadUser, whoAmI } from './who-am-i.ts'

const answers = (result: unknown) => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ code: 200, result }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

beforeEach(() => browser())
afterEach(() => vi.unstubAllGlobals())

test('B-111 B-129 the user call sends token and lang, and its answer begins the session', async () => {
  const requested: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address)
    return Response.json({ code: 200, result: lin })
  })
  keepHandle('handle-3')
  expect(session.getState().isLoggedIn).toBe(false)
  await loadUser()
  expect(requested).toEqual([
    expect.stringMatching(/^\/app\/api\/user\/current\?token=handle-3&lang=zh-CN&t=\d+$/),
  ])
  expect(session.getState().isLoggedIn).toBe(true)
})

test('the session begins when the user info has been fetched, and is asked for once', async () => {
  const fetched = answers(lin)
  expect(await whoAmI()).toEqual(lin)
  expect(await whoAmI()).toEqual(lin)
  expect(session.getState().isLoggedIn).toBe(true)
  expect(fetched).toHaveBeenCalledOnce()
})

test('who has chosen no language here gets the one of the account; a choice made here stays', async () => {
  answers({ ...lin, curLan: 'en-US' })
  const { document, localStorage } = browser()
  await loadUser()
  expect(document.documentElement.lang).toBe('en-US')

  localStorage.setItem('locale', 'zh-TW')
  document.documentElement.lang = 'zh-TW'
  await loadUser()
  expect(document.documentElement.lang).toBe('zh-TW')
})
