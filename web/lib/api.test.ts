import { getCurrentUser } from '@lyceum/contract/identity'
import { saveSetting } from '@lyceum/contract/site'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask, call, read } from './api.ts'
import { browser, lin } from './make.ts'
import { notice } from './notice.ts'
import { queryClient } from './query-client.ts'
import { session } from './session.ts'
import { loadUser, whoAmI } from './who-am-i.ts'

const answers = (status: number, body: unknown) => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(body, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const refused = { code: 400, errCode: 'SETTING_INVALID', errMsg: '“icon”的值不符合要求', errDetail: '' }
const change = { name: 'icon', value: true } as const

beforeEach(() => browser())
afterEach(() => vi.unstubAllGlobals())

test('B-149 a failure that is asked for is shown, and the caller gets nothing', async () => {
  answers(400, refused)
  expect(await ask(saveSetting, change)).toBeUndefined()
  expect(notice.getState().current?.text).toBe('“icon”的值不符合要求')
})

test('a form that wants the reason gets it, and nothing is shown', async () => {
  answers(400, refused)
  await expect(call(saveSetting, change)).rejects.toMatchObject({ errCode: 'SETTING_INVALID' })
  expect(notice.getState().current).toBeUndefined()
})

test('a read that fails is shown once, unless its page does that itself', async () => {
  answers(400, refused)
  await expect(queryClient.query({ ...read(getCurrentUser), meta: { quiet: true } })).rejects.toMatchObject({
    status: 400,
  })
  expect(notice.getState().current).toBeUndefined()
  await expect(queryClient.query(read(getCurrentUser, { lang: 'en-US' }))).rejects.toMatchObject({
    status: 400,
  })
  expect(notice.getState().current).toMatchObject({ tone: 'error' })
})

test('the session begins when the user info has been fetched, and is asked for once', async () => {
  const fetched = answers(200, { code: 200, result: lin })
  expect(await whoAmI()).toEqual(lin)
  expect(await whoAmI()).toEqual(lin)
  expect(session.getState().isLoggedIn).toBe(true)
  expect(fetched).toHaveBeenCalledOnce()
})

test('who has chosen no language here gets the one of the account; a choice made here stays', async () => {
  answers(200, { code: 200, result: { ...lin, curLan: 'en-US' } })
  const { document, localStorage } = browser()
  await loadUser()
  expect(document.documentElement.lang).toBe('en-US')

  localStorage.setItem('locale', 'zh-TW')
  document.documentElement.lang = 'zh-TW'
  await loadUser()
  expect(document.documentElement.lang).toBe('zh-TW')
})
