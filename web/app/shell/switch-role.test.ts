import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browser } from '#lib/make'
import { notice } from '#lib/notice'
import { switchRole } from './switch-role.ts'

const loaded: string[] = []
const requested: string[] = []

function serverAnswers(status: number, body: object) {
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address)
    return Response.json(body, { status })
  })
}

beforeEach(() => {
  browser()
  loaded.length = 0
  requested.length = 0
  vi.stubGlobal('location', { assign: (address: string) => loaded.push(address) })
})
afterEach(() => vi.unstubAllGlobals())

test('B-126 B-127 the role is sent as roleExtId, and the returned address is loaded', async () => {
  serverAnswers(200, { code: 200, result: { url: '/manage' } })
  await switchRole('TADM_1')
  expect(requested).toEqual([
    expect.stringMatching(/^\/app\/api\/role\/change-role\?roleExtId=TADM_1&t=\d+$/),
  ])
  expect(loaded).toEqual(['/manage'])
})

test('a rejected switch shows its reason and stays; an address of another site is never loaded', async () => {
  serverAnswers(403, {
    code: 403,
    errCode: 'ERROR_HAVE_NO_PERMISSION',
    errMsg: '没有这个角色',
    errDetail: '',
  })
  await switchRole('ADM_1')
  expect(notice.getState().current?.text).toBe('没有这个角色')
  serverAnswers(200, { code: 200, result: { url: '//evil.example' } })
  await switchRole('ADM_1')
  expect(loaded).toEqual([])
})
