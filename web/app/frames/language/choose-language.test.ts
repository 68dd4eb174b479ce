import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseLanguage } from './choose-language.ts'
import { currentLocale } from '#lib/language/locale'
import { browser, lin } from '#lib/make'
import { beginSession, session } from '#lib/session'

const inEnglish = { ...lin, roleList: [{ roleExtId: 'NLRN_1', title: 'Learner' }] }
const sent: { readonly path: string; readonly body: unknown }[] = []

beforeEach(() => {
  browser()
  sent.length = 0
  vi.stubGlobal('fetch', async (address: string, { body }: { readonly body?: string }) => {
    const path = address.split('?', 1)[0] ?? ''
    sent.push({ path, body: body === undefined ? undefined : JSON.parse(body) })
    return Response.json({ code: 200, result: path.endsWith('/current') ? inEnglish : { locale: 'en-US' } })
  })
})
afterEach(() => vi.unstubAllGlobals())

test('B-007 a signed-in person’s language is sent to the server, and texts worded by the server are reloaded', async () => {
  beginSession(lin)
  chooseLanguage('en-US')
  expect(currentLocale()).toBe('en-US')
  await vi.waitUntil(() => sent.length > 1, { interval: 1 })
  expect(sent[0]).toEqual({ path: '/app/api/trainee/my/user', body: { locale: 'en-US' } })
  await vi.waitUntil(() => session.getState().user?.roleList[0]?.title === 'Learner', { interval: 1 })
})

test('an anonymous visitor’s choice stays on this device', () => {
  chooseLanguage('zh-TW')
  expect(currentLocale()).toBe('zh-TW')
  expect(sent).toEqual([])
})
