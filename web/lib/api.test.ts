import { getCurrentUser } from '@lyceum/contract/identity'
import { saveSetting } from '@lyceum/contract/site'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callOrShowError, call, read } from './api.ts'
import { browser } from './make.ts'
import { notice } from './notice.ts'
import { queryClient } from './query-client.ts'

const answers = (status: number, body: unknown) => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(body, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const refused = { code: 400, errCode: 'SETTING_INVALID', errMsg: '“icon”的值不符合要求', errDetail: '' }
const change = { name: 'icon', value: true } as const

beforeEach(() => browser())
afterEach(() => vi.unstubAllGlobals())

test('B-149 a failed call is shown, and the caller gets undefined', async () => {
  answers(400, refused)
  expect(await callOrShowError(saveSetting, change)).toBeUndefined()
  expect(notice.getState().current?.text).toBe('“icon”的值不符合要求')
})

test('a form that wants the error gets it, and nothing is shown', async () => {
  answers(400, refused)
  await expect(call(saveSetting, change)).rejects.toMatchObject({ errCode: 'SETTING_INVALID' })
  expect(notice.getState().current).toBeUndefined()
})

test('a failed read is shown once, unless its page shows it itself', async () => {
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
