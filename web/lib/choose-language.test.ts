import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseLanguage } from './choose-language.ts'
import { currentLocale } from './locale.ts'
import { browser, lin } from './make.ts'
import { beginSession } from './session.ts'

const sent: { readonly path: string; readonly body: unknown }[] = []

beforeEach(() => {
  browser()
  sent.length = 0
  vi.stubGlobal('fetch', async (address: string, { body = '' }: { readonly body?: string }) => {
    sent.push({ path: address.split('?', 1)[0] ?? '', body: JSON.parse(body) })
    return Response.json({ code: 200, result: { locale: 'en-US' } })
  })
})
afterEach(() => vi.unstubAllGlobals())

test('B-007 the server is told about the language of who is signed in', async () => {
  beginSession(lin)
  chooseLanguage('en-US')
  expect(currentLocale()).toBe('en-US')
  await vi.waitUntil(() => sent.length > 0, { interval: 1 })
  expect(sent).toEqual([{ path: '/app/api/trainee/my/user', body: { locale: 'en-US' } }])
})

test('a stranger’s choice stays on this device', () => {
  chooseLanguage('zh-TW')
  expect(currentLocale()).toBe('zh-TW')
  expect(sent).toEqual([])
})
